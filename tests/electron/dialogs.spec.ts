import { actFirst } from './firstAction';
import { expect, test } from './launch';
import { currentUpdate, folderWith, nextMoment, type Page, STILL } from './tableDriver';

const focused = (page: Page) => page.locator(':focus');

/** Beside every dialog, which lie in the middle. */
const clickBeside = (page: Page) => page.mouse.click(6, 300);

test('a dialog over the table has the keys to itself and gives the focus back', async ({
  launch,
}) => {
  const { page } = await launch({ userDataDir: await folderWith(STILL) });
  await page.getByTestId('play').click();
  await nextMoment(page);
  await expect(page.getByTestId('bid-panel')).toBeVisible();
  const { view } = await currentUpdate(page);

  await page.keyboard.press('Escape');
  await expect(page.getByTestId('table-menu')).toBeFocused();
  await clickBeside(page);
  await page.keyboard.press('p');
  await expect(page.getByTestId('table-menu')).toBeVisible();
  expect((await currentUpdate(page)).view.turn, 'no bid was passed under the menu').toBe(view.turn);
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('table-menu').getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('table-menu')).toHaveCount(0);
  await expect(focused(page), 'something has the focus').toHaveCount(1);

  await page.getByTestId('hand-card').nth(2).focus();
  for (const key of ['s', '?']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByTestId('hand-card').nth(2)).toBeFocused();
  }
});

test('every screen takes the focus when it comes', async ({ launch }) => {
  const { page } = await launch({ userDataDir: await folderWith(STILL) });
  for (const tile of ['tile-settings', 'tile-rules', 'tile-newTable', 'tile-games']) {
    await page.getByTestId(tile).click();
    await expect(page.getByTestId('home')).toHaveCount(0);
    await expect(focused(page), tile).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('home')).toBeFocused();
  }
  await page.evaluate(() => {
    const row = document.createElement('button');
    document.querySelector('main')?.append(row);
    row.focus();
    row.remove();
  });
  await expect(page.getByTestId('home'), 'after a focused row was removed').toBeFocused();
});

test('the score sheet is put aside, brought back and left by keys, wherever one clicked', async ({
  launch,
}) => {
  test.slow();
  const { page } = await launch({ userDataDir: await folderWith(STILL) });
  await page.getByTestId('play').click();
  for (;;) {
    const moment = await nextMoment(page);
    if (moment.kind === 'sheet') break;
    if (moment.kind === 'melds') await page.getByTestId('melds-continue').click();
    else await actFirst(page, await currentUpdate(page));
  }
  const sheet = page.getByTestId('score-sheet');
  await expect(page.getByTestId('next-deal')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('m');
  await expect(page.getByTestId('melds-panel')).toBeVisible();
  await page.keyboard.press('s');
  await expect(sheet, 'over the melds that were looked at').toBeVisible();
  await clickBeside(page);
  await page.getByTestId('verdict').click();
  await page.keyboard.press('u');
  await expect(sheet, 'nothing was taken back under the sheet').toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  expect((await currentUpdate(page)).view.dealNumber).toBe(2);
});
