import { printFace } from '../../src/shared/game/cards';
import { expect, test } from './launch';
import {
  advanceTo,
  catchUp,
  currentUpdate,
  expectTrueHand,
  facesOf,
  folderWith,
  handCards,
  legalCards,
  nextMoment,
  placeOf,
  STILL,
} from './tableDriver';

test('a game left in mid-trick goes on with the same hand', async ({ launch }) => {
  const first = await launch({ userDataDir: await folderWith(STILL) });
  await first.page.getByTestId('play').click();
  await first.page.getByTestId('table').waitFor();
  const { view } = await advanceTo(first.page, 'third-trick');
  await catchUp(first.page, view.turn);
  const hand = await facesOf(first.page, 'hand-card');
  const trick = await facesOf(first.page, 'trick-card');
  const second = await first.relaunch();
  await second.page.getByTestId('continue').click();
  await catchUp(second.page, view.turn);
  expect(await facesOf(second.page, 'hand-card')).toEqual(hand);
  expect(await facesOf(second.page, 'trick-card')).toEqual(trick);
});

test('an illegal card is refused with its reason, and stays in the hand', async ({ launch }) => {
  const { page } = await launch({ userDataDir: await folderWith(STILL) });
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  const { view } = await advanceTo(page, 'refusal');
  await catchUp(page, view.turn);
  const before = await facesOf(page, 'hand-card');
  const illegal = page.locator('[data-testid="hand-card"][data-legal="false"]').first();
  const { x, y } = await placeOf(illegal);
  await page.mouse.click(x, y);
  await expect(page.getByTestId('toast')).toContainText(/You (must|have)/);
  expect((await currentUpdate(page)).view.turn).toBe(view.turn);
  expect(await facesOf(page, 'hand-card')).toEqual(before);
  const legal = await placeOf(legalCards(page).first());
  await page.mouse.click(legal.x, legal.y);
  await expect.poll(async () => (await currentUpdate(page)).view.turn).toBeGreaterThan(view.turn);
});

test('three clicks within 150 ms on a card play one card', async ({ launch }) => {
  // At the usual speed: the cards of the others are in flight when the second click comes.
  const { page } = await launch({ userDataDir: await folderWith({ volume: 0 }) });
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  const { view } = await advanceTo(page, 'third-trick');
  await page.keyboard.press('Space');
  await catchUp(page, view.turn);
  const { x, y } = await placeOf(legalCards(page).first());
  for (let click = 0; click < 3; click++) await page.mouse.click(x, y);
  await expect.poll(async () => (await currentUpdate(page)).view.turn).toBeGreaterThan(view.turn);
  await nextMoment(page);
  expect((await currentUpdate(page)).view.hand).toHaveLength(view.hand.length - 1);
  await expectTrueHand(page);
});

test('undo gives the card back, and another one is played in its place', async ({ launch }) => {
  const { page } = await launch({ userDataDir: await folderWith(STILL) });
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  const { view } = await advanceTo(page, 'choice');
  await catchUp(page, view.turn);
  const before = await facesOf(page, 'hand-card');
  const legal = await placeOf(legalCards(page).first());
  await page.mouse.click(legal.x, legal.y);
  await expect(handCards(page)).toHaveCount(view.hand.length - 1);
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('repeat')).toHaveText(/^Taken back/);
  await catchUp(page, view.turn);
  expect(await facesOf(page, 'hand-card')).toEqual(before);
  const other = await placeOf(legalCards(page).last());
  await page.mouse.click(other.x, other.y);
  await expect.poll(async () => (await currentUpdate(page)).view.turn).toBeGreaterThan(view.turn);
});

test('a hint names a legal card and says why', async ({ launch }) => {
  const { page } = await launch({ userDataDir: await folderWith(STILL) });
  await page.getByTestId('play').click();
  await page.getByTestId('table').waitFor();
  const { view } = await advanceTo(page, 'third-trick');
  await catchUp(page, view.turn);
  await page.getByTestId('hint').click();
  await expect(page.getByTestId('hint-note')).toContainText(/\w.*\./);
  const hint = await page.evaluate(() => window.pinochle.table.hint());
  const card = hint.ok && hint.value.action.type === 'play' ? hint.value.action.card : -1;
  expect(await facesOf(page, 'hand-card')).toContain(printFace(card));
});
