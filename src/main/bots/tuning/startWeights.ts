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
