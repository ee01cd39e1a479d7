import type { Phase } from '@shared/game/actions';
import type { Face, Suit } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import type { Seat } from '@shared/game/seats';
import type { Call, How, OpenTrick } from '@shared/game/view';
import type { OpenCopy } from '../deal';

/** Cards of which some may be unknown: null is a card that is there, but not told. */
export type SomeCards = readonly (Face | null)[];

/** What a seat has laid down. */
export interface LaidMelds {
  /** Points of melds whose cards aren't told. */
  readonly points: number;
  /** With two players each meld by itself, otherwise one list of all cards that lie on the table. */
  readonly cards: readonly (readonly Face[])[];
}

/**
 * One state of a game as the text notation has it: everything the rules can tell apart, or what one seat may know of it.
 * What led there is written only as far as players remember it: calls, passed cards, melds and tricks.
 */
export interface Position {
  readonly rules: RuleSet;
  readonly dealer: Seat;
  /** By side, before this deal, and how many deals have counted for them. */
  readonly scores: readonly number[];
  readonly dealsBefore: number;
  readonly phase: Phase;
  /** Two-hand: the winner of the trick has laid their one meld. */
  readonly hasMelded: boolean;
  /** How a deal ended that wasn't played to its end; null while it goes on, and where it was. */
  readonly how: How | null;
  readonly hands: readonly SomeCards[];
  /** As dealt, also once the declarer has taken it. */
  readonly widow: SomeCards;
  /** Two-hand: in the order of drawing, the last one turned up. */
  readonly stock: SomeCards;
  readonly calls: readonly Call[];
  readonly contract: { readonly seat: Seat; readonly amount: number } | null;
  readonly trump: Suit | null;
  readonly moon: boolean;
  readonly passed: readonly { readonly seat: Seat; readonly cards: SomeCards }[];
  readonly buried: SomeCards;
  /** By seat; null before anything has been shown. */
  readonly melds: readonly LaidMelds[] | null;
  /** Two-hand: the melded cards that lie open, by seat. */
  readonly open: readonly (readonly OpenCopy[])[];
  readonly tricks: readonly OpenTrick[];
  /** The trick in play, which may be empty. */
  readonly trick: OpenTrick | null;
}

/** Cards of which nothing is known but their number. */
export const unknownCards = (count: number): SomeCards => new Array<null>(count).fill(null);

/** Those that are known. */
export const knownOf = (cards: SomeCards): Face[] => cards.filter((card) => card !== null);

export const isKnown = (cards: SomeCards): cards is readonly Face[] => !cards.includes(null);
