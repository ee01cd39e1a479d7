import type { Clock } from '@main/session/clock';

/** The timers of one connection: none of them fires once they are stopped. */
export interface Timers {
  after(delayMs: number, job: () => void): void;
  stop(): void;
}

export function createTimers(clock: Pick<Clock, 'after'>): Timers {
  const running = new Set<() => void>();
  return {
    after(delayMs, job) {
      const cancel = clock.after(delayMs, () => {
        running.delete(cancel);
        job();
      });
      running.add(cancel);
    },
    stop() {
      for (const cancel of running) cancel();
      running.clear();
    },
  };
}
