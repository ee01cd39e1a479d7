import type { Action, Phase, PlayRefusal } from './actions';
import type { Face, Suit } from './cards';
import type { Meld, SeatMelds } from './melds';
import type { RuleSet } from './rules';
import type { Seat, Side } from './seats';

export const HOWS = [
  'made',
  'set',
  'thrown-in',
  'moon',
  'moon-failed',
  'redeal',
  'two-hand',
] as const;
export type How = (typeof HOWS)[number];

/** What a deal did to one side, in points. */
export interface SideResult {
  /** What the side showed, whether or not it counted. */
  readonly meld: number;
  /** What it took in tricks, buried cards included. */
  readonly tricks: number;
  /** What the deal added to its score. */
  readonly points: number;
  /** Its score afterwards. */
  readonly total: number;
}

export interface DealResult {
  readonly how: How;
  readonly declarer: Seat | null;
  readonly contract: number | null;
  readonly trump: Suit | null;
  readonly sides: readonly SideResult[];
}

export interface PlayedTrick {
  readonly leader: Seat;
  /** In order of play. */
  readonly cards: readonly Face[];
  readonly winner: Seat;
  /** Counters, and the last-trick bonus where it is due. */
  readonly points: number;
}

export interface OpenTrick {
  readonly leader: Seat;
  readonly cards: readonly Face[];
}

export interface Call {
  readonly seat: Seat;
  readonly call: number | 'pass';
  /** The last player's bid that the program makes when all others have passed. */
  readonly forced: boolean;
}

export interface Auction {
  readonly calls: readonly Call[];
  readonly high: { readonly seat: Seat; readonly amount: number } | null;
}

/** The bids that may be made now: min, min + step, .. max. */
export interface BidRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** A two-hand meld card that lies open before its owner. */
export interface OpenCard {
  readonly face: Face;
  /** In how many of the three types it has been melded. */
  readonly types: number;
}

/** What the seat whose turn it is may do, by phase. */
export type Legal =
  | { readonly kind: 'nines' }
  | { readonly kind: 'auction'; readonly bids: BidRange | null }
  | { readonly kind: 'trump'; readonly suits: readonly Suit[] }
  | { readonly kind: 'give'; readonly count: number; readonly to: Seat }
  | {
      readonly kind: 'bury';
      readonly count: number;
      /** The choices that may be buried, each sorted; null when any may. */
      readonly allowed: readonly (readonly Face[])[] | null;
    }
  | {
      readonly kind: 'decision';
      readonly options: readonly ('play-on' | 'throw-in' | 'moon')[];
      /** What the contract still lacks after the declarer's side's melds, in points. */
      readonly need: number;
      /** All trick points there are. */
      readonly available: number;
      /** What a moon that succeeds adds; null when the table has none. */
      readonly moonBonus: number | null;
    }
  | {
      readonly kind: 'play';
      /** The distinct cards of the hand that may be played, sorted. */
      readonly cards: readonly Face[];
      /** For each other distinct card of the hand, why it may not. */
      readonly refused: readonly { readonly card: Face; readonly why: PlayRefusal }[];
      /** The rest of the tricks may be claimed (rules, section 7). */
      readonly claim: boolean;
    }
  | {
      readonly kind: 'after-trick';
      readonly dix: boolean;
      readonly exchange: boolean;
      readonly melds: readonly Meld[];
    };

/** How a side stands in the deal so far. */
export interface SideTally {
  readonly meld: number;
  /** Trick points taken, buried cards included once they are known to this viewer. */
  readonly tricks: number;
  /** Tricks taken; a bury is one. */
  readonly trickCount: number;
  /** Whether `meldNeeds` is met. */
  readonly meldCounts: boolean;
}

export interface DealSummary {
  readonly dealer: Seat;
  readonly result: DealResult;
}

/**
 * Everything that one seat may know, and nothing else: it is built up from nothing, never cut down
 * from the state. `seat` null is a spectator, who sees what lies open.
 */
export interface PlayerView {
  readonly seat: Seat | null;
  readonly rules: RuleSet;
  /** From 1. */
  readonly dealNumber: number;
  /** Actions taken in this game so far; an action names the turn it answers. */
  readonly turn: number;
  readonly dealer: Seat;
  readonly phase: Phase;
  /** The viewer's cards, sorted; two-hand: open melds included. */
  readonly hand: readonly Face[];
  readonly handSizes: readonly number[];
  /** By side, before this deal. */
  readonly scores: readonly number[];
  readonly auction: Auction;
  readonly declarer: Seat | null;
  readonly contract: number | null;
  readonly trump: Suit | null;
  /** The declarer has announced every trick. */
  readonly moon: boolean;
  /** The widow once it has been shown. */
  readonly widow: readonly Face[] | null;
  /** Two-hand: cards left to draw, the turned-up one included; null in other games. */
  readonly stock: { readonly count: number; readonly turnedUp: Face | null } | null;
  /** The viewer's cards that were given away, and those that came in return. */
  readonly gave: readonly Face[] | null;
  readonly got: readonly Face[] | null;
  /** The declarer's own buried cards, for the declarer alone. */
  readonly buried: readonly Face[] | null;
  /** By seat, once they have been shown; two-hand: all that has been laid down in this deal. */
  readonly melds: readonly SeatMelds[] | null;
  /** Two-hand: the melded cards that lie open, by seat. */
  readonly open: readonly (readonly OpenCard[])[] | null;
  readonly trick: OpenTrick | null;
  readonly tricks: readonly PlayedTrick[];
  readonly sides: readonly SideTally[];
  /**
   * The trick points that the declarer's side still needs for its contract, those included that
   * make its melds count; 0 or less: it has them. (With `meldNeeds: trick` it may lack the trick
   * itself: see `sides`.) Null before the melds and in games without a contract.
   */
  readonly missing: number | null;
  readonly legal: Legal | null;
  /** While bidding and naming trumps: the viewer's melds for each suit as trump, S H D C. */
  readonly meldIfTrump: readonly (SeatMelds & { readonly suit: Suit })[] | null;
  readonly result: DealResult | null;
  /**
   * The deals before this one, the newest last; in a long game the oldest are left out. The view of an update that
   * follows another one lists only those that have come since: see `joinHistory`.
   */
  readonly history: readonly DealSummary[];
  /** Set when the game has been won. */
  readonly winner: Side | null;
}

/** Everybody's cards of a deal, as dealt. `stock` is in the order of drawing, the last turned up. */
export interface DealtCards {
  readonly hands: readonly (readonly Face[])[];
  readonly widow: readonly Face[];
  readonly stock: readonly Face[];
}

/** An action together with the turn it answers, so that a late or doubled one is harmless. */
export interface Submission {
  readonly turn: number;
  readonly action: Action;
}
