import type { Action } from '@shared/game/actions';
import { sideOf } from '@shared/game/seats';
import type { Legal } from '@shared/game/view';
import { chooseDecision } from '../bidding/chooseDecision';
import { valueOfThrowIn } from '../imagining/imaginedDeals';
import { winnerOf } from '../race';
import { createDealSampler } from '../sampling/dealSampler';
import { readPlaces } from '../sampling/places';
import { dealWorld } from '../simulation/loadView';
import { playOut } from '../simulation/playOut';
import { createSimulator } from '../simulation/simulator';
import { valueFor } from '../simulation/terms';
import type { Moment } from '../style';
import type { Effort } from './playouts';

/**
 * Playing on or throwing in, by how deals of the unseen cards end; a moon is left to the rules, and
 * so is what isn't clearly better.
 */
export function choosePlayedOutDecision(
  moment: Moment,
  legal: Extract<Legal, { kind: 'decision' }>,
  effort: Effort,
): Action {
  const { view, seat, generator, shouldStop } = moment;
  const { rules } = view;
  const usual = chooseDecision(view, seat, legal);
  if (usual.type === 'moon' || !legal.options.includes('throw-in') || legal.options.length < 2)
    return usual;
  const { table, terms, policy, knowledge, base, side } = createSimulator(view, seat);
  const sample = createDealSampler(readPlaces(view, knowledge));
  const lost = valueOfThrowIn(rules, terms.meld, sideOf(rules, seat), side, view.contract ?? 0);
  const choices: readonly Action[] =
    usual.type === 'throw-in' ? [usual, { type: 'play-on' }] : [usual, { type: 'throw-in' }];
  const choice = winnerOf({
    choices: choices.length,
    deals: effort.worlds,
    gate: effort.gate,
    shouldStop,
    nextDeal: () => {
      dealWorld(table, base, knowledge, sample(generator), false);
      return 1;
    },
    worthOf: (index) => {
      if (choices[index]?.type === 'throw-in') return lost;
      playOut(table, policy);
      return valueFor(table, terms, side, effort.softness * terms.unit);
    },
  });
  return choices[choice] ?? usual;
}
