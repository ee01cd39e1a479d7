import type { Clock } from '@main/session/clock';

/** Time that passes only when a test says so. */
export interface FakeClock extends Clock {
  advance(ms: number): void;
  /** Timers that were neither run nor canceled. */
  waiting(): number;
}

export function createFakeClock(): FakeClock {
  let nowMs = 0;
  const timers = new Set<{ readonly atMs: number; readonly callBack: () => void }>();
  return {
    nowMs: () => nowMs,
    waiting: () => timers.size,
    after(delayMs, callBack) {
      const timer = { atMs: nowMs + delayMs, callBack };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(ms) {
      const endMs = nowMs + ms;
      for (;;) {
        const due = [...timers]
          .filter((timer) => timer.atMs <= endMs)
          .sort((a, b) => a.atMs - b.atMs)[0];
        if (due === undefined) break;
        timers.delete(due);
        nowMs = due.atMs;
        due.callBack();
      }
      nowMs = endMs;
    },
  };
}
