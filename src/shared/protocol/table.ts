import type { Action, Refusal } from '../game/actions';
import type { BiddingConvention } from '../game/biddingConventions';
import { BOT_LEVELS, type BotLevel } from '../game/botLevels';
import type { GameEvent } from '../game/events';
import type { Result } from '../game/result';
import type { RuleSet } from '../game/rules';
import type { Seat } from '../game/seats';
import type { PlayerView } from '../game/view';
import type { HintReason } from './hintReason';

export { BOT_LEVELS, type BotLevel };

export const TIMER_SECONDS = [7, 15, 30, 60] as const;

export type SeatPlan =
  | { readonly kind: 'you'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel };

/** What a table is opened with. */
export interface TablePlan {
  readonly title: string;
  readonly rules: RuleSet;
  readonly seats: readonly SeatPlan[];
  /** Seconds for each turn, or null; belongs to the table, not to the rules. */
  readonly timerSeconds: (typeof TIMER_SECONDS)[number] | null;
  /** What partners' bids tell each other; belongs to the table, not to the rules. */
  readonly convention: BiddingConvention;
  /** A deal code typed in; null deals at random. */
  readonly seed: string | null;
}

export interface SeatInfo {
  readonly name: string;
  readonly kind: 'human' | 'bot';
  readonly level: BotLevel | null;
}

/** What a seat's window is sent after every change: the new truth, and what led to it. */
export interface TableUpdate {
  readonly tableId: string;
  /** Counts updates of this table, from 1. */
  readonly seq: number;
  readonly title: string;
  readonly seats: readonly SeatInfo[];
  /** What the bids at this table tell: everybody knows it. */
  readonly convention: BiddingConvention;
  readonly view: PlayerView;
  /** Empty after a jump (undo, resume): then the view alone is drawn. */
  readonly events: readonly GameEvent[];
  readonly canUndo: boolean;
  /**
   * The clock of the seat to act: durations, never times of day. It begins to run when the seat's window has drawn this
   * update (`table.settled`), or some seconds later by itself, so that watching the others' cards costs no time.
   */
  readonly timer: { readonly leftMs: number; readonly totalMs: number } | null;
  /** Clocks stand still until somebody goes on. */
  readonly paused: boolean;
  /** The seat whose time ran out just now, so that a bot played its turn; null otherwise. */
  readonly timedOut: Seat | null;
}

/** The screens that the program can be started with (`--screen`). */
export const START_SCREENS = [
  'home',
  'new-table',
  'rules-editor',
  'rules',
  'table',
  'settings',
  'network',
  'host',
  'fair-deal',
  'games',
  'report',
] as const;
export type StartScreen = (typeof START_SCREENS)[number];

/** All screens: each tells when it is drawn. */
export const SCREENS = [...START_SCREENS, 'review'] as const;
export type ScreenName = (typeof SCREENS)[number];

/** A game that was left and can be taken up again. */
export interface ResumableGame {
  readonly tableId: string;
  readonly title: string;
  /** Day and time of its last save, ISO 8601. */
  readonly savedAt: string;
  readonly dealNumber: number;
  /** Those can be reviewed. */
  readonly dealsOver: number;
  readonly scores: readonly number[];
  readonly names: readonly string[];
}

export interface Hint {
  readonly action: Action;
  readonly reason: HintReason;
}

/** Why a request about a table was not carried out. */
export type TableFault =
  | { readonly code: 'refused'; readonly refusal: Refusal }
  | { readonly code: 'stale-turn' }
  | { readonly code: 'no-table' }
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'deal-not-over' }
  | { readonly code: 'game-over' }
  | { readonly code: 'paused' }
  | { readonly code: 'bad-request'; readonly sentence: string };

/** What is answered to a request about a table or a file. */
export type Answer<T = null> = Result<T, TableFault>;
