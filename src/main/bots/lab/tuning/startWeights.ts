import { PRESETS } from '@shared/game/presets';
import { type EstimateWeights, estimatedGameOf } from '../../heuristics/bidding/estimateWeights';
import type { ExchangeWeights } from '../../heuristics/passing/passWeights';

/**
 * Where climbing of passes begins, set by hand: trumps first, then aces, then legs of a pinochle that the trumps
 * allow; no nines. The declarer keeps trumps, aces and its melds, and makes itself short.
 */
export const START_PASSES: ExchangeWeights = {
  toDeclarer: {
    trump: [4.8, 4.7, 4.6, 4.6, 4.6, 1.1],
    trumpLength: [2.2, 1.6, 1.5, 1.5, 1.4, 1.1],
    plain: [1.9, 0.35, 0.3, 0.12, 0.1, -0.5],
    pinochleLeg: 1.2,
    strayLeg: -3,
    travels: 0.9,
    void: 0,
  },
  back: {
    trump: [-9, -7, -6, -6, -6, -3],
    trumpLength: [-9, -5, -4, -4, -4, -3],
    plain: [-2.4, -0.3, -0.15, 0, 0, 0.05],
    pinochleLeg: -0.2,
    strayLeg: -0.2,
    travels: 0.6,
    void: 0.8,
  },
};

/** What hands are worth, set by hand and the same for every kind of game: to bid sensibly enough for a first fit. */
const START_ESTIMATE: Omit<EstimateWeights, 'game'> = {
  meld: { own: 1, run: 0.8, aces: 0.8, rest: 0.5 },
  tricks: {
    base: 0.2,
    trumps: 0.65,
    highTrumps: 0.5,
    plainAces: 0.4,
    voids: 0.03,
    singletons: 0.02,
  },
  tricksPlayed: {
    base: -0.1,
    trumps: 0.9,
    highTrumps: 0.7,
    plainAces: 0.6,
    voids: 0.04,
    singletons: 0.01,
  },
  spread: 0.25,
  spreadPlayed: 0.1,
};

const estimatedGames = new Map(
  PRESETS.filter(({ rules }) => rules.opening !== null).map(({ rules }) => {
    const game = estimatedGameOf(rules);
    return [JSON.stringify(game), game];
  }),
);

export const START_ESTIMATES: readonly EstimateWeights[] = [...estimatedGames.values()].map(
  (game) => ({ game, ...START_ESTIMATE }),
);
