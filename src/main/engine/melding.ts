import { at, countFaces, type Face, faceOf, SUITS, type Suit } from '@shared/game/cards';
import type { Meld, MeldName, SeatMelds } from '@shared/game/melds';
import type { MeldTable, RuleSet } from '@shared/game/rules';

const RUN_RANKS = ['A', 'T', 'K', 'Q', 'J'] as const;
export const AROUNDS = [
  { name: 'aces', rank: 'A' },
  { name: 'kings', rank: 'K' },
  { name: 'queens', rank: 'Q' },
  { name: 'jacks', rank: 'J' },
] as const;

/** The cards of one copy of each meld. */
export const meldCards = {
  run: (trump: Suit): Face[] => RUN_RANKS.map((rank) => faceOf(rank, trump)),
  marriage: (suit: Suit): Face[] => [faceOf('K', suit), faceOf('Q', suit)],
  pinochle: [faceOf('J', 'D'), faceOf('Q', 'S')],
  around: (rank: (typeof AROUNDS)[number]['rank']): Face[] =>
    SUITS.map((suit) => faceOf(rank, suit)),
} as const;

const copiesOf = (cards: readonly Face[], copies: number): Face[] =>
  cards.flatMap((card) => new Array<Face>(copies).fill(card));

/** The value of k copies at once; none are worth nothing. */
const valueFor = (values: readonly number[], copies: number): number =>
  copies === 0 ? 0 : at(values, copies - 1);

type Counts = readonly number[];

const smallest = (counts: Counts, cards: readonly Face[]): number =>
  cards.reduce((least, card) => Math.min(least, at(counts, card)), Number.POSITIVE_INFINITY);

/** The best of type 1 in trumps: so many runs, and what the other kings and queens then make. */
function bestTrumps(
  counts: Counts,
  meld: MeldTable,
  trump: Suit,
): { runs: number; points: number } {
  const kings = at(counts, faceOf('K', trump));
  const queens = at(counts, faceOf('Q', trump));
  const mostRuns = smallest(counts, meldCards.run(trump));
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
  const kings = at(counts, faceOf('K', trump)) - runs;
  const queens = at(counts, faceOf('Q', trump)) - runs;
  const melds: Meld[] = [];
  if (runs > 0) {
    melds.push({
      name: 'run',
      cards: copiesOf(meldCards.run(trump), runs),
      points: valueFor(meld.run, runs),
    });
  }
  if (runs > 0 && meld.runExtra > 0) {
    melds.push({
      name: 'run-extra',
      cards: [...copiesOf([faceOf('K', trump)], kings), ...copiesOf([faceOf('Q', trump)], queens)],
      points: meld.runExtra * (kings + queens),
    });
  } else {
    melds.push(...marriages('royal-marriage', trump, Math.min(kings, queens), meld.royal));
  }
  return melds;
}

const marriages = (name: MeldName, suit: Suit, pairs: number, points: number): Meld[] =>
  Array.from({ length: pairs }, () => ({ name, cards: meldCards.marriage(suit), points }));

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
    const pairs = smallest(counts, meldCards.marriage(suit));
    melds.push(...marriages('marriage', suit, pairs, meld.marriage));
  }
  const dix = faceOf('9', trump);
  for (let nines = 0; nines < at(counts, dix); nines += 1) {
    melds.push({ name: 'dix', cards: [dix], points: meld.dix });
  }
  const pinochles = smallest(counts, meldCards.pinochle);
  melds.push({
    name: 'pinochle',
    cards: copiesOf(meldCards.pinochle, pinochles),
    points: valueFor(meld.pinochle, pinochles),
  });
  for (const { name, rank } of AROUNDS) {
    const cards = meldCards.around(rank);
    const copies = smallest(counts, cards);
    melds.push({ name, cards: copiesOf(cards, copies), points: valueFor(meld[name], copies) });
  }
  const counted = melds.filter((each) => each.points > 0);
  return { points: counted.reduce((sum, each) => sum + each.points, 0), melds: counted };
}

/** The same total without naming the melds: for players that try many hands. */
export function meldPoints(rules: Pick<RuleSet, 'meld'>, trump: Suit, counts: Counts): number {
  const { meld } = rules;
  let points = bestTrumps(counts, meld, trump).points + meld.dix * at(counts, faceOf('9', trump));
  for (const suit of SUITS) {
    if (suit !== trump) points += meld.marriage * smallest(counts, meldCards.marriage(suit));
  }
  points += valueFor(meld.pinochle, smallest(counts, meldCards.pinochle));
  for (const { name, rank } of AROUNDS) {
    points += valueFor(meld[name], smallest(counts, meldCards.around(rank)));
  }
  return points;
}
