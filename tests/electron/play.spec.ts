import { expect, type Launched, test } from './launch';
import {
  currentUpdate,
  folderWith,
  handCards,
  legalCards,
  type Moment,
  nextMoment,
  placeOf,
  STILL,
  turnPassed,
} from './tableDriver';

type Page = Launched['page'];
type Turn = Extract<Moment, { kind: 'turn' }>;

test.slow();

/** How a person does things: with the mouse, or with the keys alone. */
interface Person {
  bid(page: Page): Promise<void>;
  nameTrump(page: Page): Promise<void>;
  giveCards(page: Page, count: number): Promise<void>;
  decide(page: Page): Promise<void>;
  playCard(page: Page): Promise<void>;
  goOn(page: Page): Promise<void>;
}

/** Bids while it is cheap, so that the deal has a declarer's part for the person. */
const BIDS = ['bid-250', 'bid-260', 'bid-270', 'bid-280', 'bid-290', 'bid-300'];
const PANELS = '[data-testid^="bid-"], [data-testid="pass"]';

const mouse: Person = {
  async bid(page) {
    const ids = await page
      .locator(PANELS)
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-testid') ?? ''));
    const wanted = BIDS.find((id) => ids.includes(id)) ?? 'pass';
    await page.getByTestId(wanted).click();
  },
  nameTrump: (page) => page.locator('[data-testid^="trump-"]:enabled').first().click(),
  async giveCards(page, count) {
    for (let index = 0; index < count; index++) {
      const { x, y } = await placeOf(handCards(page).nth(index));
      await page.mouse.click(x, y);
    }
    await page.getByTestId('confirm-chosen').click();
  },
  decide: (page) =>
    page.locator('[data-testid="play-on"], [data-testid="throw-in"]').first().click(),
  async playCard(page) {
    const { x, y } = await placeOf(legalCards(page).first());
    await page.mouse.click(x, y);
  },
  goOn: (page) => page.getByTestId('melds-continue').click(),
};

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
  async goOn(page) {
    await page.keyboard.press('Enter');
  },
};

async function takeTurn(page: Page, person: Person, { phase, turn }: Turn): Promise<void> {
  const { view } = await currentUpdate(page);
  switch (phase) {
    case 'auction':
      await person.bid(page);
      break;
    case 'trump':
      await person.nameTrump(page);
      break;
    case 'give':
      await person.giveCards(page, view.legal?.kind === 'give' ? view.legal.count : 0);
      break;
    case 'decision':
      await person.decide(page);
      break;
    case 'play':
      await person.playCard(page);
      break;
    default:
      throw new Error(`nobody should be asked for ${phase} at this table`);
  }
  await turnPassed(page, turn);
}

/** Plays until the score sheet lies there; gives the phases in which the person decided something. */
async function playDeal(page: Page, person: Person): Promise<Set<string>> {
  const phases = new Set<string>();
  for (;;) {
    const moment = await nextMoment(page);
    if (moment.kind === 'sheet') return phases;
    if (moment.kind === 'melds') {
      await person.goOn(page);
      await expect(page.getByTestId('melds-continue')).toHaveCount(0);
      continue;
    }
    phases.add(moment.phase);
    await takeTurn(page, person, moment);
  }
}

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
  await expect(page.getByTestId('figures')).toContainText(String(view.result?.sides[0]?.total));
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
  await tabTo(page, '[data-testid="next-deal"]');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await currentUpdate(page)).view.dealNumber).toBe(2);
});
