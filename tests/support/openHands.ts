import { legalCards } from '@main/engine/trickPlay';
import {
  at,
  type DeckName,
  deckCards,
  type Face,
  rankIndex,
  SUITS,
  suitIndex,
  withoutCards,
} from '@shared/game/cards';
import type { Counters, MustWin } from '@shared/game/rules';
import type { SolverPosition, SolverSide } from '../../src/main/bots/solver/position';
import { type SeededRandom, seededRandom } from './seededRandom';

/** Counters and last trick: those of the sources, and two that are like none of them. */
const SCORINGS: readonly { readonly counters: Counters; readonly lastTrick: number }[] = [
  { counters: { A: 10, T: 10, K: 10, Q: 0, J: 0, '9': 0 }, lastTrick: 10 },
  { counters: { A: 1, T: 1, K: 1, Q: 0, J: 0, '9': 0 }, lastTrick: 2 },
  { counters: { A: 10, T: 10, K: 5, Q: 5, J: 0, '9': 0 }, lastTrick: 10 },
  { counters: { A: 11, T: 10, K: 4, Q: 3, J: 2, '9': 0 }, lastTrick: 10 },
  { counters: { A: 3, T: 7, K: 1, Q: 5, J: 2, '9': 2 }, lastTrick: 0 },
  { counters: { A: 2, T: 2, K: 2, Q: 2, J: 2, '9': 2 }, lastTrick: 1 },
];

export interface HandsWanted {
  readonly seats: number;
  readonly tricks: number;
  readonly deck: DeckName;
}

/** A position with the seat in turn drawn from all places of the trick; everything else drawn too. */
export function randomPosition(random: SeededRandom, wanted: HandsWanted): SolverPosition {
  const { seats, tricks, deck } = wanted;
  const cards = random.shuffle(deckCards(deck));
  // In fewer suits equal cards and long suits meet more often.
  const suits = random.onceIn(2) ? 4 : 1 + random.below(3);
  const fewer = cards.filter((face) => suitIndex(face) < suits);
  const pool = fewer.length >= seats * tricks ? fewer : cards;
  const sides = Array.from(
    { length: seats },
    (_, seat): SolverSide =>
      random.onceIn(2) ? (random.below(2) === 0 ? 0 : 1) : seat % 2 === 0 ? 0 : 1,
  );
  const mustWin = random.pick<MustWin>(['always', 'always', 'trump']);
  const start: SolverPosition = {
    rules: { mustWin, ...random.pick(SCORINGS) },
    trump: random.pick(SUITS),
    sides,
    hands: sides.map((_, seat) => pool.slice(seat * tricks, (seat + 1) * tricks)),
    trick: { leader: random.below(seats), cards: [] },
  };
  const played = random.onceIn(2) ? 0 : random.below(seats);
  return Array.from({ length: played }).reduce<SolverPosition>(
    (position) => playCard(position, random.pick(legalOf(position))),
    start,
  );
}

/** What the seat in turn may play, by the engine. */
export function legalOf({ rules, trump, sides, hands, trick }: SolverPosition): Face[] {
  const seat = (trick.leader + trick.cards.length) % sides.length;
  return legalCards(trick.cards, at(hands, seat), trump, rules.mustWin);
}

/** The position after a card that doesn't complete the trick. */
export function playCard(position: SolverPosition, card: Face): SolverPosition {
  const { leader, cards } = position.trick;
  const turn = (leader + cards.length) % position.sides.length;
  const hands = position.hands.map((hand, seat) =>
    seat === turn ? (withoutCards(hand, [card]) ?? []) : hand,
  );
  return { ...position, hands, trick: { leader, cards: [...cards, card] } };
}

const TENS = { mustWin: 'always', ...at(SCORINGS, 0) } as const;

/** Four hands of that number of cards, trumps and leader drawn; partners sit opposite. */
export function randomDeal(seed: number, deck: DeckName, tricks: number): SolverPosition {
  const random = seededRandom(seed);
  const cards = random.shuffle(deckCards(deck));
  const sides: SolverSide[] = [0, 1, 0, 1];
  return {
    rules: TENS,
    trump: random.pick(SUITS),
    sides,
    hands: sides.map((_, seat) => cards.slice(seat * tricks, (seat + 1) * tricks)),
    trick: { leader: random.below(sides.length), cards: [] },
  };
}

/** Worth of a card by rank to the hand that would name its suit trumps. */
const TRUMP_WORTH = [8, 6, 5, 4, 4, 3];
const ACE_WORTH = 2;
const PASSED = 4;

/**
 * Whole single-deck deals as they are played: the best hand names its best suit, its partner gives
 * four cards (trumps, then aces, then high cards), it returns its lowest plain cards of short suits
 * and leads. SolverSide 0 are seats 0 and 2.
 */
export function realisticDeal(seed: number): SolverPosition {
  const deal = randomDeal(seed, 'single', 12);
  const choices = deal.hands.flatMap((hand, seat) =>
    SUITS.map((trump, suit) => ({ seat, trump, suit, worth: worthOf(hand, suit) })),
  );
  const { seat, trump, suit } = choices.reduce((a, b) => (b.worth > a.worth ? b : a));
  const partner = (seat + 2) % 4;
  const given = cheapest(at(deal.hands, partner), (face) => costToGive(face, suit));
  const received = [...at(deal.hands, seat), ...given];
  const returned = cheapest(received, (face) => costToReturn(face, suit, received));
  const hands = deal.hands.map((hand, other) => {
    if (other === seat) return withoutCards(received, returned) ?? [];
    return other === partner ? [...(withoutCards(hand, given) ?? []), ...returned] : hand;
  });
  return { ...deal, trump, hands, trick: { leader: seat, cards: [] } };
}

const worthOf = (hand: readonly Face[], suit: number): number =>
  hand.reduce((sum, face) => {
    const trumps = suitIndex(face) === suit ? at(TRUMP_WORTH, rankIndex(face)) : 0;
    return sum + trumps + (rankIndex(face) === 0 ? ACE_WORTH : 0);
  }, 0);

const cheapest = (hand: readonly Face[], cost: (face: Face) => number): Face[] =>
  [...hand].sort((a, b) => cost(a) - cost(b) || a - b).slice(0, PASSED);

function costToGive(face: Face, trumpSuit: number): number {
  if (suitIndex(face) === trumpSuit) return rankIndex(face);
  return (rankIndex(face) === 0 ? 10 : 20) + rankIndex(face);
}

function costToReturn(face: Face, trumpSuit: number, hand: readonly Face[]): number {
  if (suitIndex(face) === trumpSuit) return 200 - rankIndex(face);
  if (rankIndex(face) === 0) return 100;
  return hand.filter((other) => suitIndex(other) === suitIndex(face)).length - rankIndex(face) / 10;
}
