import type { Face } from '@shared/game/cards';
import { readKnowledge } from '../belief/knowledge/knowledge';
import { createDealSampler } from '../belief/sampling/dealSampler';
import { readPlaces } from '../belief/sampling/places';
import type { DecisionContext } from '../core/botPolicy';
import { dealWorld } from '../rollout/simulation/loadView';
import { playOut } from '../rollout/simulation/playOut';
import { createSimulator } from '../rollout/simulation/simulator';
import { resultFor } from '../rollout/simulation/terms';
import { COUNT, playFace, TURN } from '../rollout/simulation/trickTable';
import { createTrials, type Outcome, type Trials } from './trials';

/** Plays each card out in the same deals of the unseen cards; the choices are the cards, in order. */
export function evaluateCards(
  { view, seat, generator, shouldStop }: DecisionContext,
  cards: readonly Face[],
  deals: number,
): Trials {
  const { table, terms, policy, knowledge, base, side } = createSimulator(
    view,
    readKnowledge(view, seat),
  );
  const sample = createDealSampler(readPlaces(view, knowledge));
  const bidder = table.declarer < 0 ? side : (table.sideOf[table.declarer] ?? side);
  const sampled = new Int32Array(base.length);
  const outcomeOf = (card: Face): Outcome => {
    table.cells.set(sampled);
    playFace(table, card);
    while (table.at[COUNT] !== 0) playFace(table, policy());
    // Whoever took the trick is to lead.
    const takes = table.sideOf[table.at[TURN] ?? 0] === side;
    playOut(table, policy);
    return { ...resultFor(table, terms, side, bidder), takes };
  };
  const trials = createTrials();
  while (trials.deals() < deals && !shouldStop()) {
    dealWorld(table, base, knowledge, sample(generator), view.stock === null);
    sampled.set(table.cells);
    trials.add(cards.map(outcomeOf));
  }
  return trials;
}
