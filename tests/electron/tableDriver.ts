import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PhaseKind } from '../../src/shared/game/actions';
import type { PlayerView } from '../../src/shared/game/view';
import type { Bridge } from '../../src/shared/protocol/bridge';
import type { SettingsPatch } from '../../src/shared/protocol/settings';
import type { TableUpdate } from '../../src/shared/protocol/table';
import { isThirdTrick, playUntil } from './firstAction';
import { expect, type Launched } from './launch';

declare global {
  interface Window {
    readonly pinochle: Bridge;
  }
}

export type Page = Launched['page'];

/** Nothing moves, nothing is heard: for specs that are not about motion. */
export const STILL: SettingsPatch = {
  animationSpeed: 'off',
  bidSpeed: 'off',
  trickHoldMs: 0,
  volume: 0,
};

/** A data folder with these settings and nothing else. */
export async function folderWith(settings: SettingsPatch): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aces-around-test-'));
  await writeFile(join(folder, 'settings.json'), JSON.stringify({ version: 1, ...settings }));
  return folder;
}

/** Where the game waits for the person. */
export type Moment =
  | { readonly kind: 'turn'; readonly phase: PhaseKind; readonly turn: number }
  | { readonly kind: 'melds' }
  | { readonly kind: 'sheet' };

/** Waits until the game waits for the person: for a decision, a look at the melds, or the score sheet. */
export async function nextMoment(page: Page): Promise<Moment> {
  const found = await page.waitForFunction((): Moment | null => {
    const part = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
    if (part('score-sheet') !== null) return { kind: 'sheet' };
    if (part('melds-continue') !== null) return { kind: 'melds' };
    const { phase, ready, turn, yourTurn } = part('table')?.dataset ?? {};
    return ready === 'true' && yourTurn === 'true'
      ? { kind: 'turn', phase: phase as PhaseKind, turn: Number(turn) }
      : null;
  });
  const moment = await found.jsonValue();
  if (moment === null) throw new Error('the page waits for nothing');
  return moment;
}

/** Waits until that turn has been played, or taken back. */
export const turnPassed = (page: Page, turn: number) =>
  page.waitForFunction((before) => {
    const table = document.querySelector<HTMLElement>('[data-testid="table"]');
    return table !== null && Number(table.dataset.turn) !== before;
  }, turn);

export const handCards = (page: Page) => page.getByTestId('hand-card');
export const legalCards = (page: Page) =>
  page.locator('[data-testid="hand-card"][data-legal="true"]');

export const facesOf = (page: Page, testId: 'hand-card' | 'trick-card'): Promise<string[]> =>
  page
    .getByTestId(testId)
    .evaluateAll((cards) =>
      cards.map((card) => (card instanceof HTMLElement ? (card.dataset.face ?? '') : '')),
    );

/** The middle of a card's visible strip: a click there goes to the canvas. */
export async function placeOf(
  card: ReturnType<typeof handCards>,
): Promise<{ x: number; y: number }> {
  const box = await card.boundingBox();
  if (box === null) throw new Error('that card is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What the main process knows of the table, as the player's seat may see it. */
export async function currentUpdate(page: Page): Promise<TableUpdate> {
  const update = await page.evaluate(() => window.pinochle.table.current());
  if (update === null) throw new Error('no table is open');
  return update;
}

/** Moments of a deal that some tests are about. */
const GOALS = {
  'third-trick': isThirdTrick,
  /** There is a choice: a card that must be played is no decision to take back. */
  choice: (view) =>
    isThirdTrick(view) && view.legal?.kind === 'play' && view.legal.cards.length > 1,
  /** A card of the hand is illegal. */
  refusal: ({ legal, trick }) =>
    legal?.kind === 'play' &&
    trick !== null &&
    trick.cards.length > 0 &&
    legal.refused.length > 0 &&
    legal.cards.length > 1,
  /** One card is legal. */
  forced: ({ legal, trick, hand }) =>
    legal?.kind === 'play' &&
    trick !== null &&
    trick.cards.length > 0 &&
    legal.cards.length === 1 &&
    hand.length > 2,
  /** The hand holds all four suits, and trumps aren't spades. */
  'all-suits': ({ legal, trump, hand }) =>
    legal?.kind === 'play' &&
    trump !== 'S' &&
    new Set(hand.map((card) => Math.floor(card / 6))).size === 4,
} satisfies Readonly<Record<string, (view: PlayerView) => boolean>>;

/** Plays, past the screen, until the goal is reached on the player's turn. */
export const advanceTo = (page: Page, goal: keyof typeof GOALS): Promise<TableUpdate> =>
  playUntil(page, GOALS[goal]);

/** Sees to the melds, if they are shown, and waits until it is the person's turn on the screen, too. */
export async function catchUp(page: Page, turn: number): Promise<void> {
  for (;;) {
    const moment = await nextMoment(page);
    if (moment.kind === 'melds') await page.getByTestId('melds-continue').click();
    else if (moment.kind === 'turn' && moment.turn === turn) return;
    else if (moment.kind === 'turn') await turnPassed(page, moment.turn);
    else throw new Error('the deal is over');
  }
}

/** The hand on the screen is the hand that main knows. */
export async function expectTrueHand(page: Page): Promise<void> {
  const { view } = await currentUpdate(page);
  await expect(handCards(page)).toHaveCount(view.hand.length);
}
