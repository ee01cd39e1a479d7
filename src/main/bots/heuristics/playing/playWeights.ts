/** What both rule players go by; an ordinary counter is 1. */
export interface CardWeights {
  /** What a fellow defender's point is worth while the contract is open. */
  readonly fellow: number;
  /** Meld points at stake (`meldNeeds`) that a trick is worth, and the most of it. */
  readonly stake: number;
  readonly stakeMost: number;
  /** Counters others will add to this trick: friends, and enemies. */
  readonly friendAdds: number;
  readonly enemyAdds: number;
  /** The share of its counter that a card kept is still worth, by rank index. */
  readonly keepCounter: readonly number[];
  /** What a plain card is worth kept, by how many higher ones are out (0, 1, 2, more). */
  readonly keepPlain: readonly number[];
  /** The same for trumps. */
  readonly keepTrump: readonly number[];
  /** The share of `keepPlain` and `keepTrump` that it costs to lead a card that is top. */
  readonly leadTopPlain: number;
  readonly leadTopTrump: number;
  /** The own last trump, while more tricks follow. */
  readonly lastTrump: number;
  /** Leading trumps as the declarer: for each enemy who probably follows, and for each extra one. */
  readonly draw: number;
  readonly drawLength: number;
  /** Leading a plain suit that an enemy must trump. */
  readonly force: number;
  /** Leading from length, for each card; leading the last card of a suit with trumps in hand. */
  readonly length: number;
  readonly openVoid: number;
  /** Being on lead next. */
  readonly nextLead: number;
}

/**
 * How the rule player values cards in tricks. Set by hand, then climbed by duplicate play against itself, within what
 * the conventions leave open. `force` is for defenders against the declarer, `nextLead` with winners in hand.
 */
export interface PlayWeights extends CardWeights {
  /** Leading trumps as the declarer's partner, and as a defender. */
  readonly drawForDeclarer: number;
  readonly drawAsDefender: number;
}

export const PLAIN_PLAY: PlayWeights = {
  fellow: 0.41,
  stake: 0.25,
  stakeMost: 6,
  friendAdds: 0.59,
  enemyAdds: 0.35,
  keepCounter: [0.86, 0.5, 0.49, 0.4, 0.4, 0.4],
  keepPlain: [1.5, 0.48, 0.35, 0.19],
  keepTrump: [2.33, 1.5, 1.1, 0.67],
  leadTopPlain: 0.25,
  leadTopTrump: 0.7,
  lastTrump: 1.28,
  draw: 0.56,
  drawLength: 0.14,
  drawForDeclarer: 0.1,
  drawAsDefender: -0.8,
  force: 0.4,
  length: 0.04,
  openVoid: 0.3,
  nextLead: 0.1,
};
