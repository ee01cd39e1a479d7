import { at } from '@shared/game/cards';
import { sideOf } from '@shared/game/seats';
import { chooseDecision, type Decision, type DecisionOption } from '../bidding/chooseDecision';
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

/** How far playing on, throwing in and a moon are thought through. */
export interface DecisionEffort extends Effort {
  /** Standard errors by which a moon must be better: the others keep more against it than they do in simulated deals. */
  readonly moonGate: number;
}

/**
 * Playing on or throwing in, as the rules say unless the other is better; and a moon if that is better
 * for sure. All by how deals of the unseen cards end.
 */
export function choosePlayedOutDecision(
  moment: Moment,
  legal: Decision,
  effort: DecisionEffort,
): DecisionOption {
  const { view, seat } = moment;
  const usual = chooseDecision(view, seat, legal);
  if (usual === 'moon') return usual;
  const compared = createComparison(moment, legal, effort);
  const other = usual === 'throw-in' ? 'play-on' : 'throw-in';
  const keeps = !legal.options.includes(other) || !compared.isBetter(other, usual, effort.gate);
  const choice = keeps ? usual : other;
  if (choice === 'throw-in' || !legal.options.includes('moon')) return choice;
  return compared.isBetter('moon', choice, effort.moonGate) ? 'moon' : choice;
}

/** Compares what may be decided in deals of the unseen cards that are played out. */
function createComparison(
  { view, seat, generator, shouldStop }: Moment,
  { moonBonus }: Decision,
  { worlds, softness }: Effort,
) {
  const { table, terms, policy, knowledge, base, side } = createSimulator(view, seat);
  const sample = createDealSampler(readPlaces(view, knowledge));
  const bidder = sideOf(view.rules, seat);
  const lost = valueOfThrowIn(view.rules, terms.meld, bidder, side, view.contract ?? 0);
  const world = new Int32Array(base.length);
  const worthOf = (option: DecisionOption): number => {
    if (option === 'throw-in') return lost;
    table.cells.set(world);
    terms.moonBonus = option === 'moon' ? moonBonus : null;
    playOut(table, policy);
    return valueFor(table, terms, side, softness * terms.unit);
  };
  return {
    /** Whether one of two is better than the usual one by so many standard errors. */
    isBetter: (other: DecisionOption, usual: DecisionOption, gate: number): boolean => {
      const choices = [usual, other];
      const nextDeal = (): number => {
        dealWorld(table, base, knowledge, sample(generator), false);
        world.set(table.cells);
        return 1;
      };
      return (
        winnerOf({
          choices: choices.length,
          deals: worlds,
          gate,
          shouldStop,
          nextDeal,
          worthOf: (index) => worthOf(at(choices, index)),
        }) === 1
      );
    },
  };
}
