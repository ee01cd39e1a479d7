import { type Face, SUITS, type Suit, suitIndex, suitOf } from '@shared/game/cards';
import type { Settings } from '@shared/protocol/settings';

export type SortSettings = Pick<Settings, 'suitOrder' | 'trumpFirst'>;

const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D';

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((first, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}

/** How many neighbours are of the same color. */
function clashes(suits: readonly Suit[]): number {
  return suits.filter((suit, index) => {
    const before = suits[index - 1];
    return before !== undefined && isRed(before) === isRed(suit);
  }).length;
}

/** The suits a hand holds, in the order in which they lie from left to right. */
function suitsInOrder(present: readonly Suit[], trump: Suit | null, sort: SortSettings): Suit[] {
  const wantedFirst = sort.trumpFirst && trump !== null && present.includes(trump) ? trump : null;
  const orders = permutations(present).filter(
    (order) => wantedFirst === null || order[0] === wantedFirst,
  );
  const [first = [], ...others] = orders;
  if (sort.suitOrder === 'S-H-D-C') return first;
  return others.reduce((best, order) => (clashes(order) < clashes(best) ? order : best), first);
}

/**
 * The order in which a hand lies: indices into `hand`, from left to right. Colors alternate where
 * they can and trumps come first, as the settings say; within a suit A T K Q J 9.
 */
export function arrangeHand(
  hand: readonly Face[],
  trump: Suit | null,
  sort: SortSettings,
): number[] {
  const present = SUITS.filter((suit) => hand.some((face) => suitOf(face) === suit));
  const place = new Map(suitsInOrder(present, trump, sort).map((suit, index) => [suit, index]));
  const rank = (face: Face): number => (place.get(suitOf(face)) ?? suitIndex(face)) * 100 + face;
  return hand
    .map((face, index) => ({ face, index }))
    .sort((a, b) => rank(a.face) - rank(b.face) || a.index - b.index)
    .map(({ index }) => index);
}
