import type { Action } from '@shared/game/actions';
import type { WireUpdate } from '@shared/protocol/lan/updateSchema';
import type { NaiveAction } from '../../naive/naiveTypes';
import type { SeatShare } from './cards';

export type ShownView = WireUpdate['view'];

export interface Opening {
  readonly secret: string;
  readonly turn: number;
  readonly moves: readonly NaiveAction[];
}

interface Commitment {
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
export interface Told {
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

/** All deals that were heard about, in the order in which they came. */
export class DealsSeen {
  private readonly byKey = new Map<string, DealSeen>();

  get all(): DealSeen[] {
    return [...this.byKey.values()];
  }

  /** What was seen of this deal so far, to be added to. */
  of({ game, deal }: Pick<DealSeen, 'game' | 'deal'>): DealSeen {
    const key = `${game}/${deal}`;
    const seen = this.byKey.get(key) ?? {
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
    this.byKey.set(key, seen);
    return seen;
  }

  /** Adds what a message says of a deal, where it is new. */
  add(told: Told): void {
    const seen = this.of(told);
    if (told.digest !== undefined && !seen.digests.includes(told.digest))
      seen.digests.push(told.digest);
    addNew(seen.commitments, told.commitments);
    addNew(seen.shares, told.shares);
    addNew(seen.openings, told.opening);
  }
}

/** The seat that was shown its cards in a deal; null when none was. */
export const seatOf = ({ shown }: DealSeen): number | null =>
  shown.find(({ view }) => view.seat !== null)?.view.seat ?? null;
