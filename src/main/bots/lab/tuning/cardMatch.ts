import type { RuleSet } from '@shared/game/rules';
import { createRolloutPolicy, type RolloutPolicy } from '../../rollout/simulation/rolloutPolicy';
import type { RoleWeights } from '../../rollout/simulation/rolloutWeights';
import { valueFor } from '../../rollout/simulation/terms';
import { LEFT, playFace, TURN } from '../../rollout/simulation/trickTable';
import type { DealtHands } from './dealtHands';
import { createDealtTable } from './dealtTable';
import { type Difference, meanDifference } from './difference';

/**
 * Plays deals from the first lead, every one once for each side: A's points less the mean of the
 * others', on average, with its standard error.
 */
export function createCardMatch(rules: RuleSet, softnessInCounters: number) {
  const { table, terms, load } = createDealtTable(rules);
  const softness = softnessInCounters * terms.unit;

  function play(side: number, a: RolloutPolicy, b: RolloutPolicy): void {
    while ((table.at[LEFT] ?? 0) > 0)
      playFace(table, table.sideOf[table.at[TURN] ?? 0] === side ? a() : b());
  }

  return {
    difference(
      deals: readonly DealtHands[],
      weightsA: RoleWeights,
      weightsB: RoleWeights,
    ): Difference {
      const a = createRolloutPolicy(table, terms, weightsA);
      const b = createRolloutPolicy(table, terms, weightsB);
      return meanDifference(deals, (deal) => {
        let difference = 0;
        for (let side = 0; side < table.sides; side += 1) {
          load(deal);
          play(side, a, b);
          difference += valueFor(table, terms, side, softness);
        }
        return difference / table.sides;
      });
    },
  };
}
