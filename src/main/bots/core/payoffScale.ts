import { isInOnes, type RuleSet } from '@shared/game/rules';

/** Points of this rule set in one unit of the weights, which are written in tens of points. */
export const meldScale = (rules: RuleSet): number => (isInOnes(rules) ? 1 : 10);
