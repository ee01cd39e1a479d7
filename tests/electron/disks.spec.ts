import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isThirdTrick, playUntil } from './firstAction';
import { expect, type Launched, test } from './launch';
import { folderWith, STILL } from './tableDriver';

const mount = (...args: readonly string[]) => spawnSync('mount', args).status === 0;

/** Gives a test a small disk of its own with a data folder on it; the test is skipped where none can be mounted. */
async function onDisk(use: (disk: string, folder: string) => Promise<void>): Promise<void> {
  const disk = mkdtempSync(join(tmpdir(), 'aces-around-disk-'));
  const isMounted =
    process.platform === 'linux' && mount('-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk);
  try {
    test.skip(!isMounted, 'only where a disk can be mounted');
    const folder = join(disk, 'data');
    await cp(await folderWith({ ...STILL, felt: 'blue' }), folder, { recursive: true });
    await use(disk, folder);
  } finally {
    if (isMounted) spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

/** Fills a disk to its last byte. */
function fill(file: string): void {
  const opened = openSync(file, 'w');
  try {
    for (let size = 64 * 1024; size > 0; size = Math.floor(size / 2)) {
      try {
        for (;;) writeSync(opened, Buffer.alloc(size));
      } catch {
        // No more of that size.
      }
    }
  } finally {
    closeSync(opened);
  }
}

async function expectPlayedUnsaved({ page }: Launched, words: string): Promise<void> {
  await expect(page.getByTestId('toasts')).toContainText(words);
  await expect(page.locator('html')).toHaveAttribute('data-felt', 'blue');
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  await expect(page.getByTestId('not-saved')).toBeVisible();
  await playUntil(page, isThirdTrick);
  await expect(page.getByTestId('not-saved')).toBeVisible();
}

test('data folder on a full disk: it is said, one plays unsaved, and the game is saved when there is room', async ({
  launch,
}) => {
  await onDisk(async (disk, folder) => {
    const filler = join(disk, 'filler');
    fill(filler);
    const launched = await launch({ userDataDir: folder });
    await expectPlayedUnsaved(launched, 'Nothing can be kept: the disk is full.');
    await rm(filler);
    await playUntil(launched.page, (view) => view.tricks.length >= 4);
    await expect(launched.page.getByTestId('not-saved')).toHaveCount(0);
    expect(await readdir(join(folder, 'running'))).not.toEqual([]);
    await launched.close();
  });
});

test('data folder on a read-only disk: it is said, settings are read, and one plays unsaved', async ({
  launch,
}) => {
  await onDisk(async (disk, folder) => {
    expect(mount('-o', 'remount,ro', disk)).toBe(true);
    const launched = await launch({ userDataDir: folder });
    await expectPlayedUnsaved(launched, `the folder ${folder} can’t be written to`);
    await launched.close();
  });
});
