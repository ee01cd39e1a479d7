import type { SeatConnection } from '@main/tables/seatConnection';
import { DONE } from '@shared/protocol/answers';

/** A seat at a table where nothing is dealt and everything is allowed. */
export function fakeSeat(onClosed: () => void): SeatConnection {
  const done = async () => DONE;
  return {
    update: () => null,
    submit: done,
    undo: done,
    nextDeal: done,
    pause: done,
    settled: () => {},
    played: () => null,
    close: async () => onClosed(),
  };
}
