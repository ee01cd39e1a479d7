import tunedPasses from './tunedPasses.json';

/** What giving a card away is worth, in tens of points (a marriage is 2); by rank index A to 9. */
export interface PassWeights {
  /** The first copy of a trump, towards the declarer's run; and further ones, or in addition to a run. */
  readonly trump: readonly number[];
  readonly trumpLength: readonly number[];
  readonly plain: readonly number[];
  /** A leg of the pinochle with spades or diamonds as trumps, and with hearts or clubs. */
  readonly pinochleLeg: number;
  readonly strayLeg: number;
  /** The share of a meld given away whole that stays with the side. */
  readonly travels: number;
  /** Each plain suit of which nothing is left. */
  readonly void: number;
}

/** What the declarer's partner gives, and what the declarer gives back. */
export interface ExchangeWeights {
  readonly toDeclarer: PassWeights;
  readonly back: PassWeights;
}

/** `npm run tune` climbs them by what deals exchanged with them and played out are worth. */
export const EXCHANGE_WEIGHTS: ExchangeWeights = tunedPasses;
