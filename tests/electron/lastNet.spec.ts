import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Launched, test } from './launch';
import { advanceTo, folderWith, STILL } from './tableDriver';

const logOf = ({ userDataDir }: Launched) =>
  readFile(join(userDataDir, 'logs', 'main.log'), 'utf8');
const toast = ({ page }: Launched) => page.getByTestId('toast');

async function atTable(launch: () => Promise<Launched>): Promise<Launched> {
  const launched = await launch();
  await launched.page.getByTestId('play').click();
  await launched.page.getByTestId('table').waitFor();
  return launched;
}

test('main: errors that nothing foresaw are written and said once, and the game goes on', async ({
  launch,
  uncaught,
}) => {
  const launched = await atTable(async () => launch({ userDataDir: await folderWith(STILL) }));
  await launched.app.evaluate(async () => {
    for (let time = 0; time < 100; time += 1) {
      setImmediate(() => {
        throw new Error('a callback failed');
      });
      void Promise.reject(new Error('a promise failed'));
    }
    await new Promise((resolve) => setImmediate(resolve));
  });
  await expect(toast(launched)).toHaveCount(1);
  await expect(toast(launched)).toContainText('It goes on');
  await advanceTo(launched.page, 'third-trick');
  const log = await logOf(launched);
  expect(log.match(/uncaught in main: Error: a callback failed/g)).toHaveLength(1);
  expect(log).toContain('100 times: main: Error: a callback failed');
  expect(log).toContain('uncaught in main, in a promise: Error: a promise failed');
  uncaught.length = 0;
});

test('page: errors that nothing foresaw are written and said once, and the game goes on', async ({
  launch,
  uncaught,
}) => {
  const launched = await atTable(async () => launch({ userDataDir: await folderWith(STILL) }));
  await launched.page.evaluate(() => {
    for (let time = 0; time < 10; time += 1) {
      setTimeout(() => {
        throw new Error('a timer failed');
      });
      void Promise.reject(new Error('a request failed'));
    }
  });
  await expect(toast(launched)).toHaveCount(1);
  await expect.poll(() => logOf(launched)).toContain('10 times: page: Error: a timer failed');
  await expect.poll(() => logOf(launched)).toContain('uncaught in page: Error: a request failed');
  await advanceTo(launched.page, 'third-trick');
  uncaught.length = 0;
});

test('page: a listener that throws is written, and the next message is heard', async ({
  launch,
  uncaught,
}) => {
  const launched = await launch();
  await launched.page.evaluate(() => {
    window.pinochle.settings.onChange(() => {
      throw new Error('a listener failed');
    });
  });
  await launched.page.evaluate(() => window.pinochle.settings.change({ felt: 'blue' }));
  await expect.poll(() => logOf(launched)).toContain('a listener failed');
  await expect(launched.page.locator('html')).toHaveAttribute('data-felt', 'blue');
  uncaught.length = 0;
});

test('page: a screen that can\u2019t be drawn says so, is written, and Home leads out', async ({
  launch,
  uncaught,
}) => {
  const launched = await atTable(async () => launch({ userDataDir: await folderWith(STILL) }));
  const { app, page } = launched;
  await app.evaluate(({ BrowserWindow }) => {
    const view = { rules: {}, hand: null, phase: { kind: 'play', seat: 99 }, tricks: 'none' };
    const update = { tableId: 'x', seq: 1, title: '', seats: [], events: [], view };
    BrowserWindow.getAllWindows()[0]?.webContents.send('table.onUpdate', update);
  });
  await expect(page.getByTestId('crash')).toBeVisible();
  await page.getByTestId('crash').getByRole('button', { name: 'Home' }).click();
  await expect(page.getByTestId('home')).toBeVisible();
  await page.getByTestId('continue').click();
  await expect(page.getByTestId('table')).toBeVisible();
  await expect.poll(() => logOf(launched)).toContain('uncaught in page');
  uncaught.length = 0;
});

test('page: a table on the network that can\u2019t be drawn can be left, and another one opened', async ({
  launch,
  uncaught,
}) => {
  const { app, page } = await launch({
    userDataDir: await folderWith(STILL),
    args: ['--lan-address', '127.0.0.1'],
  });
  await page.getByTestId('tile-network').click();
  await page.getByTestId('host-table').click();
  await page.getByTestId('your-name').fill('June');
  await page.getByTestId('table-name').fill('Club evening');
  await page.getByTestId('open-table').click();
  await expect(page.getByTestId('lobby')).toBeVisible();
  await app.evaluate(({ BrowserWindow }) => {
    const { webContents } = BrowserWindow.getAllWindows()[0] ?? {};
    const table = { stage: 'lobby', members: null, seats: 7 };
    webContents?.send('lan.onState', { role: 'guest', link: 'live', table, mutedHere: [] });
  });
  await expect(page.getByTestId('crash')).toBeVisible();
  await page.getByTestId('crash-leave').click();
  await expect(page.getByTestId('home')).toBeVisible();
  await page.getByTestId('play').click();
  await expect(page.getByTestId('table')).toBeVisible();
  uncaught.length = 0;
});

test('page: one that hangs is loaded again, or the table left, as the user says', async ({
  launch,
  uncaught,
}) => {
  const launched = await atTable(async () => launch({ userDataDir: await folderWith(STILL) }));
  const { app, page } = launched;
  await app.evaluate(({ dialog }) => {
    dialog.showMessageBox = async () => ({ response: 1, checkboxChecked: false });
  });
  const loaded = app.evaluate(
    ({ BrowserWindow }) =>
      new Promise<void>((resolve) => {
        const [window] = BrowserWindow.getAllWindows();
        window?.webContents.once('did-finish-load', () => resolve());
        window?.emit('unresponsive');
      }),
  );
  void page
    .evaluate(() =>
      setTimeout(() => {
        for (;;);
      }),
    )
    .catch(() => undefined);
  await loaded;
  const isAtHome = ({ BrowserWindow }: typeof import('electron')): Promise<boolean> =>
    BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
      `document.querySelector('[data-testid="continue"]') !== null`,
    ) ?? Promise.resolve(false);
  await expect.poll(() => app.evaluate(isAtHome)).toBe(true);
  uncaught.length = 0;
});
