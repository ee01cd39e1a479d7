import type { BotPolicy } from '../core/botPolicy';
import { choosePlayedOut } from '../rollout/decisions/playouts';
import {
  type CallEffort,
  chooseSampledCall,
  chooseSampledTrump,
} from '../rollout/decisions/sampledCalls';
import { chooseSolved, type SolvingEffort } from '../rollout/decisions/solvedCard';
import { readUsualCards } from '../rollout/decisions/usualCards';
import { USUAL_SOFTNESS } from '../rollout/simulation/terms';
import { type Efforts, hardOf } from './hard';

const EFFORTS: Efforts = {
  card: { deals: 250, gate: 2, softness: USUAL_SOFTNESS },
  decision: { deals: 250, gate: 0, softness: 0 },
  pass: { deals: 60, sets: 8, gate: 1 },
};
const SOLVING: SolvingEffort = { nodes: 100_000, softness: USUAL_SOFTNESS };
const CALLS: CallEffort = { deals: 80, suits: 2, doubt: 1.5, gate: 1 };

/**
 * Tries more deals for a card, solves what it knows for certain, and bids and names trumps by whole
 * deals that it samples.
 */
export const expert: BotPolicy = {
  ...hardOf(EFFORTS),
  card: (context, cards) => {
    const usual = readUsualCards(context, cards);
    return chooseSolved(context, usual, SOLVING) ?? choosePlayedOut(context, usual, EFFORTS.card);
  },
  call: (context, legal) => chooseSampledCall(context, legal.bids, CALLS),
  trump: (context, suits) => chooseSampledTrump(context, suits, CALLS),
};
