import { at, FACE_COUNT, type Face, RANKS, SUITS, type Suit } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import type { OpenTrick } from '@shared/game/view';

/** Every seat plays for one of two sides: declarer's side and defenders, or one side and the rest. */
export type SolverSide = 0 | 1;

/** A position of the trick play with all hands open. */
export interface SolverPosition {
  /** A rule set will do. */
  readonly rules: Pick<RuleSet, 'mustWin' | 'counters' | 'lastTrick'>;
  readonly trump: Suit;
  /** By seat; any partition of 2 to 8 seats. */
  readonly sides: readonly SolverSide[];
  /** By seat: what each still holds, in any order. Seats yet to play to the trick hold one more. */
  readonly hands: readonly (readonly Face[])[];
  /** The trick on the table; without cards `leader` is to lead. */
  readonly trick: OpenTrick;
}

/** Seat to play: the leader, or the one after the last card of the trick. */
export const seatToPlay = ({ trick, sides }: SolverPosition): number =>
  (trick.leader + trick.cards.length) % sides.length;

/** Tricks still to be finished, the one on the table included. */
export const tricksLeft = (position: SolverPosition): number =>
  at(position.hands, seatToPlay(position)).length;

/** Points still to be won: counters in the hands and in the open trick, and the last trick. */
export function pointsLeft({ rules, hands, trick }: SolverPosition): number {
  const count = (faces: readonly Face[]) =>
    faces.reduce((sum, face) => sum + rules.counters[at(RANKS, face % RANKS.length)], 0);
  return hands.reduce((sum, hand) => sum + count(hand), count(trick.cards)) + rules.lastTrick;
}

/**
 * Throws when the position can't have come about: hands of the wrong length, a trick that is
 * complete, no side for a seat. Which cards they are isn't checked.
 */
export function checkPosition(position: SolverPosition): void {
  const { sides, hands, trick } = position;
  const seats = sides.length;
  if (seats < 2 || seats > 8) throw new Error(`the solver knows 2 to 8 seats, not ${seats}`);
  if (hands.length !== seats) throw new Error(`${hands.length} hands for ${seats} seats`);
  if (!SUITS.includes(position.trump)) throw new Error(`no trump suit: ${position.trump}`);
  if (trick.leader < 0 || trick.leader >= seats) throw new Error(`no seat ${trick.leader}`);
  if (trick.cards.length >= seats) throw new Error('the trick on the table is complete');
  const tricks = tricksLeft(position);
  hands.forEach((hand, seat) => {
    const place = (seat - trick.leader + seats) % seats;
    const expected = place < trick.cards.length ? tricks - 1 : tricks;
    if (hand.length !== expected) {
      throw new Error(`seat ${seat} holds ${hand.length} cards instead of ${expected}`);
    }
    if (hand.some((face) => face < 0 || face >= FACE_COUNT)) throw new Error('no such face');
  });
}
