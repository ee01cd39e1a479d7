import { at, type Face, faceOf, SUITS, type Suit, sameCards } from '@shared/game/cards';
import type { Meld, MeldName } from '@shared/game/melds';
import type { RuleSet } from '@shared/game/rules';
import type { OpenCopy } from './deal';
import { AROUNDS, meldCards } from './melding';

/** The three types of section 4: a card serves in each of them for itself. */
type MeldType = 0 | 1 | 2;

/** One meld that the two-hand game knows, with one copy of each card in the order they are considered. */
interface Pattern {
  readonly name: MeldName;
  readonly type: MeldType;
  readonly cards: readonly Face[];
  /** By number of copies laid at once. */
  readonly values: readonly number[];
}

function patterns(rules: RuleSet, trump: Suit): Pattern[] {
  const { meld } = rules;
  const runs: Pattern = { name: 'run', type: 0, cards: meldCards.run[trump], values: meld.run };
  const marriages = SUITS.map((suit): Pattern => {
    const isRoyal = suit === trump;
    return {
      name: isRoyal ? 'royal-marriage' : 'marriage',
      type: 0,
      cards: meldCards.marriage[suit],
      values: [isRoyal ? meld.royal : meld.marriage],
    };
  });
  const arounds = AROUNDS.map(
    (name): Pattern => ({
      name,
      type: 2,
      cards: meldCards[name],
      values: meld[name],
    }),
  );
  const queenThenJack = [...meldCards.pinochle].sort((a, b) => a - b);
  return [
    runs,
    ...marriages,
    { name: 'pinochle', type: 1, cards: queenThenJack, values: meld.pinochle },
    ...arounds,
  ];
}

/** How many types a card has been melded in. */
export const typesOf = (copy: OpenCopy): number => copy.best.filter((points) => points > 0).length;

/**
 * The order in which copies are taken where nothing says which: the one used in more types, then the
 * one melded earlier (rules, section 8). `open` is in the order of melding.
 */
const byUse = (open: readonly OpenCopy[]): OpenCopy[] =>
  [...open].sort((a, b) => typesOf(b) - typesOf(a));

/** A meld together with what lies open once it is laid. */
export interface Laying {
  readonly meld: Meld;
  readonly open: readonly OpenCopy[];
}

interface Hand {
  /** All cards, the open ones included. */
  readonly cards: readonly Face[];
  readonly open: readonly OpenCopy[];
}

const count = (cards: readonly Face[], face: Face): number =>
  cards.filter((each) => each === face).length;

/**
 * Chooses copies for one meld: used ones where they may serve again, fresh ones else, and at least
 * one fresh, the last that could be (rules, section 8). Null when the hand can't.
 */
function layOnce(hand: Hand, { name, type, cards }: Pattern, points: number): Laying | null {
  const sources = cards.map((face) => {
    const open = byUse(hand.open.filter((copy) => copy.face === face));
    return {
      face,
      reusable: open.find((copy) => at(copy.best, type) < points) ?? null,
      hasFresh: count(hand.cards, face) > open.length,
    };
  });
  if (sources.some((each) => each.reusable === null && !each.hasFresh)) return null;
  const needsFresh = sources.every((each) => each.reusable !== null);
  const lastFresh = sources.findLastIndex((each) => each.hasFresh);
  if (needsFresh && lastFresh < 0) return null;
  const used = sources.map((each, index) =>
    needsFresh && index === lastFresh ? null : each.reusable,
  );
  return lay(hand, used, { name, cards, points }, type);
}

/** Both copies of every card at once: there is nothing to choose. */
function layDouble(hand: Hand, { name, type, cards }: Pattern, points: number): Laying | null {
  const used: (OpenCopy | null)[] = [];
  for (const face of cards) {
    const open = hand.open.filter((copy) => copy.face === face);
    if (count(hand.cards, face) < 2) return null;
    if (open.some((copy) => at(copy.best, type) >= points)) return null;
    used.push(open[0] ?? null, open[1] ?? null);
  }
  if (used.every((copy) => copy !== null)) return null;
  const both = cards.flatMap((face) => [face, face]);
  return lay(hand, used, { name, cards: both, points }, type);
}

/** Lays a meld from the used copies named and fresh ones where there is null. */
function lay(hand: Hand, used: readonly (OpenCopy | null)[], meld: Meld, type: MeldType): Laying {
  const improved = (best: OpenCopy['best']): OpenCopy['best'] => [
    type === 0 ? meld.points : best[0],
    type === 1 ? meld.points : best[1],
    type === 2 ? meld.points : best[2],
  ];
  const reused = hand.open.map((copy) =>
    used.includes(copy) ? { ...copy, best: improved(copy.best) } : copy,
  );
  const fresh = meld.cards.flatMap((face, index): OpenCopy[] =>
    at(used, index) === null ? [{ face, best: improved([0, 0, 0]) }] : [],
  );
  return { meld, open: [...reused, ...fresh] };
}

/** Every meld that may be laid down now, each with what then lies open (rules, section 8). */
export function layings(rules: RuleSet, trump: Suit, hand: Hand): Laying[] {
  const held = patterns(rules, trump).filter(({ cards }) =>
    cards.every((face) => hand.cards.includes(face)),
  );
  return held.flatMap((pattern) => {
    const single = pattern.values[0] ?? 0;
    const double = pattern.values[1] ?? 0;
    const found = single > 0 ? [layOnce(hand, pattern, single)] : [];
    // Two at once only where the table pays them more than twice one.
    if (double > 2 * single) found.push(layDouble(hand, pattern, double));
    return found.filter((laying) => laying !== null);
  });
}

/** The meld that cards were laid down as with two players, a shown nine included; null when they are no meld. */
export function meldOf(rules: RuleSet, trump: Suit, cards: readonly Face[]): Meld | null {
  if (sameCards(cards, [meldCards.dix[trump]]))
    return { name: 'dix', cards, points: rules.meld.dix };
  for (const { name, cards: single, values } of patterns(rules, trump))
    for (const copies of [1, 2]) {
      const points = values[copies - 1] ?? 0;
      if (points > 0 && sameCards(cards, new Array<typeof single>(copies).fill(single).flat()))
        return { name, cards, points };
    }
  return null;
}

/** What lies open after a card has been played: the copy used most goes, a shown nine first. */
export function openAfterPlay(open: readonly OpenCopy[], card: Face): readonly OpenCopy[] {
  const played = byUse(open.filter((copy) => copy.face === card))[0];
  return played === undefined ? open : open.filter((copy) => copy !== played);
}

/** The nines of trumps in a hand that have not been shown. */
export const unshownNines = (trump: Suit, hand: Hand): number => {
  const nine = faceOf('9', trump);
  return count(hand.cards, nine) - hand.open.filter((copy) => copy.face === nine).length;
};
