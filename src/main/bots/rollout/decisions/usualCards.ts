import type { Face } from '@shared/game/cards';
import type { DecisionContext } from '../../core/botPolicy';
import { conventionalCards } from '../../heuristics/playing/playConventions';
import { PLAIN_PLAY } from '../../heuristics/playing/playWeights';
import { readSituation } from '../../heuristics/playing/situation';
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
): UsualCards {
  const good = conventionalCards(readSituation(view, seat, PLAIN_PLAY), legal);
  const simulator = createSimulator(view, seat);
  return { simulator, good, usual: simulator.policy(bitsOf(good)) };
}
