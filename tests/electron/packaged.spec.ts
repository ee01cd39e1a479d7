import { join } from 'node:path';
import { expect, test } from './launch';

/** Where scripts/package.mjs puts the program for this test. */
const EXECUTABLES: Readonly<Record<string, string>> = {
  linux: 'linux-unpacked/aces-around',
  win32: 'win-unpacked/Aces Around.exe',
  darwin: `mac${process.arch === 'arm64' ? '-arm64' : ''}/Aces Around.app/Contents/MacOS/Aces Around`,
};
const executablePath = join('out/packaged', EXECUTABLES[process.platform] ?? '');

test('the packaged program opens its window', async ({ launch }) => {
  const { app, page } = await launch({ executablePath });
  expect(await app.evaluate(({ app }) => app.isPackaged)).toBe(true);
  await expect(page).toHaveTitle(/Aces Around/);
  await expect(page.locator('#root')).not.toBeEmpty();
});
