import type { TableHead } from '@main/records/recordTable';
import type { Session } from '@main/session/session';
import type { Seat } from '@shared/game/seats';
import type { SeatConnection } from './seatConnection';

interface OwnSeat {
  readonly session: Session;
  readonly seat: Seat;
  readonly head: TableHead;
}

/** The window's seat at a table of this program. */
export const connectionTo = (
  { session, seat, head }: OwnSeat,
  onClosed: () => Promise<void>,
): SeatConnection => ({
  update: () => session.current(seat),
  submit: (submission) => session.submit(seat, submission),
  undo: (turn) => session.undo(seat, turn),
  nextDeal: session.nextDeal,
  pause: session.pause,
  settled: (seq) => session.settled(seat, seq),
  played: () => ({ head, game: session.game() }),
  close() {
    session.close();
    return onClosed();
  },
});
