import { expect, test } from './launch';
import { mouse, type Page, type Person, playDeal } from './person';
import { currentUpdate, folderWith, handCards, legalCards, nextMoment, STILL } from './tableDriver';

test.slow();

/** Moves the focus with Tab until it is on the part, as a person without a mouse must. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    const isThere = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${selector}`);
}

/** Types a card: rank and suit; a further copy is reached by typing it again. */
async function typeCard(page: Page, face: string): Promise<void> {
  const [rank = '', suit = ''] = face;
  await page.keyboard.press(rank === 'T' ? '1' : rank.toLowerCase());
  await page.keyboard.press(suit.toLowerCase());
  await expect(page.locator('[data-testid="hand-card"]:focus')).toHaveAttribute('data-face', face);
}

const keys: Person = {
  async bid(page) {
    await page.keyboard.press('p');
  },
  async nameTrump(page) {
    await tabTo(page, '[data-testid^="trump-"]');
    await page.keyboard.press('Enter');
  },
  async giveCards(page, count) {
    for (let index = 0; index < count; index++) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Enter');
  },
  async decide(page) {
    await tabTo(page, '[data-testid="play-on"], [data-testid="throw-in"]');
    await page.keyboard.press('Enter');
  },
  async playCard(page) {
    const face = await legalCards(page).first().getAttribute('data-face');
    await typeCard(page, face ?? '');
    await page.keyboard.press('Enter');
  },
  async keepNines(page) {
    await tabTo(page, '[data-testid="keep"]');
    await page.keyboard.press('Enter');
  },
  async afterTrick(page) {
    await page.keyboard.press('Enter');
  },
  async goOn(page) {
    await page.keyboard.press('Enter');
  },
};

test('the first start leads to a table with one click, and a whole deal is played by mouse', async ({
  launch,
}) => {
  const { page } = await launch({ userDataDir: await folderWith(STILL) });
  await expect(page.getByTestId('home')).toBeVisible();
  await expect(page.getByTestId('continue')).toHaveCount(0);
  await page.getByTestId('play').click();
  await expect(page.getByTestId('table')).toBeVisible();
  await expect(handCards(page)).toHaveCount(12);
  const phases = await playDeal(page, mouse);
  expect(phases).toContain('auction');
  expect(phases).toContain('play');
  await expect(page.getByTestId('verdict')).not.toBeEmpty();
  const { view } = await currentUpdate(page);
  await expect(page.getByTestId('figures')).toContainText(
    String(view.result?.sides[0]?.total).replace('-', '−'),
  );
  await page.getByTestId('next-deal').click();
  await nextMoment(page);
  await expect(handCards(page)).toHaveCount(12);
});

test('a whole deal is played by keyboard alone', async ({ launch }) => {
  const { page } = await launch({ userDataDir: await folderWith(STILL) });
  await expect(page.getByTestId('home')).toBeVisible();
  await tabTo(page, '[data-testid="play"]');
  await page.keyboard.press('Enter');
  await expect(handCards(page)).toHaveCount(12);
  const phases = await playDeal(page, keys);
  expect(phases).toContain('play');
  // The keys written on the sheet's buttons: to the table and back, and to the review and back.
  const sheet = page.getByTestId('score-sheet');
  await page.keyboard.press('s');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('s');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('v');
  await expect(page.getByTestId('review')).toBeVisible();
  await page.keyboard.press('Escape');
  await tabTo(page, '[data-testid="next-deal"]');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await currentUpdate(page)).view.dealNumber).toBe(2);
});
