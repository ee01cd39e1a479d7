import { FACES_PER_SUIT, rankIndex, SUITS, type Suit, suitIndex } from '@shared/game/cards';
import type { MustWin } from '@shared/game/rules';
import { seatAfter } from '@shared/game/seats';
import type { OpenTrick, PlayerView } from '@shared/game/view';
import { isStockLeft } from '../../core/isStockLeft';

/** By seat x suit (seat x 4 + suit index): the lowest rank index that the seat can still hold. */
export type Limits = readonly number[];

/** Nothing is known: it may hold the ace. */
export const NO_LIMIT = 0;
/** It holds no card of the suit. */
const VOID = FACES_PER_SUIT;

/**
 * What the cards of one trick prove (rules, section 5): who didn't follow holds none of the suit,
 * who didn't trump no trump, and who didn't head or overtrump nothing higher.
 */
function readTrick(
  trick: OpenTrick,
  players: number,
  trump: number,
  mustWin: MustWin,
  lower: (seat: number, suit: number, limit: number) => void,
): void {
  const [first] = trick.cards;
  if (first === undefined) return;
  const led = suitIndex(first);
  let best = first;
  trick.cards.forEach((card, index) => {
    if (index === 0) return;
    const seat = seatAfter({ players: players as 2, partners: false }, trick.leader, index);
    const suit = suitIndex(card);
    const trumped = suitIndex(best) !== led;
    const heads = suit === suitIndex(best) ? card < best : suit === trump;
    if (suit !== led) {
      lower(seat, led, VOID);
      if (suit !== trump) lower(seat, trump, VOID);
      else if (!heads) lower(seat, trump, rankIndex(best));
    } else if (!heads && !trumped && (led === trump || mustWin === 'always')) {
      lower(seat, led, rankIndex(best));
    }
    if (heads) best = card;
  });
}

/**
 * Reads every trick that was played by the strict rules: in the two-hand game only those after the
 * stock was gone, since before it any card may be played and hands are filled up.
 */
export function readLimits(view: PlayerView): Limits {
  const limits = new Array<number>(view.rules.players * SUITS.length).fill(NO_LIMIT);
  if (view.trump === null) return limits;
  const trump = SUITS.indexOf(view.trump satisfies Suit);
  const strict = strictTricks(view);
  const lower = (seat: number, suit: number, limit: number): void => {
    const index = seat * SUITS.length + suit;
    limits[index] = Math.max(limits[index] ?? NO_LIMIT, limit);
  };
  for (const trick of strict)
    readTrick(trick, view.rules.players, trump, view.rules.mustWin, lower);
  return limits;
}

function strictTricks(view: PlayerView): readonly OpenTrick[] {
  if (isStockLeft(view)) return [];
  // Half of the two-hand deck is drawn, two cards a trick, before the strict tricks begin.
  const loose = view.rules.players === 2 ? 12 : 0;
  const strict: OpenTrick[] = view.tricks.slice(loose);
  if (view.trick !== null) strict.push(view.trick);
  return strict;
}
