import { handSize } from '@shared/game/rules';
import { partnerOf, type Seat, seatAfter, seatsOf } from '@shared/game/seats';
import type { Position } from './position';

/** Cards that each player of the two-hand game has drawn: one after each trick while there is a stock. */
function drawnEach({ phase, tricks }: Position): number {
  const most = 12;
  return Math.min(most, phase.kind === 'after-trick' ? tricks.length - 1 : tricks.length);
}

/** The cards that are left to draw with two players. */
export const stockSize = (position: Position): number =>
  position.rules.players === 2 ? 24 - 2 * drawnEach(position) : 0;

/** Cards passed by a seat, and to it, that have changed hands. */
function passedBalance({ rules, phase, passed }: Position, seat: Seat): number {
  // Where both choose unseen, nothing changes hands before both have.
  if (phase.kind !== 'give' || rules.passOrder === 'together') return 0;
  const count = passed.length * rules.passCount;
  if (phase.seat === seat) return count;
  return partnerOf(rules, phase.seat) === seat ? -count : 0;
}

/** How many cards each seat must hold, by how far the deal has come. */
export function expectedHandSizes(position: Position): number[] {
  const { rules, contract, buried, tricks, trick } = position;
  const playing = seatsOf(rules).map((_, step) => seatAfter(rules, trick?.leader ?? 0, step));
  const inTrick = playing.slice(0, trick?.cards.length ?? 0);
  return seatsOf(rules).map((seat) => {
    const widow = contract?.seat === seat ? rules.widow - buried.length : 0;
    const drawn = rules.players === 2 ? drawnEach(position) : 0;
    const played = tricks.length + (inTrick.includes(seat) ? 1 : 0);
    return handSize(rules) + widow + passedBalance(position, seat) + drawn - played;
  });
}
