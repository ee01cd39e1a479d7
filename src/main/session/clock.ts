/** Time as the session knows it: durations only, never a time of day. */
export interface Clock {
  /** Milliseconds since some moment; never runs backwards. */
  nowMs(): number;
  /** Calls back once after that many milliseconds, unless it is cancelled before. */
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
