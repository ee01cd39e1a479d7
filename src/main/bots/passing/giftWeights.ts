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

/**
 * Trumps first, then aces, then legs of a pinochle that the trumps allow; no nines. Both tables were
 * set by hand and then climbed by the value of deals exchanged with them and played out.
 */
export const GIVE_TO_DECLARER: GiftWeights = {
  trump: [4.8, 4.7, 4.6, 4.4, 4.6, 1.1],
  trumpLength: [2.2, 1.6, 1.5, 1.53, 1.2, 1.22],
  plain: [2.27, -0.48, 0.22, 0.15, 0.1, -0.5],
  pinochleLeg: 1.2,
  strayLeg: -3,
  travels: 0.78,
  void: -0.13,
};

/** The declarer keeps trumps, aces and its melds, and makes itself short. */
export const GIVE_BACK: GiftWeights = {
  trump: [-9, -9.78, -6, -6, -4.1, -3],
  trumpLength: [-9, -5, -4, -4, -4, -3],
  plain: [-2.4, -0.3, -0.15, 0, -0.33, -0.26],
  pinochleLeg: -1.17,
  strayLeg: 1.32,
  travels: 0.69,
  void: 1.8,
};
