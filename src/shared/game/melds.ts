import type { Face } from './cards';

/** The melds by the names that records use. */
export const MELD_NAMES = [
  'run',
  'run-extra',
  'royal-marriage',
  'marriage',
  'dix',
  'pinochle',
  'aces',
  'kings',
  'queens',
  'jacks',
] as const;
export type MeldName = (typeof MELD_NAMES)[number];

/** One meld with exactly its cards; copies scored at once are one meld with all their cards. */
export interface Meld {
  readonly name: MeldName;
  readonly cards: readonly Face[];
  readonly points: number;
}

/** What one hand shows. */
export interface SeatMelds {
  readonly points: number;
  readonly melds: readonly Meld[];
}

export const NO_MELDS: SeatMelds = { points: 0, melds: [] };
