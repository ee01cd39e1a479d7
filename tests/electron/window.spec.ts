import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './launch';
import { folderWith } from './tableDriver';

test('the window opens and shows the program', async ({ launch }) => {
  const { page } = await launch();
  await expect(page).toHaveTitle(/Aces Around/);
  await expect(page.locator('#root')).not.toBeEmpty();
});

test('a page with less room than the layouts need is drawn smaller, and as it is again with more', async ({
  launch,
}) => {
  const { app, page } = await launch({ args: ['--size', '752x400'] });
  const room = () => page.evaluate(() => [window.innerWidth, window.innerHeight]);
  await expect.poll(room).toEqual([940, 500]);
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 800),
  );
  await expect.poll(room).toEqual([1280, 800]);
});

test('a window that was larger than the display fits it, and can be made no smaller than its layouts', async ({
  launch,
}) => {
  const userDataDir = await folderWith({});
  const bounds = { x: -500, y: -500, width: 9000, height: 9000 };
  await writeFile(
    join(userDataDir, 'state.json'),
    JSON.stringify({ window: { bounds, maximized: false } }),
  );
  const { app } = await launch({ userDataDir });
  const isShown = () =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible() ?? false);
  await expect.poll(isShown).toBe(true);
  const sizes = await app.evaluate(({ BrowserWindow, screen }) => {
    const [window] = BrowserWindow.getAllWindows();
    if (window === undefined) throw new Error('there is no window');
    const { width, height } = window.getBounds();
    const page = window.getContentBounds();
    const [leastWidth = 0, leastHeight = 0] = window.getMinimumSize();
    return {
      area: screen.getDisplayMatching(window.getBounds()).workAreaSize,
      window: { width, height },
      leastPage: {
        width: leastWidth - (width - page.width),
        height: leastHeight - (height - page.height),
      },
    };
  });
  expect(sizes.window.width).toBeLessThanOrEqual(sizes.area.width);
  expect(sizes.window.height).toBeLessThanOrEqual(sizes.area.height);
  expect(sizes.leastPage).toEqual({ width: 940, height: 500 });
});

test('a second start finds the same data folder', async ({ launch }) => {
  const first = await launch();
  await first.page.evaluate(() => localStorage.setItem('seen', 'yes'));
  const second = await first.relaunch();
  expect(second.userDataDir).toBe(first.userDataDir);
  expect(await second.page.evaluate(() => localStorage.getItem('seen'))).toBe('yes');
});
