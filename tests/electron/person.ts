import { printFace } from '../../src/shared/game/cards';
import type { PlayerView } from '../../src/shared/game/view';
import { expect, type Launched } from './launch';
import {
  currentUpdate,
  handCards,
  legalCards,
  type Moment,
  nextMoment,
  placeOf,
  turnPassed,
} from './tableDriver';

export type Page = Launched['page'];
type Turn = Extract<Moment, { kind: 'turn' }>;

/** How a person does things: with the mouse, or with the keys alone. */
export interface Person {
  bid(page: Page): Promise<void>;
  nameTrump(page: Page): Promise<void>;
  giveCards(page: Page, count: number): Promise<void>;
  decide(page: Page): Promise<void>;
  keepNines(page: Page): Promise<void>;
  afterTrick(page: Page): Promise<void>;
  playCard(page: Page): Promise<void>;
  goOn(page: Page): Promise<void>;
}

/** Bids while it is cheap, so that the deal has a declarer's part for the person. */
const RAISES = 5;

export const mouse: Person = {
  async bid(page) {
    const { view } = await currentUpdate(page);
    const bids = view.legal?.kind === 'auction' ? view.legal.bids : null;
    const dearest = (view.rules.opening ?? 0) + RAISES * (view.rules.increment ?? 0);
    const wanted = bids !== null && bids.min <= dearest ? `bid-${bids.min}` : 'pass';
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
  keepNines: (page) => page.getByTestId('keep').click(),
  afterTrick: (page) => page.locator('[data-testid="meld"], [data-testid="draw"]').first().click(),
  // A click right after the last card counts as part of that one: a person clicks again.
  playCard: (page) =>
    expect(async () => {
      const { view } = await currentUpdate(page);
      if (view.legal?.kind !== 'play') return;
      const { x, y } = await placeOf(legalCards(page).first());
      await page.mouse.click(x, y);
      await expect
        .poll(async () => (await currentUpdate(page)).view.turn, { timeout: 2000 })
        .toBeGreaterThan(view.turn);
    }).toPass({ timeout: 30_000 }),
  goOn: (page) => page.getByTestId('melds-continue').click(),
};

/** Buries cards that may be buried, by clicks on each of them. */
async function bury(page: Page, view: PlayerView): Promise<void> {
  if (view.legal?.kind !== 'bury') throw new Error('there is nothing to bury');
  const faces = view.legal.allowed?.[0] ?? view.hand.slice(-view.legal.count);
  const taken = new Map<string, number>();
  for (const face of faces.map(printFace)) {
    const copy = taken.get(face) ?? 0;
    taken.set(face, copy + 1);
    const { x, y } = await placeOf(
      page.locator(`[data-testid="hand-card"][data-face="${face}"]`).nth(copy),
    );
    await page.mouse.click(x, y);
  }
  await page.getByTestId('confirm-chosen').click();
}

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
    case 'bury':
      await bury(page, view);
      break;
    case 'nines':
      await person.keepNines(page);
      break;
    case 'after-trick':
      await person.afterTrick(page);
      break;
    case 'decision':
      await person.decide(page);
      break;
    case 'play':
      await person.playCard(page);
      break;
    default:
      throw new Error(`nobody is asked for anything when a deal is ${phase}`);
  }
  await turnPassed(page, turn);
}

/** Plays until the score sheet lies there; gives the phases in which the person decided something. */
export async function playDeal(
  page: Page,
  person: Person,
  onPhase: (phase: string) => Promise<void> = async () => {},
): Promise<Set<string>> {
  const phases = new Set<string>();
  for (;;) {
    const moment = await nextMoment(page);
    if (moment.kind === 'sheet') return phases;
    if (moment.kind === 'melds') {
      await person.goOn(page);
      await expect(page.getByTestId('melds-continue')).toHaveCount(0);
      continue;
    }
    if (!phases.has(moment.phase)) await onPhase(moment.phase);
    phases.add(moment.phase);
    await takeTurn(page, person, moment);
  }
}
