import type { PolicyWeights, RoleWeights } from './rolloutWeights';

const DECLARING: PolicyWeights = {
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
  length: 0.04,
  openVoid: 0.3,
  nextLead: 0.1,
  late: 0,
  drawForOther: 0.1,
  force: 0.1,
  help: 0,
};

/** The rule player's weights as set by hand: those of `plain`, and where tuning begins. */
export const PLAIN_WEIGHTS: RoleWeights = {
  declaring: DECLARING,
  defending: { ...DECLARING, drawForOther: -0.8, force: 0.4 },
};
