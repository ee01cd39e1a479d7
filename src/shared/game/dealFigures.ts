import type { Face, Rank, Suit } from './cards';
import type { Seat } from './seats';

/** What is counted in each deal of a test. */
export type DealFigure =
  /** The hand looked at holds exactly that number of aces; `orMore`: that number or more. */
  | { readonly kind: 'aces'; readonly count: number; readonly orMore: boolean }
  /** The hand holds one card of this rank of each suit. */
  | { readonly kind: 'around'; readonly rank: Rank }
  /** The hand holds the queen of spades and the jack of diamonds. */
  | { readonly kind: 'pinochle' }
  /** The hand holds ace, ten, king, queen and jack of the suit. */
  | { readonly kind: 'run'; readonly suit: Suit }
  /** How many of this card's copies are in the hand. */
  | { readonly kind: 'copies'; readonly face: Face }
  /** How many aces this seat is dealt. */
  | { readonly kind: 'seat-aces'; readonly seat: Seat };

/** A figure, what it must come to, and what it came to. */
export interface DealTestLine {
  readonly figure: DealFigure;
  /** Of one deal, worked out beforehand: mean and variance. */
  readonly mean: number;
  readonly variance: number;
  /** Of one deal, as it was counted: the mean. */
  readonly found: number;
  /** How far apart they are, in standard deviations of what chance alone does. */
  readonly deviations: number;
}

/**
 * Chance leaves one figure in 150,000 further from its mean than this number of standard deviations; of a fair test's forty or
 * so figures, one in some four thousand tests.
 */
const MOST_DEVIATIONS = 4.5;

export const isAsExpected = ({ deviations }: DealTestLine): boolean =>
  Math.abs(deviations) <= MOST_DEVIATIONS;
