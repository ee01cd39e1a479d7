import { meldPoints } from '@main/engine/melding';
import {
  countFaces,
  type Face,
  faceOf,
  rankIndex,
  SUITS,
  type Suit,
  suitIndex,
} from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import type { PlayerView } from '@shared/game/view';
import { meldScale } from '../scale';
import { chooseSet } from './chooseSet';
import { GIVE_BACK, GIVE_TO_DECLARER, type GiftWeights } from './giftWeights';

const JACK_OF_DIAMONDS = faceOf('J', 'D');
const QUEEN_OF_SPADES = faceOf('Q', 'S');
const SPADES = SUITS.indexOf('S');
const DIAMONDS = SUITS.indexOf('D');
/** Of so many cards, all sets of four are a few hundred. */
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
  weights: GiftWeights,
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

/** Giving the last cards of a plain suit away leaves a void. */
function voidsMade(hand: readonly number[], set: readonly Face[], trump: number): number {
  let voids = 0;
  for (let suit = 0; suit < SUITS.length; suit += 1) {
    if (suit === trump) continue;
    const given = set.filter((face) => suitIndex(face) === suit).length;
    if (given === 0) continue;
    let held = 0;
    for (let rank = 0; rank < 6; rank += 1) held += hand[suit * 6 + rank] ?? 0;
    if (held === given) voids += 1;
  }
  return voids;
}

/** What a gift is chosen from. */
export interface GiftChoice {
  readonly rules: RuleSet;
  readonly trump: Suit;
  /** Sorted. */
  readonly hand: readonly Face[];
  readonly count: number;
  /** The declarer gives back; its partner gives first. */
  readonly declaring: boolean;
  /** Sets are made from this many of the likeliest cards. */
  readonly candidates: number;
}

/**
 * The cards to give: what helps the declarer most without breaking a better own meld, or, from the
 * declarer, what the contract can spare. Melds that travel whole are not lost to the side.
 */
export function chooseGift(view: PlayerView, count: number): Face[] {
  return bestGift({
    rules: view.rules,
    trump: view.trump ?? 'S',
    hand: view.hand,
    count,
    declaring: view.seat === view.declarer,
    candidates: CANDIDATES,
  });
}

export function bestGift(choice: GiftChoice): Face[] {
  const { rules, trump: suit, count, declaring } = choice;
  const trump = SUITS.indexOf(suit);
  const weights = declaring ? GIVE_BACK : GIVE_TO_DECLARER;
  const scale = meldScale(rules);
  const hand = countFaces(choice.hand);
  const runHeld = hasRun(hand, trump);
  const points = (counts: readonly number[]): number => meldPoints(rules, suit, counts);
  const before = points(hand);
  const single = (face: Face): number => valueOfGiving(face, 0, trump, runHeld, weights);
  const worthOf = (set: readonly Face[]): number => {
    const given = countFaces(set);
    const rest = hand.map((held, face) => held - (given[face] ?? 0));
    let value = weights.travels * points(given) - (before - points(rest));
    value /= scale;
    for (let index = 0; index < set.length; index += 1) {
      const face = set[index] ?? 0;
      const copy = index > 0 && set[index - 1] === face ? 1 : 0;
      value += valueOfGiving(face, copy, trump, runHeld, weights);
    }
    return value + weights.void * voidsMade(hand, set, trump);
  };
  return chooseSet(likeliest(choice, single), count, worthOf);
}

/** The cards with the highest single values, copies side by side. */
function likeliest(
  { hand, count, candidates }: GiftChoice,
  worthOf: (face: Face) => number,
): Face[] {
  const size = Math.max(candidates, count);
  if (hand.length <= size) return [...hand];
  return [...hand]
    .sort((a, b) => worthOf(b) - worthOf(a) || a - b)
    .slice(0, size)
    .sort((a, b) => a - b);
}
