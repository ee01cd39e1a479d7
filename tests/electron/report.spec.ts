import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from './expectAccessible';
import { isOver, isThirdTrick, playUntil } from './firstAction';
import { expect, test } from './launch';
import { folderWith, STILL } from './tableDriver';

const NAMES = { playerName: 'Theodora', botNames: ['Anselm', 'Brunhild', 'Clothilde'] };

test('report: it is shown in full, without names, addresses and running cards, and written as shown', async ({
  launch,
}) => {
  const userDataDir = await folderWith({ ...STILL, ...NAMES });
  const { app, page } = await launch({ userDataDir });
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  await playUntil(page, isOver);
  await page.evaluate(() => window.pinochle.table.nextDeal());
  const { view } = await playUntil(page, isThirdTrick);
  const log = join(userDataDir, 'logs', 'main.log');
  await appendFile(log, `now warning Theodora at 192.168.7.7 could not read ${userDataDir}/x\n`);
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.send('report.onWanted'),
  );
  const text = page.getByTestId('report-text');
  await expect(text).toHaveValue(/<name> at <address> could not read <path>/);
  await page.getByTestId('report-record').check();
  await expect(text).toHaveValue(/== Record/);
  await expectAccessible(page, 'report');
  const shown = await text.inputValue();
  expect(shown).not.toMatch(/Theodora|Anselm|Brunhild|Clothilde|192\.168\.7\.7/);
  expect(shown).not.toContain(userDataDir);
  const record: { deals: { hands: string[] }[] } = JSON.parse(
    shown.slice(shown.indexOf('{"format"')),
  );
  expect(record.deals).toHaveLength(view.dealNumber - 1);
  const file = join(userDataDir, 'report.txt');
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath });
  }, file);
  await page.getByTestId('save-report').click();
  await expect(page.getByTestId('toasts')).toContainText('The report was saved');
  expect(await readFile(file, 'utf8')).toBe(shown);
  await page.getByTestId('back').click();
  await expect(page.getByTestId('table')).toBeVisible();
});

test('report: it is reached from the settings and from the page of a screen that failed', async ({
  launch,
  uncaught,
}) => {
  const { app, page } = await launch({ userDataDir: await folderWith(STILL) });
  await page.getByTestId('tile-settings').click();
  await page.getByTestId('open-report').click();
  await expect(page.getByTestId('report-text')).toHaveValue(/== Versions/);
  await page.getByTestId('back').click();
  await page.getByTestId('back').click();
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  await app.evaluate(({ BrowserWindow }) => {
    const update = { tableId: 'x', seq: 1, title: '', seats: [], events: [], view: { hand: null } };
    BrowserWindow.getAllWindows()[0]?.webContents.send('table.onUpdate', update);
  });
  await page.getByTestId('crash-report').click();
  await expect(page.getByTestId('report-text')).toHaveValue(/uncaught in page/);
  await page.getByTestId('back').click();
  await expect(page.getByTestId('home')).toBeVisible();
  uncaught.length = 0;
});
