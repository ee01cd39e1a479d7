import { meldPoints } from '@main/engine/melding';
import {
  countFaces,
  FACE_COUNT,
  FACES_PER_SUIT,
  type Face,
  faceOf,
  rankIndex,
  SUITS,
  type Suit,
  suitIndex,
} from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import type { PlayerView } from '@shared/game/view';
import { meldScale } from '../../core/payoffScale';
import { bestSets } from './bestSets';
import { conventionalPasses } from './passConventions';
import { EXCHANGE_WEIGHTS, type ExchangeWeights, type PassWeights } from './passWeights';

const JACK_OF_DIAMONDS = faceOf('J', 'D');
const QUEEN_OF_SPADES = faceOf('Q', 'S');
const SPADES = SUITS.indexOf('S');
const DIAMONDS = SUITS.indexOf('D');
/** With this many cards, there are only a few hundred sets of four. */
const CANDIDATES = 11;

const isPinochleLeg = (face: Face): boolean =>
  face === JACK_OF_DIAMONDS || face === QUEEN_OF_SPADES;

/** All five ranks of the run are there: further trumps are only length. */
function hasRun(hand: readonly number[], trump: number): boolean {
  return [0, 1, 2, 3, 4].every((rank) => (hand[trump * 6 + rank] ?? 0) > 0);
}

/**
 * What giving one more copy of a card does for the receiver, in tens of points. `copy` counts the
 * copies of it already in the set.
 */
function valueOfGiving(
  face: Face,
  copy: number,
  trump: number,
  runHeld: boolean,
  weights: PassWeights,
): number {
  const rank = rankIndex(face);
  if (suitIndex(face) === trump) {
    const table = copy > 0 || runHeld ? weights.trumpLength : weights.trump;
    return table[rank] ?? 0;
  }
  if (isPinochleLeg(face))
    return trump === SPADES || trump === DIAMONDS ? weights.pinochleLeg : weights.strayLeg;
  return weights.plain[rank] ?? 0;
}

/** What the passed cards are chosen from. */
export interface PassChoice {
  readonly rules: RuleSet;
  readonly trump: Suit;
  /** By face. */
  readonly hand: readonly number[];
  readonly count: number;
  /** The declarer gives back; its partner gives first. */
  readonly declaring: boolean;
  /** Sets are made from this many of the likeliest cards. */
  readonly candidates: number;
  readonly howMany: number;
  /** The tuned ones, if nothing is said. */
  readonly weights?: ExchangeWeights;
}

/** How many sets are searched for one that breaks no convention. */
const LOOKED_AT = 8;

/**
 * The cards to give: what helps the declarer most without breaking a better own meld, or, from the
 * declarer, what the contract can spare. Melds that travel whole are not lost to the side.
 */
export const choosePassedCards = (view: PlayerView, count: number): readonly Face[] =>
  conventionalPasses(view, likelyPasses(view, count, LOOKED_AT))[0] ?? view.hand.slice(0, count);

/** The same and the next best ones, the best first; each sorted. */
export function likelyPasses(view: PlayerView, count: number, howMany: number): Face[][] {
  const passes = bestPasses({
    rules: view.rules,
    trump: view.trump ?? 'S',
    hand: countFaces(view.hand),
    count,
    declaring: view.seat === view.declarer,
    candidates: CANDIDATES,
    howMany,
  });
  return passes.map((passed) => passed.sort((a, b) => a - b));
}

/** What each card is worth as the first copy given, and as a further one; by face. */
function valuesOfGiving(
  trump: number,
  runHeld: boolean,
  weights: PassWeights,
): { readonly first: readonly number[]; readonly more: readonly number[] } {
  const faces = Array.from({ length: FACE_COUNT }, (_, face) => face);
  return {
    first: faces.map((face) => valueOfGiving(face, 0, trump, runHeld, weights)),
    more: faces.map((face) => valueOfGiving(face, 1, trump, runHeld, weights)),
  };
}

/** The best sets to give, the best first. */
export function bestPasses(choice: PassChoice): Face[][] {
  const { rules, trump: suit, hand, count, declaring, candidates } = choice;
  const trump = SUITS.indexOf(suit);
  const { toDeclarer, back } = choice.weights ?? EXCHANGE_WEIGHTS;
  const weights = declaring ? back : toDeclarer;
  const scale = meldScale(rules);
  const { first, more } = valuesOfGiving(trump, hasRun(hand, trump), weights);
  const before = meldPoints(rules, suit, hand);
  const lengths = SUITS.map((_, index) => lengthOf(hand, index));
  const rest = [...hand];
  const left = [...lengths];
  const move = (set: readonly Face[], copies: 1 | -1): void => {
    for (const face of set) {
      rest[face] = (rest[face] ?? 0) + copies;
      left[suitIndex(face)] = (left[suitIndex(face)] ?? 0) + copies;
    }
  };
  const meldLost = (set: readonly Face[]): number => {
    const lost = before - meldPoints(rules, suit, rest);
    if (lost === 0) return 0;
    return (lost - weights.travels * meldPoints(rules, suit, countFaces(set))) / scale;
  };
  const worthOf = (set: readonly Face[], toBeat: number): number => {
    let value = 0;
    for (let index = 0; index < set.length; index += 1) {
      const face = set[index] ?? 0;
      const isMore = index > 0 && set[index - 1] === face;
      value += (isMore ? more : first)[face] ?? 0;
    }
    move(set, -1);
    for (let index = 0; index < SUITS.length; index += 1)
      if (index !== trump && left[index] === 0 && (lengths[index] ?? 0) > 0) value += weights.void;
    // Melds are never worth more apart than together: most sets need no second look.
    if (before > 0 && value > toBeat) value -= meldLost(set);
    move(set, 1);
    return value;
  };
  /** Alone, with what it takes from this hand's melds: of two copies one may go. */
  const aloneWorth = (face: Face): number => {
    if (!declaring || before === 0 || (hand[face] ?? 0) === 0) return first[face] ?? 0;
    move([face], -1);
    const lost = before - meldPoints(rules, suit, rest);
    move([face], 1);
    return (first[face] ?? 0) - lost / scale;
  };
  const alone = first.map((_, face) => aloneWorth(face));
  const cards = likeliest(hand, Math.max(candidates, count), alone);
  return bestSets(cards, count, choice.howMany, worthOf);
}

function lengthOf(hand: readonly number[], suit: number): number {
  let length = 0;
  for (let rank = 0; rank < FACES_PER_SUIT; rank += 1)
    length += hand[suit * FACES_PER_SUIT + rank] ?? 0;
  return length;
}

/** The cards with the highest single values, the best first, copies next to each other. */
function likeliest(hand: readonly number[], size: number, worth: readonly number[]): Face[] {
  const cards: Face[] = [];
  for (let face = 0; face < hand.length; face += 1)
    for (let copy = hand[face] ?? 0; copy > 0; copy -= 1) cards.push(face);
  return cards.sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || a - b).slice(0, size);
}
