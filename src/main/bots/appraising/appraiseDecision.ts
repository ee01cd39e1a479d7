import type { Decision } from '../bidding/chooseDecision';
import { createDecisionTrial } from '../playing/decisionTrial';
import { USUAL_SOFTNESS } from '../simulation/terms';
import type { Moment } from '../style';
import { createTrials, type Trials } from './trials';

/** Tries playing on, throwing in and the moon in the same imagined deals; the choices are `options`. */
export function appraiseDecision(moment: Moment, legal: Decision, deals: number): Trials {
  const trial = createDecisionTrial(moment, legal, USUAL_SOFTNESS);
  const trials = createTrials();
  while (trials.deals() < deals && !moment.shouldStop()) {
    trial.nextDeal();
    trials.add(legal.options.map((option) => ({ ...trial.outcomeOf(option), takes: false })));
  }
  return trials;
}
