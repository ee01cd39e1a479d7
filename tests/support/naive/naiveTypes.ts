import type { Card, NaiveSuit } from './naiveCards';
import type { NaiveMeld } from './naiveMelds';
import type { NaiveHow } from './naiveScoring';

/** `[seat, verb, argument?]`, as in a record. */
export type NaiveAction = readonly [
  seat: number,
  verb: string,
  argument?: string | number | undefined,
];

export interface NaiveCards {
  readonly hands: readonly (readonly Card[])[];
  readonly widow: readonly Card[];
  /** In the order of drawing; the last is turned up. */
  readonly stock: readonly Card[];
}

export interface NaiveTrick {
  readonly leader: number;
  readonly cards: readonly Card[];
  readonly winner: number;
  readonly points: number;
}

export interface NaiveResult {
  readonly how: NaiveHow;
  readonly declarer: number | null;
  readonly contract: number | null;
  readonly trump: NaiveSuit | null;
  readonly sides: readonly { meld: number; tricks: number; points: number; total: number }[];
}

export type NaivePhase =
  | { readonly kind: 'nines'; readonly seat: number }
  | { readonly kind: 'auction'; readonly seat: number; readonly bids: readonly number[] }
  | { readonly kind: 'trump'; readonly seat: number }
  | { readonly kind: 'give'; readonly seat: number; readonly to: number; readonly count: number }
  | {
      readonly kind: 'bury';
      readonly seat: number;
      readonly count: number;
      readonly allowed: readonly (readonly Card[])[];
      /** Whether some choices are forbidden because they lower the melds. */
      readonly bound: boolean;
    }
  | { readonly kind: 'decision'; readonly seat: number; readonly options: readonly string[] }
  | {
      readonly kind: 'play';
      readonly seat: number;
      readonly cards: readonly Card[];
      readonly claim: boolean;
    }
  | {
      readonly kind: 'after-trick';
      readonly seat: number;
      readonly dix: boolean;
      readonly exchange: boolean;
      readonly melds: readonly NaiveMeld[];
    }
  /** The deal is over; `startDeal` begins the next. */
  | { readonly kind: 'dealt-out' }
  | { readonly kind: 'over' };

export type PhaseOf<Kind extends NaivePhase['kind']> = Extract<NaivePhase, { kind: Kind }>;
