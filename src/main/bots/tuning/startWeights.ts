import type { ExchangeWeights } from '../passing/giftWeights';
import type { PolicyWeights, RoleWeights } from '../simulation/policyWeights';
import { PLAIN_PLAY } from '../weights';

const { drawForDeclarer, drawAsDefender, force, ...same } = PLAIN_PLAY;

const DECLARING: PolicyWeights = {
  ...same,
  late: 0,
  drawForOther: drawForDeclarer,
  force: 0.1,
  help: 0,
};

/** Where climbing begins: the weights of the plain rule player. */
export const START_WEIGHTS: RoleWeights = {
  declaring: DECLARING,
  defending: { ...DECLARING, drawForOther: drawAsDefender, force },
};

/**
 * The same for gifts, set by hand: trumps first, then aces, then legs of a pinochle that the trumps
 * allow; no nines. The declarer keeps trumps, aces and its melds, and makes itself short.
 */
export const START_GIFTS: ExchangeWeights = {
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
