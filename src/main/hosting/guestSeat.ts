import type { GuestLink } from '@main/lan/guest/guestLink';
import type { SeatConnection } from '@main/tables/seatConnection';
import { refuse } from '@shared/protocol/answers';

/** The window's seat at a table on the network. */
export const guestSeat = (link: GuestLink, close: () => Promise<void>): SeatConnection => ({
  update: link.update,
  submit: (submission) => link.request({ type: 'act', submission }),
  /** The newest card, if this player played it and nobody has acted since: the host knows. */
  async undo() {
    const update = link.update();
    const card = (update?.view.turn ?? 0) - 1;
    if (!update?.canUndo || card < 0) return refuse({ code: 'nothing-to-undo' });
    return link.request({ type: 'take-back', turn: card });
  },
  nextDeal: () => link.request({ type: 'next' }),
  pause: (paused) => link.request({ type: 'manage', command: { type: 'pause', paused } }),
  settled: link.settled,
  played: () => null,
  close,
});
