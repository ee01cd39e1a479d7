import { at, type Face, RANKS, SUITS } from '@shared/game/cards';
import type { SolverPosition } from '../../src/main/bots/solver/position';

const suitOfFace = (face: Face): number => Math.floor(face / 6);

/** The table of the rules' section 5, row by row; within a suit a smaller face is a higher card. */
function mayBePlayed(
  hand: readonly Face[],
  trick: readonly Face[],
  trump: number,
  mustWin: 'always' | 'trump',
): Face[] {
  if (trick.length === 0) return [...new Set(hand)];
  const led = suitOfFace(at(trick, 0));
  const follows = hand.filter((face) => suitOfFace(face) === led);
  const trumps = hand.filter((face) => suitOfFace(face) === trump);
  const trumpsIn = trick.filter((face) => suitOfFace(face) === trump);
  let cards = hand;
  if (follows.length > 0) {
    const top = Math.min(...trick.filter((face) => suitOfFace(face) === led));
    const higher = follows.filter((face) => face < top);
    const isRuffed = led !== trump && trumpsIn.length > 0;
    const mustHead = !isRuffed && (mustWin === 'always' || led === trump);
    cards = mustHead && higher.length > 0 ? higher : follows;
  } else if (trumps.length > 0) {
    const over = trumps.filter((face) => face < Math.min(Number.POSITIVE_INFINITY, ...trumpsIn));
    cards = over.length > 0 ? over : trumps;
  }
  return [...new Set(cards)];
}

function placeOfWinner(trick: readonly Face[], trump: number): number {
  const decisive = trick.some((face) => suitOfFace(face) === trump)
    ? trump
    : suitOfFace(at(trick, 0));
  return trick.indexOf(Math.min(...trick.filter((face) => suitOfFace(face) === decisive)));
}

/**
 * What side 0 gets in points after each card that may be played, by plain minimax: no table, no
 * bounds, no pruning, nothing shared with the solver. For a few tricks only.
 */
export function bruteForce(position: SolverPosition): Map<Face, number> {
  const { rules, sides } = position;
  const trump = SUITS.indexOf(position.trump);
  const hands = position.hands.map((hand) => [...hand]);

  /** The best for the seat in turn of all that may happen from here. */
  function best(leader: number, trick: readonly Face[]): number {
    const seat = (leader + trick.length) % sides.length;
    const values = mayBePlayed(at(hands, seat), trick, trump, rules.mustWin).map((face) =>
      after(leader, trick, seat, face),
    );
    return sides[seat] === 0 ? Math.max(...values) : Math.min(...values);
  }

  function after(leader: number, before: readonly Face[], seat: number, face: Face): number {
    const hand = at(hands, seat);
    const index = hand.indexOf(face);
    hand.splice(index, 1);
    const trick = [...before, face];
    const value = trick.length < sides.length ? best(leader, trick) : finish(leader, trick);
    hand.splice(index, 0, face);
    return value;
  }

  function finish(leader: number, trick: readonly Face[]): number {
    const winner = (leader + placeOfWinner(trick, trump)) % sides.length;
    const isLast = hands.every((hand) => hand.length === 0);
    const counters = trick.reduce((sum, face) => sum + rules.counters[at(RANKS, face % 6)], 0);
    const points = sides[winner] === 0 ? counters + (isLast ? rules.lastTrick : 0) : 0;
    return isLast ? points : points + best(winner, []);
  }

  const { leader, cards } = position.trick;
  const seat = (leader + cards.length) % sides.length;
  return new Map(
    mayBePlayed(at(hands, seat), cards, trump, rules.mustWin).map((face) => [
      face,
      after(leader, cards, seat, face),
    ]),
  );
}
