import { isThirdTrick, playUntil } from './firstAction';
import { expect, test } from './launch';
import { advanceTo, folderWith, type Page, STILL } from './tableDriver';

/** Leaves the table for the first screen. */
async function goHome(page: Page): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-leave').click();
  await page.getByTestId('home').waitFor();
}

/** Plays a new game up to its third trick; gives the hand that is held then. */
async function beginGame(page: Page) {
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  await playUntil(page, isThirdTrick);
  return (await advanceTo(page, 'third-trick')).view.hand;
}

test('games that were left are listed, continued from home or the list, and deleted once confirmed', async ({
  launch,
}) => {
  const first = await launch({ userDataDir: await folderWith(STILL) });
  const hand = await beginGame(first.page);
  await goHome(first.page);
  await beginGame(first.page);
  const { page } = await first.relaunch();
  await page.getByTestId('tile-games').click();
  const rows = page.getByTestId('unfinished-game');
  await expect(rows).toHaveCount(2);
  // The one that was begun first.
  await rows.nth(1).getByTestId('continue-game').click();
  await page.getByTestId('table').waitFor();
  const view = await page.evaluate(async () => (await window.pinochle.table.current())?.view);
  expect(view?.hand).toEqual(hand);
  await goHome(page);
  await expect(page.getByTestId('continue')).toBeVisible();
  await page.getByTestId('tile-games').click();
  await expect(rows).toHaveCount(2);
  await rows.nth(1).getByTestId('remove-unfinished').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows).toHaveCount(2);
  await rows.nth(1).getByTestId('remove-unfinished').click();
  await page.getByTestId('confirm-remove').click();
  await expect(rows).toHaveCount(1);
  const left = await page.evaluate(async () => {
    const { table } = window.pinochle;
    const [game] = await table.unfinished();
    const resumed = await table.resume(game?.tableId ?? '');
    return resumed.ok ? resumed.value.view.hand : null;
  });
  expect(left).toEqual(hand);
});
