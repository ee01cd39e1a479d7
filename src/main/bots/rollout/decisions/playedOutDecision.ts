import { at } from '@shared/game/cards';
import type { DecisionContext } from '../../core/botPolicy';
import { winnerOf } from '../../core/race';
import {
  chooseDecision,
  type Decision,
  type DecisionOption,
} from '../../heuristics/bidding/chooseDecision';
import { createDecisionTrial } from './decisionTrial';
import type { Effort } from './playouts';

/** Each deal in which a moon is made is searched as well. */
const MOST_MOON_DEALS = 100;

/**
 * Playing on or throwing in, as the rules say unless the other is better; and a moon if that is better. All by how
 * deals of the unseen cards end.
 */
export function choosePlayedOutDecision(
  context: DecisionContext,
  legal: Decision,
  effort: Effort,
): DecisionOption {
  const { view, seat } = context;
  const usual = chooseDecision(view, seat, legal);
  if (usual === 'moon') return usual;
  const isBetter = createComparison(context, legal, effort);
  const other = usual === 'throw-in' ? 'play-on' : 'throw-in';
  const keeps = !legal.options.includes(other) || !isBetter(other, usual, effort.deals);
  const choice = keeps ? usual : other;
  if (choice === 'throw-in' || !legal.options.includes('moon')) return choice;
  return isBetter('moon', choice, Math.min(effort.deals, MOST_MOON_DEALS)) ? 'moon' : choice;
}

/** Whether one of two decisions is better than the usual one in this many deals of the unseen cards. */
function createComparison(context: DecisionContext, legal: Decision, { gate, softness }: Effort) {
  const trial = createDecisionTrial(context, legal, softness);
  return (other: DecisionOption, usual: DecisionOption, deals: number): boolean => {
    const choices = [usual, other];
    const winner = winnerOf({
      choices: choices.length,
      deals,
      gate,
      shouldStop: context.shouldStop,
      nextDeal: () => {
        trial.nextDeal();
        return 1;
      },
      worthOf: (index) => trial.outcomeOf(at(choices, index)).value,
    });
    return winner === 1;
  };
}
