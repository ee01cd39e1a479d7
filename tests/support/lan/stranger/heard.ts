import type { Action } from '@shared/game/actions';
import type { GuestMessage } from '@shared/protocol/lan/guestMessages';
import type { HostMessage } from '@shared/protocol/lan/hostMessages';
import type { WireUpdate } from '@shared/protocol/lan/updateSchema';
import type { NaiveAction } from '../../naive/naiveTypes';
import type { SeatShare } from './cards';

/** One message of a connection, in the order in which this program saw or sent it. */
export type Heard =
  | { readonly from: 'host'; readonly message: HostMessage }
  | { readonly from: 'self'; readonly message: GuestMessage };

type ShownView = WireUpdate['view'];

export interface Opening {
  readonly secret: string;
  readonly turn: number;
  readonly moves: readonly NaiveAction[];
}

export interface Commitment {
  readonly seat: number;
  readonly digest: string;
}

/** A position that was shown; `run` counts the gaps before it. */
export interface Shown {
  readonly view: ShownView;
  readonly run: number;
}

/** An action that this program asked for. */
export interface Asked {
  readonly turn: number;
  readonly action: Action;
  readonly run: number;
  /** How many positions of its deal had been shown by then. */
  readonly after: number;
  done: boolean;
  takenBack: boolean;
}

/** All that was seen of one deal. */
export interface DealSeen {
  readonly game: string;
  readonly deal: number;
  digests: string[];
  /** Each set that was told, in order, without repetitions. */
  commitments: (readonly Commitment[])[];
  shares: (readonly SeatShare[])[];
  openings: Opening[];
  shown: Shown[];
  asked: Asked[];
  ownDigests: string[];
  ownShare: string | null;
  /** Whether `commit` itself came, and was answered with a digest. */
  wasThere: boolean;
}

/** What a message says of a deal. */
interface Told {
  readonly game: string;
  readonly deal: number;
  readonly digest?: string;
  readonly commitments?: readonly Commitment[] | null;
  readonly shares?: readonly SeatShare[] | null;
  readonly opening?: Opening | null;
}

const addNew = <T>(list: T[], item: T | null | undefined): void => {
  if (item == null) return;
  if (JSON.stringify(list.at(-1)) !== JSON.stringify(item)) list.push(item);
};

/** Sorts what one program heard by deals, in the order in which they came. */
export function sortByDeals(heard: readonly Heard[]): { deals: DealSeen[]; runs: number } {
  const deals = new Map<string, DealSeen>();
  const requests = new Map<string, GuestMessage>();
  const asked = new Map<string, Asked>();
  let run = 0;
  let seq: number | null = null;
  let now: DealSeen | null = null;

  const dealOf = ({ game, deal }: { game: string; deal: number }): DealSeen => {
    const key = `${game}/${deal}`;
    const seen = deals.get(key) ?? {
      game,
      deal,
      digests: [],
      commitments: [],
      shares: [],
      openings: [],
      shown: [],
      asked: [],
      ownDigests: [],
      ownShare: null,
      wasThere: false,
    };
    deals.set(key, seen);
    return seen;
  };
  const show = (update: WireUpdate, follows: boolean): void => {
    if (follows && update.seq !== (seq ?? 0) + 1) return;
    if (!follows) run += 1;
    seq = update.seq;
    now = dealOf({ game: update.tableId, deal: update.view.dealNumber });
    now.shown.push({ view: update.view, run });
  };
  const told = (message: Told): void => {
    const seen = dealOf(message);
    if (message.digest !== undefined && !seen.digests.includes(message.digest))
      seen.digests.push(message.digest);
    addNew(seen.commitments, message.commitments);
    addNew(seen.shares, message.shares);
    if (message.opening != null) addNew(seen.openings, message.opening);
  };
  const fromHost = (message: HostMessage): void => {
    switch (message.type) {
      case 'commit':
        dealOf(message).wasThere = true;
        told(message);
        return;
      case 'committed':
      case 'shares':
        told(message);
        return;
      case 'reveal': {
        const { secret, turn, moves, game, deal } = message;
        told({ game, deal, opening: { secret, turn, moves } });
        return;
      }
      case 'joined':
        for (const fair of message.fair) told(fair);
        if (message.update === null) seq = null;
        else show(message.update, false);
        return;
      case 'snapshot':
        show(message.update, false);
        return;
      case 'update':
        show(message.update, true);
        return;
      case 'answer': {
        if (message.fault !== null) return;
        const request = requests.get(message.id);
        const own = asked.get(message.id);
        if (own !== undefined) own.done = true;
        if (request?.type === 'take-back')
          for (const each of asked.values())
            if (each.turn === request.turn && each !== own) each.takenBack = true;
      }
    }
  };
  const fromSelf = (message: GuestMessage): void => {
    if ('id' in message) {
      if (requests.has(message.id)) return;
      requests.set(message.id, message);
    }
    if (message.type === 'share-commit') dealOf(message).ownDigests.push(message.digest);
    if (message.type === 'share') dealOf(message).ownShare = message.share;
    if (message.type !== 'act' || now === null) return;
    const { turn, action } = message.submission;
    const after = now.shown.length;
    const each = { turn, action, run, after, done: false, takenBack: false };
    now.asked.push(each);
    asked.set(message.id, each);
  };
  for (const each of heard)
    if (each.from === 'host') fromHost(each.message);
    else fromSelf(each.message);
  return { deals: [...deals.values()], runs: run };
}
