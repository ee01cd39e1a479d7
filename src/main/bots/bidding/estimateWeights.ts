/** Shares of all trick points for a declarer's hand: a sum over its figures. */
export interface TrickWeights {
  readonly base: number;
  readonly trumps: number;
  readonly highTrumps: number;
  readonly plainAces: number;
  readonly voids: number;
  readonly singletons: number;
}

/**
 * How the figures of a hand add up to what the declarer's side makes: fitted by least squares to
 * deals that the rule player played against itself.
 */
export interface EstimateWeights {
  readonly kind: 'passing' | 'partners' | 'widow' | 'solo';
  readonly players: number;
  /** Copies of each card in the deck. */
  readonly copies: number;
  /** The part of the own melds that stays, and the partner's and later ones in royal marriages. */
  readonly ownMeld: number;
  readonly partnerMeld: number;
  readonly runHope: number;
  readonly acesHope: number;
  /** Before anything is exchanged, and with the hand that is played. */
  readonly tricks: TrickWeights;
  readonly tricksPlayed: TrickWeights;
  /** Standard deviation of the total before, and of the tricks at the first lead, as such shares. */
  readonly spread: number;
  readonly spreadPlayed: number;
}

type Six = readonly [number, number, number, number, number, number];

const trickWeights = (figures: Six): TrickWeights => {
  const [base, trumps, highTrumps, plainAces, voids, singletons] = figures;
  return { base, trumps, highTrumps, plainAces, voids, singletons };
};

interface Row {
  readonly game: readonly [kind: EstimateWeights['kind'], players: number, copies: number];
  readonly meld: readonly [own: number, partner: number, runHope: number, acesHope: number];
  readonly tricks: Six;
  readonly played: Six;
  readonly spreads: readonly [before: number, played: number];
}

const ROWS: readonly Row[] = [
  {
    game: ['passing', 4, 2],
    meld: [1.01, 1.4, 0.62, 0.91],
    tricks: [0.341, 0.715, 0.338, 0.484, 0.015, 0.015],
    played: [-0.123, 0.982, 0.652, 0.721, 0.046, 0.024],
    spreads: [0.309, 0.102],
  },
  {
    game: ['passing', 4, 4],
    meld: [0.32, 16.43, 0, 0],
    tricks: [0.323, 0.664, 0.307, 0.356, -0.007, 0.021],
    played: [0.191, 0.669, 0.438, 0.301, 0.035, 0.042],
    spreads: [0.21, 0.095],
  },
  {
    game: ['passing', 6, 2],
    meld: [0.66, 1.27, 0.89, 0.84],
    tricks: [0.345, 0.455, 0.684, 0.231, 0.03, 0.023],
    played: [-0.173, 0.91, 0.785, 0.566, 0.011, -0.014],
    spreads: [0.29, 0.111],
  },
  {
    game: ['passing', 6, 4],
    meld: [0.95, 2.93, 0.8, 0.52],
    tricks: [0.135, 0.873, 0.329, 0.483, 0.034, 0.016],
    played: [-0.131, 0.985, 0.49, 0.468, 0.001, 0.006],
    spreads: [0.189, 0.096],
  },
  {
    game: ['passing', 8, 2],
    meld: [0.82, 0.51, 0.99, 0.67],
    tricks: [0.164, 0.477, 0.731, 0.342, 0.057, 0.037],
    played: [-0.291, 0.898, 0.796, 0.499, 0.03, -0.01],
    spreads: [0.263, 0.152],
  },
  {
    game: ['passing', 8, 4],
    meld: [0.98, 1.75, 0.63, 0.64],
    tricks: [0.108, 0.767, 0.553, 0.483, 0.024, 0.018],
    played: [-0.304, 1.082, 0.695, 0.491, -0.009, -0.005],
    spreads: [0.215, 0.11],
  },
  {
    game: ['partners', 4, 2],
    meld: [1, 0.65, 0, 0],
    tricks: [0.259, 0.555, 0.469, 0.482, 0.062, 0.027],
    played: [0.259, 0.555, 0.469, 0.482, 0.062, 0.027],
    spreads: [0.172, 0.136],
  },
  {
    game: ['partners', 4, 4],
    meld: [0.77, 4.83, 0, 0],
    tricks: [0.205, 0.713, 0.431, 0.452, 0.02, 0.027],
    played: [0.205, 0.713, 0.431, 0.452, 0.02, 0.027],
    spreads: [0.187, 0.12],
  },
  {
    game: ['widow', 3, 2],
    meld: [0.94, 1.25, 0.61, 0.79],
    tricks: [0.183, 0.556, 0.69, 0.627, 0.078, 0.039],
    played: [-0.14, 0.927, 0.757, 0.723, 0.085, 0.017],
    spreads: [0.248, 0.085],
  },
  {
    game: ['solo', 3, 2],
    meld: [1, 0, 0, 0],
    tricks: [-0.072, 0.979, 0.727, 0.595, 0.046, 0.04],
    played: [-0.072, 0.979, 0.727, 0.595, 0.046, 0.04],
    spreads: [0.098, 0.098],
  },
  {
    game: ['solo', 4, 2],
    meld: [1, 0, 0, 0],
    tricks: [-0.129, 0.971, 0.665, 0.552, 0.036, 0.016],
    played: [-0.129, 0.971, 0.665, 0.552, 0.036, 0.016],
    spreads: [0.108, 0.108],
  },
];

export const ESTIMATES: readonly EstimateWeights[] = ROWS.map(
  ({ game, meld, tricks, played, spreads }) => ({
    kind: game[0],
    players: game[1],
    copies: game[2],
    ownMeld: meld[0],
    partnerMeld: meld[1],
    runHope: meld[2],
    acesHope: meld[3],
    tricks: trickWeights(tricks),
    tricksPlayed: trickWeights(played),
    spread: spreads[0],
    spreadPlayed: spreads[1],
  }),
);
