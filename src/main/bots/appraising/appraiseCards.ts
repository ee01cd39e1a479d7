import type { Face } from '@shared/game/cards';
import { createDealSampler } from '../sampling/dealSampler';
import { readPlaces } from '../sampling/places';
import { dealWorld } from '../simulation/loadView';
import { playOut } from '../simulation/playOut';
import { createSimulator } from '../simulation/simulator';
import { isContractMade, valueFor } from '../simulation/terms';
import { COUNT, playFace, TURN } from '../simulation/trickTable';
import type { Moment } from '../style';
import { createTrials, type Outcome, type Trials } from './trials';

/** As the bots do: a contract missed by a little counts as half made. In ordinary counters. */
export const SOFTNESS = 1.5;

/** Plays each card out in the same deals of the unseen cards; the choices are the cards, in order. */
export function appraiseCards(
  { view, seat, generator, shouldStop }: Moment,
  cards: readonly Face[],
  deals: number,
): Trials {
  const { table, terms, policy, knowledge, base, side } = createSimulator(view, seat);
  const sample = createDealSampler(readPlaces(view, knowledge));
  const bidder = table.declarer < 0 ? side : (table.sideOf[table.declarer] ?? side);
  const world = new Int32Array(base.length);
  const outcomeOf = (card: Face): Outcome => {
    table.cells.set(world);
    playFace(table, card);
    while (table.at[COUNT] !== 0) playFace(table, policy());
    // Whoever took the trick is to lead.
    const takes = table.sideOf[table.at[TURN] ?? 0] === side;
    playOut(table, policy);
    return {
      value: valueFor(table, terms, side, SOFTNESS * terms.unit),
      made: isContractMade(table, terms),
      takes,
      meld: terms.meld[bidder] ?? 0,
      tricks: table.points[bidder] ?? 0,
    };
  };
  const trials = createTrials();
  while (trials.deals() < deals && !shouldStop()) {
    dealWorld(table, base, knowledge, sample(generator), view.stock === null);
    world.set(table.cells);
    trials.add(cards.map(outcomeOf));
  }
  return trials;
}
