import type { Position } from '../../support/botPosition';

/** A position with what a strong partnership accepts there, and why. */
export interface Scenario {
  readonly name: string;
  readonly position: Position;
  /** Accepted actions: `pass`, `bid 250`, `trump H`, `play KD`, or `bid` and `play` for any. */
  readonly accept?: readonly string[];
  /** Actions no partner forgives. */
  readonly refuse?: readonly string[];
  /** For cards given or buried: those that must be among them, and those that must not. */
  readonly includes?: string;
  readonly excludes?: string;
  readonly why: string;
}

/** A deal of one deck and two sides whose melds are alike: the declarer needs 130 of 250 in tricks. */
export const ONE_DECK = {
  preset: 'sq-partnership',
  phase: 'play',
  contract: 250,
  sideMelds: [120, 120],
} as const;
