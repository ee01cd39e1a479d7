import type { Move } from '../game/actions';
import type { BiddingConvention } from '../game/biddingConventions';
import type { SeatMelds } from '../game/melds';
import type { RuleSet } from '../game/rules';
import type { Seat, Side } from '../game/seats';
import type { DealResult, DealtCards, PlayedTrick } from '../game/view';
import type { SeatInfo } from './table';

/** A rule set that the user keeps under a name. */
export interface SavedRules {
  readonly id: string;
  readonly name: string;
  readonly rules: RuleSet;
}

/** One line of the list of games. */
export interface SavedGameSummary {
  readonly id: string;
  readonly title: string;
  /** Day and time it was kept, ISO 8601. */
  readonly savedAt: string;
  readonly names: readonly string[];
  readonly deals: number;
  /** By side, after the last deal. */
  readonly scores: readonly number[];
  readonly winner: Side | null;
}

/** What a file held that was opened in the program; it is kept now. */
export type OpenedFile =
  | { readonly kind: 'games'; readonly games: readonly SavedGameSummary[] }
  | { readonly kind: 'rules'; readonly saved: SavedRules };

/** A deal with all hands open, as a record tells it. */
export interface SavedDeal {
  readonly dealer: Seat;
  readonly dealt: DealtCards;
  readonly moves: readonly Move[];
  /** By seat; null for two players and for deals that ended before the melds. */
  readonly melds: readonly SeatMelds[] | null;
  readonly tricks: readonly PlayedTrick[];
  /** Null for a deal that was left. */
  readonly result: DealResult | null;
}

/** A finished game with everything that happened in it. */
export interface SavedGame {
  readonly summary: SavedGameSummary;
  readonly rules: RuleSet;
  readonly seats: readonly SeatInfo[];
  /** What bids told at its table. */
  readonly convention: BiddingConvention;
  readonly deals: readonly SavedDeal[];
  /** The code that deals this game again. */
  readonly seed: string | null;
}
