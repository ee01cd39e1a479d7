import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './launch';
import {
  advanceTo,
  catchUp,
  folderWith,
  legalCards,
  placeOf,
  STILL,
  turnPassed,
} from './tableDriver';

test('the packaged program opens its window', async ({ launch }) => {
  const { app, page } = await launch();
  expect(await app.evaluate(({ app }) => app.isPackaged)).toBe(true);
  await expect(page).toHaveTitle(/Aces Around/);
  await expect(page.locator('#root')).not.toBeEmpty();
});

test('a card is played in the packaged program, and its bots think in their threads', async ({
  launch,
}) => {
  const { page, userDataDir } = await launch({ userDataDir: await folderWith(STILL) });
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  const { view } = await advanceTo(page, 'third-trick');
  await catchUp(page, view.turn);
  const { x, y } = await placeOf(legalCards(page).first());
  await page.mouse.click(x, y);
  await turnPassed(page, view.turn);
  // Every bot that had to be answered for is in the log.
  const log = await readFile(join(userDataDir, 'logs', 'main.log'), 'utf8');
  expect(log).not.toMatch(/ (warning|error) /);
});
