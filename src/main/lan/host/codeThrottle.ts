import type { Clock } from '@main/session/clock';
import type { Limits } from '@shared/protocol/lan/limits';

/** Slows down whoever guesses codes, and nobody else: a source without a wrong code is always heard. */
export interface CodeThrottle {
  /** Whether a code from this source is looked at. */
  allows(source: string): boolean;
  /** A code from this source was wrong. */
  wrong(source: string): void;
}

const MINUTE_MS = 60_000;
const MAX_SOURCES = 1_000;

export function createCodeThrottle(
  clock: Pick<Clock, 'nowMs'>,
  limits: Pick<Limits, 'wrongCodesPerMinute' | 'wrongCodeEveryMs' | 'wrongCodesPerMinuteOfAll'>,
): CodeThrottle {
  /** Times of the last wrong codes by source, oldest first. */
  const wrongBySource = new Map<string, number[]>();
  let wrongOfAll: number[] = [];
  const recent = (times: readonly number[]) =>
    times.filter((time) => clock.nowMs() - time < MINUTE_MS);

  return {
    allows(source) {
      const times = recent(wrongBySource.get(source) ?? []);
      const last = times.at(-1);
      if (last === undefined) return true;
      wrongOfAll = recent(wrongOfAll);
      if (wrongOfAll.length >= limits.wrongCodesPerMinuteOfAll) return false;
      return (
        times.length < limits.wrongCodesPerMinute || clock.nowMs() - last >= limits.wrongCodeEveryMs
      );
    },
    wrong(source) {
      const nowMs = clock.nowMs();
      wrongBySource.set(source, [...recent(wrongBySource.get(source) ?? []), nowMs]);
      wrongOfAll = [...recent(wrongOfAll), nowMs];
      const [oldest] = wrongBySource.keys();
      if (wrongBySource.size > MAX_SOURCES && oldest !== undefined) wrongBySource.delete(oldest);
    },
  };
}
