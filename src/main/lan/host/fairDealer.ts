import type { Clock } from '@main/session/clock';
import type { Seat } from '@shared/game/seats';
import type {
  Commitments,
  FairGuestMessage,
  FairHostMessage,
  FairnessNote,
  Shares,
} from '@shared/protocol/lan/fairDeal';
import { seedOf, sharesFit } from '../fairSeed';
import { digestOf } from '../secrets';

/** A deal that is to be dealt. */
export interface Round {
  readonly game: string;
  /** From 1. */
  readonly deal: number;
  /** The host's: the same whenever this deal of this game is begun. */
  readonly secret: string;
}

/** How far a deal has come: null is still to come. */
export interface CommittedDeal extends Round {
  readonly digest: string;
  readonly commitments: Commitments | null;
  readonly shares: Shares | null;
}

/**
 * Has each deal come from what everybody has committed before anybody opens it: the host its secret, each player's
 * program its share. Nobody can choose after seeing what the others chose.
 */
export interface FairDealer {
  /**
   * Asks these seats for their shares, waiting a while for those who are slow, then has the cards dealt from the seed.
   * Rejects when they can't be dealt; never resolves when the round is given up.
   */
  begin(
    round: Round,
    seats: readonly Seat[],
    dealFrom: (seed: string, note: FairnessNote) => Promise<void>,
  ): Promise<void>;
  take(seat: Seat, message: ShareMessage): void;
  /** The last deals, the newest last. */
  deals(): readonly CommittedDeal[];
  /** Gives up the round that is being prepared, and forgets all deals. */
  clear(): void;
}

type ShareMessage = Exclude<FairGuestMessage, { readonly type: 'verdict' }>;

export interface FairDealerOptions {
  readonly clock: Clock;
  /** How long shares are waited for, and then how long their opening is. */
  readonly waitMs: number;
  readonly tell: (message: FairHostMessage) => void;
  /** The last deals of a game that was opened again. */
  readonly deals: readonly CommittedDeal[];
}

export function createFairDealer({
  clock,
  waitMs,
  tell,
  ...options
}: FairDealerOptions): FairDealer {
  let { deals } = options;
  let round: Round | null = null;
  let hear = (_seat: Seat, _message: ShareMessage) => {};
  let stopWaiting = () => {};

  const stop = () => {
    stopWaiting();
    hear = () => {};
    round = null;
  };

  /** What seats say until all have said something that counts, or time is up: the last of each, in order of seats. */
  const collect = (
    seats: readonly Seat[],
    read: (seat: Seat, message: ShareMessage) => string | null,
  ) =>
    new Promise<(readonly [Seat, string])[]>((resolve) => {
      const said = new Map<Seat, string>();
      const finish = () => {
        stopWaiting();
        hear = () => {};
        resolve([...said].sort(([a], [b]) => a - b));
      };
      stopWaiting = clock.after(waitMs, finish);
      hear = (seat, message) => {
        const value = seats.includes(seat) ? read(seat, message) : null;
        if (value === null) return;
        said.set(seat, value);
        if (said.size === seats.length) finish();
      };
      if (seats.length === 0) finish();
    });

  return {
    deals: () => deals,
    async begin(begun, seats, dealFrom) {
      stop();
      round = begun;
      const { game, deal, secret } = begun;
      const digest = digestOf(secret);
      const before = deals.filter((each) => each.game !== game || each.deal !== deal);
      const know = (commitments: Commitments | null, shares: Shares | null) => {
        deals = [...before.slice(-1), { ...begun, digest, commitments, shares }];
      };

      know(null, null);
      const committing = collect(seats, (_seat, message) =>
        message.type === 'share-commit' ? message.digest : null,
      );
      tell({ type: 'commit', game, deal, digest });
      const commitments = (await committing).map(([seat, value]) => ({ seat, digest: value }));
      if (round !== begun) return;

      know(commitments, null);
      const opening = collect(
        commitments.map(({ seat }) => seat),
        (seat, message) =>
          message.type === 'share' && sharesFit([{ seat, share: message.share }], commitments)
            ? message.share
            : null,
      );
      tell({ type: 'committed', game, deal, commitments });
      const shares = (await opening).map(([seat, share]) => ({ seat, share }));
      if (round !== begun) return;

      know(commitments, shares);
      tell({ type: 'shares', game, deal, shares });
      try {
        const note = { game, deal, digest, commitments, shares, disputedBy: [] };
        await dealFrom(seedOf({ ...begun, shares }), note);
      } catch (error) {
        if (round === begun) deals = before;
        throw error;
      }
    },
    take(seat, message) {
      if (round?.game === message.game && round.deal === message.deal) hear(seat, message);
    },
    clear() {
      stop();
      deals = [];
    },
  };
}
