import type { Verb } from './actions';
import type { Suit } from './cards';
import type { MeldName } from './melds';
import type { RuleSet } from './rules';
import type { Seat, Side } from './seats';
import type { How, SideResult } from './view';

export const RECORD_FORMAT = 'pinochle-record/1';

/** Cards as text, separated by a space, as in `AS TD`. */
type CardText = string;

/** `[seat, verb]` or `[seat, verb, argument]`: an amount, a suit, or cards. */
export type RecordedMove = readonly [Seat, Verb] | readonly [Seat, Verb, string | number];

export interface RecordedMelds {
  readonly points: number;
  readonly melds: readonly (readonly [MeldName, CardText, number])[];
}

export interface RecordedTrick {
  readonly leader: Seat;
  readonly cards: CardText;
  readonly winner: Seat;
  readonly points: number;
}

interface RecordedResult {
  readonly how: How;
  readonly declarer: Seat | null;
  readonly contract: number | null;
  readonly trump: Suit | null;
  readonly sides: readonly SideResult[];
}

export interface RecordedDeal {
  readonly dealer: Seat;
  readonly hands: readonly CardText[];
  readonly widow?: CardText;
  readonly stock?: CardText;
  readonly actions: readonly RecordedMove[];
  readonly melds?: readonly RecordedMelds[];
  readonly tricks: readonly RecordedTrick[];
  readonly result?: RecordedResult;
}

export interface RecordedSeat {
  readonly name: string;
  readonly kind: 'human' | 'bot';
  readonly level?: string;
}

/** A saved game in the one format of files, exports, bug reports and tests. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly app: string;
  readonly rules: RuleSet;
  readonly seats: readonly RecordedSeat[];
  readonly seed?: string;
  readonly deals: readonly RecordedDeal[];
  readonly over: boolean;
  readonly winner?: Side;
}
