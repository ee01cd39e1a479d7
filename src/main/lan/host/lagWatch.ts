import type { Clock } from '@main/session/clock';
import type { Limits } from '@shared/protocol/lan/limits';
import type { Timers } from '../timers';
import type { Wire } from '../wire/wire';

/** Watches how far a guest is behind: one that reads too slowly is sent no updates until it has caught up. */
export interface LagWatch {
  /** Whether an update is worth sending now; looked at before each message. */
  isBehind(): boolean;
}

export interface LagWatchOptions {
  readonly wire: Pick<Wire, 'waitingBytes'>;
  readonly clock: Pick<Clock, 'nowMs'>;
  readonly timers: Timers;
  readonly limits: Limits;
  /** The guest reads again. */
  readonly onCaughtUp: () => void;
  /** It is too far behind, or has been for too long. */
  readonly onTooSlow: () => void;
}

const CHECK_MS = 250;

export function createLagWatch(options: LagWatchOptions): LagWatch {
  const { wire, clock, timers, limits } = options;
  let sinceMs: number | null = null;

  const check = () => {
    if (sinceMs === null) return;
    const waiting = wire.waitingBytes();
    if (waiting < limits.lagBytes / 4) {
      sinceMs = null;
      options.onCaughtUp();
    } else if (waiting > limits.slowBytes || clock.nowMs() - sinceMs > limits.slowMs)
      options.onTooSlow();
    else timers.after(CHECK_MS, check);
  };

  return {
    isBehind() {
      if (sinceMs === null && wire.waitingBytes() > limits.lagBytes) {
        sinceMs = clock.nowMs();
        timers.after(CHECK_MS, check);
      }
      return sinceMs !== null;
    },
  };
}
