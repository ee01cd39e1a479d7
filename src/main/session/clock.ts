/** Time as the session knows it: durations only, never a time of day. */
export interface Clock {
  /** Milliseconds since some moment; never runs backwards. */
  nowMs(): number;
  /** Calls back once after that many milliseconds, unless it is canceled before. */
  after(delayMs: number, callBack: () => void): () => void;
}

/** The machine's own clock. */
export const systemClock: Clock = {
  nowMs: () => performance.now(),
  after(delayMs, callBack) {
    const timer = setTimeout(callBack, delayMs);
    return () => clearTimeout(timer);
  },
};

/** A clock whose callbacks may throw: what nobody foresaw is handed over, and ends neither the program nor a table. */
export const guardClock = (clock: Clock, onError: (error: unknown) => void): Clock => ({
  nowMs: clock.nowMs,
  after: (delayMs, callBack) =>
    clock.after(delayMs, () => {
      try {
        callBack();
      } catch (error) {
        onError(error);
      }
    }),
});
