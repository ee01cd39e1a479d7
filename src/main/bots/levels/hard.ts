import type { BotPolicy } from '../core/botPolicy';
import { choosePlayedOutDecision } from '../rollout/decisions/playedOutDecision';
import { choosePlayedOut, type Effort } from '../rollout/decisions/playouts';
import {
  chooseSampledBury,
  chooseSampledPass,
  type PassEffort,
} from '../rollout/decisions/sampledPasses';
import { readUsualCards } from '../rollout/decisions/usualCards';
import { USUAL_SOFTNESS } from '../rollout/simulation/terms';
import { medium } from './medium';

/** How far cards and exchanges are thought through. */
export interface Efforts {
  readonly card: Effort;
  readonly decision: Effort;
  readonly pass: PassEffort;
}

const EFFORTS: Efforts = {
  card: { deals: 100, gate: 2, softness: USUAL_SOFTNESS },
  decision: { deals: 100, gate: 0, softness: 0 },
  pass: { deals: 30, sets: 6, gate: 1 },
};

/** Plays each good card, exchange and throw-in out in deals of the unseen cards. */
export const hardOf = ({ card, decision, pass }: Efforts): BotPolicy => ({
  ...medium,
  give: (context, count) => chooseSampledPass(context, count, pass),
  bury: (context, legal) => chooseSampledBury(context, legal.count, legal.allowed, pass),
  decision: (context, legal) => ({ type: choosePlayedOutDecision(context, legal, decision) }),
  card: (context, cards) => choosePlayedOut(context, readUsualCards(context, cards), card),
});

export const hard: BotPolicy = hardOf(EFFORTS);
