import type { Clock } from './clock';

/** How long a window may go on drawing before its seat's time runs all the same. */
export const DRAWING_GRACE_MS = 10_000;

/**
 * The clock of one seat's turn. It begins to run when the seat's window has drawn what came before, or after
 * DRAWING_GRACE_MS, and stands still while the table is paused.
 */
export interface TurnClock {
  /** A new turn, with its whole time. */
  begin(): void;
  /** The seat sees that it is its turn. */
  drawn(): void;
  /** Nobody's turn is timed. */
  clear(): void;
  setPaused(paused: boolean): void;
  /** Null when no turn is timed. */
  left(): { readonly leftMs: number; readonly totalMs: number } | null;
}

/** The clock of a table without a timer. */
export const NO_TURN_CLOCK: TurnClock = {
  begin: () => {},
  drawn: () => {},
  clear: () => {},
  setPaused: () => {},
  left: () => null,
};

/** `onEnd` is called once for each turn whose time has run out. */
export function createTurnClock(clock: Clock, totalMs: number, onEnd: () => void): TurnClock {
  let leftMs: number | null = null;
  let sinceMs: number | null = null;
  let paused = false;
  let cancel = () => {};

  const leftNow = (atLast: number) =>
    sinceMs === null ? atLast : Math.max(0, atLast - (clock.nowMs() - sinceMs));
  const stop = () => {
    cancel();
    cancel = () => {};
    if (leftMs !== null) leftMs = leftNow(leftMs);
    sinceMs = null;
  };
  const run = () => {
    if (leftMs === null || leftMs === 0 || sinceMs !== null || paused) return;
    cancel();
    sinceMs = clock.nowMs();
    cancel = clock.after(leftMs, () => {
      stop();
      leftMs = 0;
      onEnd();
    });
  };

  return {
    begin() {
      stop();
      leftMs = totalMs;
      if (!paused) cancel = clock.after(DRAWING_GRACE_MS, run);
    },
    drawn: run,
    clear() {
      stop();
      leftMs = null;
    },
    setPaused(wanted) {
      paused = wanted;
      if (paused) stop();
      // The answer to a turn that had ended just before the pause came too late.
      else if (leftMs === 0) onEnd();
      else run();
    },
    left: () => (leftMs === null ? null : { leftMs: Math.round(leftNow(leftMs)), totalMs }),
  };
}
