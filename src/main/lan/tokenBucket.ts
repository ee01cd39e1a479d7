import type { Clock } from '@main/session/clock';

/** Lets through `perSecond` on average and `burst` at once. */
export interface TokenBucket {
  /** Takes that number out; false, and nothing taken, when there are fewer. */
  take(count?: number): boolean;
}

export function createTokenBucket(
  clock: Pick<Clock, 'nowMs'>,
  perSecond: number,
  burst: number,
): TokenBucket {
  let left = burst;
  let sinceMs = clock.nowMs();
  return {
    take(count = 1) {
      const nowMs = clock.nowMs();
      left = Math.min(burst, left + ((nowMs - sinceMs) * perSecond) / 1000);
      sinceMs = nowMs;
      if (left < count) return false;
      left -= count;
      return true;
    },
  };
}
