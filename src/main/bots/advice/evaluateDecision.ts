import type { DecisionContext } from '../core/botPolicy';
import type { Decision } from '../heuristics/bidding/chooseDecision';
import { createDecisionTrial } from '../rollout/decisions/decisionTrial';
import { USUAL_SOFTNESS } from '../rollout/simulation/terms';
import { createTrials, type Trials } from './trials';

/** Tries playing on, throwing in and the moon in the same sampled deals; the choices are `options`. */
export function evaluateDecision(context: DecisionContext, legal: Decision, deals: number): Trials {
  const trial = createDecisionTrial(context, legal, USUAL_SOFTNESS);
  const trials = createTrials();
  while (trials.deals() < deals && !context.shouldStop()) {
    trial.nextDeal();
    trials.add(legal.options.map((option) => ({ ...trial.outcomeOf(option), takes: false })));
  }
  return trials;
}
