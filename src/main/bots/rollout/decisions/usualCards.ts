import type { Face } from '@shared/game/cards';
import type { Seat } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import { readKnowledge } from '../../belief/knowledge/knowledge';
import type { DecisionContext } from '../../core/botPolicy';
import { conventionalCards } from '../../heuristics/playing/playConventions';
import { readSituation } from '../../heuristics/playing/situation';
import type { RoleWeights } from '../simulation/rolloutWeights';
import { createSimulator, type Simulator } from '../simulation/simulator';

/** What the tuned rule player sees in a trick. */
export interface UsualCards {
  readonly simulator: Simulator;
  /** The legal cards that break no convention, and the one of them that it plays. */
  readonly good: readonly Face[];
  readonly usual: Face;
}

const bitsOf = (cards: readonly Face[]): number =>
  cards.reduce((bits, card) => bits | (1 << card), 0);

export function readUsualCards(
  { view, seat }: DecisionContext,
  legal: readonly Face[],
  weights?: RoleWeights,
): UsualCards {
  const situation = readSituation(view, seat);
  const good = conventionalCards(situation, legal);
  const simulator = createSimulator(view, situation.knowledge, weights);
  return { simulator, good, usual: simulator.policy(bitsOf(good)) };
}

/** The one of these cards that the rule player with these weights plays. */
export const ruleCard = (
  view: PlayerView,
  seat: Seat,
  cards: readonly Face[],
  weights: RoleWeights,
): Face => createSimulator(view, readKnowledge(view, seat), weights).policy(bitsOf(cards));
