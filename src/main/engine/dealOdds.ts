import {
  at,
  countFaces,
  DECKS,
  deckCards,
  type Face,
  faceOf,
  type Rank,
  SUITS,
} from '@shared/game/cards';
import type { DealFigure } from '@shared/game/dealFigures';
import { handSize, type RuleSet } from '@shared/game/rules';
import { seatsOf } from '@shared/game/seats';
import { around, meldCards } from './melding';

/** One figure of a fair deal: what it must be, and how it is read off a deal. */
export interface DealOdds {
  readonly figure: DealFigure;
  /** Of one deal. */
  readonly mean: number;
  readonly variance: number;
  /** Its value for a deal; `hand` is the one that is looked at, as numbers of copies by face. */
  readonly valueIn: (hand: readonly number[], hands: readonly (readonly Face[])[]) => number;
}

/** How many ways there are to choose k of n. */
function choose(from: number, count: number): bigint {
  if (count < 0 || count > from) return 0n;
  let ways = 1n;
  for (let taken = 1; taken <= count; taken += 1)
    ways = (ways * BigInt(from - taken + 1)) / BigInt(taken);
  return ways;
}

const DIGITS = 10n ** 15n;
const quotient = (part: bigint, whole: bigint): number =>
  Number((part * DIGITS) / whole) / Number(DIGITS);

/** The chance of exactly `count` of `marked` cards in a hand of `size` out of a deck of `deck`. */
export const chanceOfExactly = (
  count: number,
  marked: number,
  size: number,
  deck: number,
): number =>
  quotient(choose(marked, count) * choose(deck - marked, size - count), choose(deck, size));

/**
 * The chance that a hand holds at least one of each of `faces` faces with `copies` copies each: of all hands those are
 * taken away that lack one of the faces, those that lack two are put back, and so on.
 */
export function chanceOfEach(faces: number, copies: number, size: number, deck: number): number {
  let ways = 0n;
  for (let lacking = 0; lacking <= faces; lacking += 1) {
    const without = choose(faces, lacking) * choose(deck - lacking * copies, size);
    ways += lacking % 2 === 0 ? without : -without;
  }
  return quotient(ways, choose(deck, size));
}

/** Mean and variance of the number of `marked` cards in a hand. */
function spreadOf(marked: number, size: number, deck: number) {
  const share = marked / deck;
  return {
    mean: size * share,
    variance: (size * share * (1 - share) * (deck - size)) / (deck - 1),
  };
}

const ofChance = (chance: number) => ({ mean: chance, variance: chance * (1 - chance) });

const AROUND: readonly Rank[] = ['A', 'K', 'Q', 'J'];

const holdsEach = (hand: readonly number[], faces: readonly Face[]): number =>
  faces.every((face) => at(hand, face) > 0) ? 1 : 0;
const countOf = (hand: readonly number[], faces: readonly Face[]): number =>
  faces.reduce((sum, face) => sum + at(hand, face), 0);

/** Everything that is looked at in the deals of a game, with what a fair deal makes of it. */
export function dealOdds(rules: RuleSet): DealOdds[] {
  const { copies, ranks } = DECKS[rules.deck];
  const deck = deckCards(rules.deck).length;
  const size = handSize(rules);
  const aces = copies * SUITS.length;
  const acesSpread = spreadOf(aces, size, deck);
  const each = (figure: DealFigure, faces: readonly Face[]): DealOdds => ({
    figure,
    ...ofChance(chanceOfEach(faces.length, copies, size, deck)),
    valueIn: (hand) => holdsEach(hand, faces),
  });

  // Up to twice as many as there are in a hand on average; then all that is more.
  const last = Math.ceil(2 * acesSpread.mean);
  const acesCounts = Array.from(
    { length: last },
    (_, count): DealOdds => ({
      figure: { kind: 'aces', count, orMore: false },
      ...ofChance(chanceOfExactly(count, aces, size, deck)),
      valueIn: (hand) => (countOf(hand, meldCards.aces) === count ? 1 : 0),
    }),
  );
  const fewer = acesCounts.reduce((sum, { mean }) => sum + mean, 0);
  return [
    ...acesCounts,
    {
      figure: { kind: 'aces', count: last, orMore: true },
      ...ofChance(1 - fewer),
      valueIn: (hand) => (countOf(hand, meldCards.aces) >= last ? 1 : 0),
    },
    each({ kind: 'pinochle' }, meldCards.pinochle),
    ...AROUND.map((rank) => each({ kind: 'around', rank }, around(rank))),
    ...SUITS.map((suit) => each({ kind: 'run', suit }, meldCards.run[suit])),
    ...SUITS.flatMap((suit) =>
      ranks.map((rank): DealOdds => {
        const face = faceOf(rank, suit);
        return {
          figure: { kind: 'copies', face },
          ...spreadOf(copies, size, deck),
          valueIn: (hand) => at(hand, face),
        };
      }),
    ),
    ...seatsOf(rules).map(
      (seat): DealOdds => ({
        figure: { kind: 'seat-aces', seat },
        ...acesSpread,
        valueIn: (_hand, hands) => countOf(countFaces(at(hands, seat)), meldCards.aces),
      }),
    ),
  ];
}
