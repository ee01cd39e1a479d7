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
    meld: [0.93, 6.3, 0.26, 0.12],
    tricks: [0.283, 0.695, 0.43, 0.436, -0.017, 0.032],
    played: [0.118, 0.744, 0.559, 0.359, 0.016, 0.04],
    spreads: [0.19, 0.096],
  },
  {
    game: ['passing', 6, 2],
    meld: [0.81, 1.01, 0.77, 0.58],
    tricks: [0.279, 0.66, 0.63, 0.223, 0.006, -0.003],
    played: [-0.196, 0.908, 0.8, 0.541, 0.024, -0.003],
    spreads: [0.291, 0.119],
  },
  {
    game: ['passing', 6, 4],
    meld: [0.97, 2.51, 0.68, 0.63],
    tricks: [0.141, 0.827, 0.341, 0.557, 0.028, 0.018],
    played: [-0.125, 0.95, 0.523, 0.479, 0.007, 0.01],
    spreads: [0.194, 0.101],
  },
  {
    game: ['passing', 8, 2],
    meld: [0.86, 0.5, 0.97, 0.74],
    tricks: [0.123, 0.599, 0.594, 0.3, 0.056, 0.035],
    played: [-0.353, 0.959, 0.761, 0.539, 0.034, -0.003],
    spreads: [0.271, 0.149],
  },
  {
    game: ['passing', 8, 4],
    meld: [0.98, 1.69, 0.66, 0.52],
    tricks: [0.103, 0.84, 0.502, 0.334, 0.022, 0.009],
    played: [-0.286, 1.077, 0.669, 0.428, -0.009, -0.009],
    spreads: [0.217, 0.113],
  },
  {
    game: ['partners', 4, 2],
    meld: [0.99, 0.74, 0, 0],
    tricks: [0.28, 0.539, 0.387, 0.372, 0.076, 0.041],
    played: [0.28, 0.539, 0.387, 0.372, 0.076, 0.041],
    spreads: [0.179, 0.14],
  },
  {
    game: ['partners', 4, 4],
    meld: [0.98, 3.44, 0, 0],
    tricks: [0.199, 0.714, 0.47, 0.486, 0.028, 0.016],
    played: [0.199, 0.714, 0.47, 0.486, 0.028, 0.016],
    spreads: [0.189, 0.12],
  },
  {
    game: ['widow', 3, 2],
    meld: [0.97, 1.1, 0.76, 0.53],
    tricks: [0.205, 0.536, 0.651, 0.556, 0.083, 0.04],
    played: [-0.133, 0.907, 0.828, 0.684, 0.073, 0.015],
    spreads: [0.246, 0.087],
  },
  {
    game: ['solo', 3, 2],
    meld: [1, 0.01, 0, 0],
    tricks: [-0.057, 0.953, 0.689, 0.569, 0.065, 0.042],
    played: [-0.057, 0.953, 0.689, 0.569, 0.065, 0.042],
    spreads: [0.097, 0.097],
  },
  {
    game: ['solo', 4, 2],
    meld: [1, 0, 0, 0],
    tricks: [-0.129, 0.962, 0.7, 0.548, 0.034, 0.017],
    played: [-0.129, 0.962, 0.7, 0.548, 0.034, 0.017],
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
