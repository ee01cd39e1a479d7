import type { Clock } from './clock';

/** How long a window may go on drawing without a word before its seat's time runs all the same. */
export const DRAWING_GRACE_MS = 2_000;
/** How often the time that has passed is taken off. */
const TICK_MS = 1_000;
/** More than this between two ticks is a machine that was asleep or stopped, not a person who was thinking. */
const MOST_BETWEEN_TICKS_MS = 3 * TICK_MS;

/**
 * The clock of one seat's turn. It begins to run when the seat's window has drawn what came before, or after
 * DRAWING_GRACE_MS, and stands still while the table is paused and while the machine sleeps.
 */
export interface TurnClock {
  /** A new turn, with its whole time. */
  begin(): void;
  /** The turn before is taken back: it goes on at once, with what would be left of its time had it not been played. */
  takeBack(): void;
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
  takeBack: () => {},
  drawn: () => {},
  clear: () => {},
  setPaused: () => {},
  left: () => null,
};

interface Turn {
  leftMs: number;
  /** When its time was last taken off; null while it doesn't run. */
  sinceMs: number | null;
}

/** `onEnd` is called once for each turn whose time has run out. */
export function createTurnClock(clock: Clock, totalMs: number, onEnd: () => void): TurnClock {
  let turn: Turn | null = null;
  /** The turn that was just played: its time goes on, in case it is taken back. */
  let played: Turn | null = null;
  let paused = false;
  let cancelTick = () => {};
  let cancelDrawing = () => {};

  const spend = (each: Turn | null) => {
    if (each === null || each.sinceMs === null) return;
    const passedMs = Math.min(clock.nowMs() - each.sinceMs, MOST_BETWEEN_TICKS_MS);
    each.leftMs = Math.max(0, each.leftMs - passedMs);
    each.sinceMs = clock.nowMs();
  };

  const run = (each: Turn | null) => {
    if (each !== null && each.sinceMs === null && !paused) each.sinceMs = clock.nowMs();
  };

  const tick = () => {
    const wasRunning = turn !== null && turn.sinceMs !== null && turn.leftMs > 0;
    spend(turn);
    spend(played);
    if (turn !== null && wasRunning && turn.leftMs === 0) {
      turn.sinceMs = null;
      onEnd();
    }
    setTick();
  };

  const setTick = () => {
    cancelTick();
    const running = [turn, played].flatMap((each) =>
      each !== null && each.sinceMs !== null && each.leftMs > 0 ? [each.leftMs] : [],
    );
    if (running.length > 0) cancelTick = clock.after(Math.min(TICK_MS, ...running), tick);
  };

  const drawn = () => {
    cancelDrawing();
    if (turn !== null && turn.leftMs > 0) run(turn);
    setTick();
  };

  const retire = () => {
    cancelDrawing();
    spend(turn);
    played = turn;
    run(played);
    turn = null;
    setTick();
  };

  return {
    begin() {
      retire();
      turn = { leftMs: totalMs, sinceMs: null };
      cancelDrawing = clock.after(DRAWING_GRACE_MS, drawn);
    },
    takeBack() {
      cancelDrawing();
      spend(played);
      turn = played ?? { leftMs: totalMs, sinceMs: null };
      played = null;
      run(turn);
      // Its time may have run out meanwhile: the end comes as of any other turn, but not in the middle of this call.
      cancelDrawing = turn.leftMs === 0 ? clock.after(0, onEnd) : () => {};
      setTick();
    },
    drawn,
    clear: retire,
    setPaused(wanted) {
      spend(turn);
      spend(played);
      paused = wanted;
      for (const each of [turn, played]) if (each !== null) each.sinceMs = null;
      run(played);
      // The answer to a turn that had ended just before the pause came too late.
      if (!paused && turn?.leftMs === 0) onEnd();
      else if (!paused) drawn();
      setTick();
    },
    left() {
      spend(turn);
      return turn === null ? null : { leftMs: Math.round(turn.leftMs), totalMs };
    },
  };
}
