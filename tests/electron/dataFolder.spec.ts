import { mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isThirdTrick, playUntil } from './firstAction';
import { expect, type Launched, test } from './launch';
import { advanceTo, folderWith, STILL } from './tableDriver';

async function expectPlayable({ page }: Launched): Promise<void> {
  await expect(page.getByTestId('toasts')).toContainText('Nothing can be kept');
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  await advanceTo(page, 'third-trick');
}

test('data folder: a file in its place is said, one plays unsaved, and it is saved when that is mended', async ({
  launch,
}) => {
  const folder = join(await folderWith({}), 'data');
  await writeFile(folder, 'a file in the place of the folder');
  const { page } = await launch({ userDataDir: folder });
  await expect(page.getByTestId('toasts')).toContainText(
    `Nothing can be kept: ${folder} is not a folder.`,
  );
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  await expect(page.getByTestId('not-saved')).toBeVisible();
  await playUntil(page, isThirdTrick);
  await rename(folder, `${folder}.aside`);
  await mkdir(folder);
  await playUntil(page, (view) => view.tricks.length >= 4);
  await expect(page.getByTestId('not-saved')).toHaveCount(0);
});

test('data folder: one that is a link to nothing that can be made is said', async ({ launch }) => {
  const folder = join(await folderWith({}), 'data');
  await symlink('/proc/no/such/place', folder);
  await expectPlayable(await launch({ userDataDir: folder }));
});

test('data folder: one whose lock can\u2019t be taken is used all the same', async ({ launch }) => {
  const folder = await folderWith({ ...STILL, felt: 'blue' });
  await mkdir(join(folder, 'SingletonLock', 'in-the-way'), { recursive: true });
  const { page } = await launch({ userDataDir: folder });
  await expect(page.locator('html')).toHaveAttribute('data-felt', 'blue');
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  await advanceTo(page, 'third-trick');
  await expect(page.getByTestId('not-saved')).toHaveCount(0);
  expect(await readdir(join(folder, 'running'))).not.toEqual([]);
});

test('data folder: a lock that another machine left keeps nobody out', async ({ launch }) => {
  const folder = await folderWith(STILL);
  await symlink('another-machine-4711', join(folder, 'SingletonLock'));
  const { page } = await launch({ userDataDir: folder });
  await expect(page.getByTestId('play')).toBeVisible();
});

test('log: quitting while bots think writes no failure', async ({ launch }) => {
  const launched = await launch({ userDataDir: await folderWith({}) });
  await launched.page.getByTestId('play').click();
  await launched.page.getByTestId('table').waitFor();
  await launched.close();
  const log = await readFile(join(launched.userDataDir, 'logs', 'main.log'), 'utf8');
  // On a busy machine a bot may have been too slow before, which is another matter.
  expect(log.replaceAll(/^.*within \d+ ms$/gm, '')).not.toMatch(/ (warning|error) /);
});
