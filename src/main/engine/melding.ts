import { at, countFaces, type Face, faceOf, type Rank, SUITS, type Suit } from '@shared/game/cards';
import type { Meld, MeldName, SeatMelds } from '@shared/game/melds';
import type { MeldTable, RuleSet } from '@shared/game/rules';

const RUN_RANKS = ['A', 'T', 'K', 'Q', 'J'] as const;
export const AROUNDS = ['aces', 'kings', 'queens', 'jacks'] as const;

const PINOCHLE_AND_AROUNDS = ['pinochle', ...AROUNDS] as const;

const bySuit = <T>(cardsOf: (suit: Suit) => T): Readonly<Record<Suit, T>> => ({
  S: cardsOf('S'),
  H: cardsOf('H'),
  D: cardsOf('D'),
  C: cardsOf('C'),
});

/** A rank in all four suits. */
export const around = (rank: Rank): readonly Face[] => SUITS.map((suit) => faceOf(rank, suit));

/** The cards of one copy of each meld. */
export const meldCards = {
  run: bySuit((suit): readonly Face[] => RUN_RANKS.map((rank) => faceOf(rank, suit))),
  marriage: bySuit((suit): readonly [Face, Face] => [faceOf('K', suit), faceOf('Q', suit)]),
  dix: bySuit((suit) => faceOf('9', suit)),
  pinochle: [faceOf('J', 'D'), faceOf('Q', 'S')],
  aces: around('A'),
  kings: around('K'),
  queens: around('Q'),
  jacks: around('J'),
} as const;

const copiesOf = (cards: readonly Face[], copies: number): Face[] =>
  cards.flatMap((card) => new Array<Face>(copies).fill(card));

/** The value of k copies at once; none are worth nothing. */
const valueFor = (values: readonly number[], copies: number): number =>
  copies === 0 ? 0 : at(values, copies - 1);

type Counts = readonly number[];

/** Of any card in any deck. */
const MOST_COPIES = 4;

/** How many copies of a meld a hand has: the fewest of any of its cards, seldom more than none. */
function smallest(counts: Counts, cards: readonly Face[]): number {
  let least = MOST_COPIES;
  for (let index = 0; index < cards.length && least > 0; index += 1) {
    const held = counts[cards[index] ?? 0] ?? 0;
    if (held < least) least = held;
  }
  return least;
}

/** The best of type 1 in trump: a number of runs, and what the other kings and queens then make. */
function bestTrumps(
  counts: Counts,
  meld: MeldTable,
  trump: Suit,
): { runs: number; points: number } {
  const [king, queen] = meldCards.marriage[trump];
  const kings = at(counts, king);
  const queens = at(counts, queen);
  const mostRuns = smallest(counts, meldCards.run[trump]);
  let best = { runs: 0, points: meld.royal * Math.min(kings, queens) };
  // Of equal totals the one with fewer runs is kept (rules, section 4).
  for (let runs = 1; runs <= mostRuns; runs += 1) {
    const rest =
      meld.runExtra > 0
        ? meld.runExtra * (kings - runs + queens - runs)
        : meld.royal * Math.min(kings - runs, queens - runs);
    const points = valueFor(meld.run, runs) + rest;
    if (points > best.points) best = { runs, points };
  }
  return best;
}

function trumpMelds(counts: Counts, meld: MeldTable, trump: Suit): Meld[] {
  const { runs } = bestTrumps(counts, meld, trump);
  const [king, queen] = meldCards.marriage[trump];
  const kings = at(counts, king) - runs;
  const queens = at(counts, queen) - runs;
  const melds: Meld[] = [];
  if (runs > 0) {
    melds.push({
      name: 'run',
      cards: copiesOf(meldCards.run[trump], runs),
      points: valueFor(meld.run, runs),
    });
  }
  if (runs > 0 && meld.runExtra > 0) {
    melds.push({
      name: 'run-extra',
      cards: [...copiesOf([king], kings), ...copiesOf([queen], queens)],
      points: meld.runExtra * (kings + queens),
    });
  } else {
    melds.push(...marriages('royal-marriage', trump, Math.min(kings, queens), meld.royal));
  }
  return melds;
}

const marriages = (name: MeldName, suit: Suit, pairs: number, points: number): Meld[] =>
  Array.from({ length: pairs }, () => ({ name, cards: meldCards.marriage[suit], points }));

/**
 * The melds of a hand under a trump suit at their best total (rules, section 4). Copies of a meld
 * are one entry with all their cards, but marriages and dix are one entry a pair and a nine. What
 * is worth nothing is left out.
 */
export function scoreMelds(
  rules: Pick<RuleSet, 'meld'>,
  trump: Suit,
  hand: readonly Face[],
): SeatMelds {
  const { meld } = rules;
  const counts = countFaces(hand);
  const melds = trumpMelds(counts, meld, trump);
  for (const suit of SUITS) {
    if (suit === trump) continue;
    const pairs = smallest(counts, meldCards.marriage[suit]);
    if (pairs > 0) melds.push(...marriages('marriage', suit, pairs, meld.marriage));
  }
  const dix = meldCards.dix[trump];
  for (let nines = 0; nines < at(counts, dix); nines += 1) {
    melds.push({ name: 'dix', cards: [dix], points: meld.dix });
  }
  for (const name of PINOCHLE_AND_AROUNDS) {
    const cards = meldCards[name];
    const copies = smallest(counts, cards);
    if (copies === 0) continue;
    melds.push({ name, cards: copiesOf(cards, copies), points: valueFor(meld[name], copies) });
  }
  const counted = melds.filter((each) => each.points > 0);
  return { points: counted.reduce((sum, each) => sum + each.points, 0), melds: counted };
}

/** The same total without naming the melds: for players that try many hands. */
export function meldPoints(rules: Pick<RuleSet, 'meld'>, trump: Suit, counts: Counts): number {
  const { meld } = rules;
  let points = bestTrumps(counts, meld, trump).points + meld.dix * at(counts, meldCards.dix[trump]);
  for (const suit of SUITS) {
    if (suit !== trump) points += meld.marriage * smallest(counts, meldCards.marriage[suit]);
  }
  for (const name of PINOCHLE_AND_AROUNDS) {
    points += valueFor(meld[name], smallest(counts, meldCards[name]));
  }
  return points;
}
