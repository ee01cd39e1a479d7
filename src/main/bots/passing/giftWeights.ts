/** What giving a card away is worth, in tens of points (a marriage is 2); by rank index A to 9. */
export interface GiftWeights {
  /** The first copy of a trump, towards the declarer's run; and further ones, or beside a run. */
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

/** Trumps first, then aces, then legs of a pinochle that the trumps allow; no nines. */
export const GIVE_TO_DECLARER: GiftWeights = {
  trump: [4.8, 4.7, 4.6, 4.6, 4.6, 1.1],
  trumpLength: [2.2, 1.6, 1.5, 1.5, 1.4, 1.1],
  plain: [1.9, 0.35, 0.3, 0.12, 0.1, -0.5],
  pinochleLeg: 1.2,
  strayLeg: -3,
  travels: 0.9,
  void: 0,
};

/** The declarer keeps trumps, aces and its melds, and makes itself short. */
export const GIVE_BACK: GiftWeights = {
  trump: [-9, -7, -6, -6, -6, -3],
  trumpLength: [-9, -5, -4, -4, -4, -3],
  plain: [-2.4, -0.3, -0.15, 0, 0, 0.05],
  pinochleLeg: -0.2,
  strayLeg: -0.2,
  travels: 0.6,
  void: 0.8,
};
