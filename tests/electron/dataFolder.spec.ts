import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Launched, test } from './launch';
import { advanceTo, folderWith, STILL } from './tableDriver';

async function expectPlayable({ page }: Launched): Promise<void> {
  await expect(page.getByTestId('toasts')).toContainText('nothing will be kept');
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  await advanceTo(page, 'third-trick');
}

test('data folder: a file in its place is said, and one plays unsaved', async ({ launch }) => {
  const folder = join(await folderWith({}), 'data');
  await writeFile(folder, 'not a folder');
  await expectPlayable(await launch({ userDataDir: folder }));
  expect(await readFile(folder, 'utf8')).toBe('not a folder');
});

test('data folder: one that is a link to nothing that can be made is said', async ({ launch }) => {
  const folder = join(await folderWith({}), 'data');
  await symlink('/proc/no/such/place', folder);
  await expectPlayable(await launch({ userDataDir: folder }));
});

test('data folder: one whose lock can\u2019t be taken is said, and its settings hold', async ({
  launch,
}) => {
  const folder = await folderWith({ ...STILL, felt: 'blue' });
  await mkdir(join(folder, 'SingletonLock', 'in-the-way'), { recursive: true });
  const launched = await launch({ userDataDir: folder });
  await expect(launched.page.locator('html')).toHaveAttribute('data-felt', 'blue');
  await expectPlayable(launched);
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
  expect(log).not.toMatch(/ (warning|error) /);
});
