import type { Clock } from '@main/session/clock';
import type { Seat } from '@shared/game/seats';
import type { HostMessage, Shares } from '@shared/protocol/lan/hostMessages';
import { digestOf, seedFrom } from '../secrets';
import type { Line } from './hostConnection';

/** How one deal was fixed: kept with the game, and sent but for the secret. */
export interface FixedDeal {
  readonly deal: number;
  readonly digest: string;
  readonly shares: Shares;
}

/**
 * Fixes each deal in a way that nobody can steer: the host's digest goes out first, then every player's program adds a
 * number, then all numbers are shown, and after the deal the secret.
 */
export interface FairDealer {
  /** Asks these seats for their numbers; `onSeed` is called once all are there, or after a while without the rest. */
  begin(
    round: { readonly deal: number; readonly secret: string },
    seats: readonly Seat[],
    onSeed: (seed: string, fixed: FixedDeal) => void,
  ): void;
  /** A seat's number; only the first for the deal that is being fixed counts. */
  addNumber(seat: Seat, deal: number, number: string): void;
  /** The last deal's, for who comes later; null before the first, and while the next one is being fixed. */
  fixed(): DealWithSecret | null;
  /** Asks somebody who comes back while a deal is being fixed. */
  askAgain(line: Pick<Line, 'send'>): void;
  /** Shows the secret of the deal that is over. */
  reveal(): void;
  cancel(): void;
}

/** With the secret of this deal alone, which is shown when the deal is over. */
export interface DealWithSecret extends FixedDeal {
  readonly secret: string;
}

export interface FairDealerOptions {
  readonly clock: Clock;
  readonly waitMs: number;
  readonly tell: (message: HostMessage) => void;
  /** Of a game that was opened again. */
  readonly running: DealWithSecret | null;
}

interface Asking {
  readonly deal: number;
  readonly digest: string;
  readonly seats: readonly Seat[];
  readonly numbers: Map<Seat, string>;
  readonly finish: () => void;
}

export function createFairDealer(options: FairDealerOptions): FairDealer {
  const { clock, tell } = options;
  let asking: Asking | null = null;
  let running = options.running;
  let cancelWait = () => {};

  const cancel = () => {
    cancelWait();
    asking = null;
  };

  return {
    cancel,
    fixed: () => (asking === null ? running : null),
    askAgain(line) {
      if (asking !== null) line.send({ type: 'commit', deal: asking.deal, digest: asking.digest });
    },
    begin({ deal, secret }, seats, onSeed) {
      cancel();
      const digest = digestOf(secret);
      const numbers = new Map<Seat, string>();
      const finish = () => {
        cancel();
        const shares = [...numbers]
          .map(([seat, number]) => ({ seat, number }))
          .sort((a, b) => a.seat - b.seat);
        running = { deal, digest, shares, secret };
        tell({ type: 'mixed', deal, shares });
        onSeed(seedFrom(secret, shares), { deal, digest, shares });
      };
      asking = { deal, digest, seats, numbers, finish };
      cancelWait = clock.after(options.waitMs, finish);
      tell({ type: 'commit', deal, digest });
      if (seats.length === 0) finish();
    },
    addNumber(seat, deal, number) {
      if (asking === null || asking.deal !== deal) return;
      const { seats, numbers, finish } = asking;
      if (!seats.includes(seat) || numbers.has(seat)) return;
      numbers.set(seat, number);
      if (numbers.size === seats.length) finish();
    },
    reveal() {
      if (running !== null) tell({ type: 'reveal', deal: running.deal, secret: running.secret });
    },
  };
}
