import { eventsFault } from '@main/engine/viewFault/eventsFault';
import { viewFault } from '@main/engine/viewFault/viewFault';
import type { UpdateFault } from '@main/lan/guest/hostFault';
import { isSameData } from '@shared/game/isSameData';
import { type TableUpdate, TIMER_SECONDS } from '@shared/protocol/table';

/** What is said in addition to the view fits the table. */
function tableFault({ seats, timer, timedOut, canUndo, view }: TableUpdate): string | null {
  const { players } = view.rules;
  if (seats.length !== players) return 'the number of seats';
  if (seats.some(({ kind, level }) => (kind === 'human') !== (level === null)))
    return 'the level of a seat';
  if (timedOut !== null && timedOut >= players) return 'the seat whose time ran out';
  if (timer !== null && !TIMER_SECONDS.some((seconds) => seconds * 1000 === timer.totalMs))
    return 'the time for a turn';
  return canUndo && view.seat === null ? 'what a spectator may take back' : null;
}

/** What follows an update goes on with its deal, or begins the next one with its result. */
function followFault({ view }: TableUpdate, before: TableUpdate): string | null {
  const dealsOn = view.dealNumber - before.view.dealNumber;
  if (dealsOn !== 0 && dealsOn !== 1) return 'the number of the deal';
  if (view.history.length !== dealsOn) return 'the deals since the last update';
  const [last] = view.history;
  const { dealer, scores, result } = before.view;
  const isFollowing =
    last === undefined
      ? isSameData([view.dealer, view.scores], [dealer, scores])
      : isSameData(last, { dealer, result });
  return isFollowing ? null : 'what has become of the deal before';
}

/** The rules' answer to what a host may show: see `UpdateFault`. */
export const updateFault: UpdateFault = (update, before) =>
  tableFault(update) ??
  viewFault(update.view) ??
  eventsFault(update.events, update.view) ??
  (before === null ? null : followFault(update, before));
