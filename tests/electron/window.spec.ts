import { expect, test } from './launch';

test('the window opens and shows the program', async ({ launch }) => {
  const { page } = await launch();
  await expect(page).toHaveTitle(/Aces Around/);
  await expect(page.locator('#root')).not.toBeEmpty();
});

test('a second start finds the same data folder', async ({ launch }) => {
  const first = await launch();
  await first.page.evaluate(() => localStorage.setItem('seen', 'yes'));
  const second = await first.relaunch();
  expect(second.userDataDir).toBe(first.userDataDir);
  expect(await second.page.evaluate(() => localStorage.getItem('seen'))).toBe('yes');
});
