import { sideOf } from '@shared/game/seats';
import type { Legal } from '@shared/game/view';
import { valueOfThrowIn } from '../imagining/imaginedDeals';
import { createDealSampler } from '../sampling/dealSampler';
import { readPlaces } from '../sampling/places';
import { dealWorld } from '../simulation/loadView';
import { playOut } from '../simulation/playOut';
import { createSimulator } from '../simulation/simulator';
import { resultFor } from '../simulation/terms';
import type { Moment } from '../style';
import { createTrials, type Outcome, type Trials } from './trials';

type Decision = Extract<Legal, { kind: 'decision' }>;

/** Tries playing on, throwing in and the moon in the same imagined deals; the choices are `options`. */
export function appraiseDecision(
  { view, seat, generator, shouldStop }: Moment,
  { options, moonBonus }: Decision,
  deals: number,
): Trials {
  const { table, terms, policy, knowledge, base, side } = createSimulator(view, seat);
  const sample = createDealSampler(readPlaces(view, knowledge));
  const bidder = sideOf(view.rules, view.declarer ?? seat);
  const thrownIn: Outcome = {
    value: valueOfThrowIn(view.rules, terms.meld, bidder, side, view.contract ?? 0),
    made: false,
    takes: false,
    meld: terms.meld[bidder] ?? 0,
    tricks: 0,
  };
  const world = new Int32Array(base.length);
  const played = (bonus: number | null): Outcome => {
    table.cells.set(world);
    terms.moonBonus = bonus;
    playOut(table, policy);
    return { ...resultFor(table, terms, side, bidder), takes: false };
  };
  const trials = createTrials();
  while (trials.deals() < deals && !shouldStop()) {
    dealWorld(table, base, knowledge, sample(generator), view.stock === null);
    world.set(table.cells);
    trials.add(
      options.map((option) =>
        option === 'throw-in' ? thrownIn : played(option === 'moon' ? moonBonus : null),
      ),
    );
  }
  return trials;
}
