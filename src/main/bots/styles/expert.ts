import {
  type CallEffort,
  chooseImaginedCall,
  chooseImaginedTrump,
} from '../imagining/imaginedCalls';
import { choosePlayedOut } from '../playing/playouts';
import { chooseSolved, type SolvingEffort } from '../playing/solvedCard';
import { readUsualCards } from '../playing/usualCards';
import { USUAL_SOFTNESS } from '../simulation/terms';
import type { Style } from '../style';
import { type Efforts, hardOf } from './hard';

const EFFORTS: Efforts = {
  card: { worlds: 250, gate: 2, softness: USUAL_SOFTNESS },
  decision: { worlds: 250, gate: 0, softness: 0 },
  gift: { deals: 60, sets: 8, gate: 1 },
};
const SOLVING: SolvingEffort = { nodes: 100_000, softness: USUAL_SOFTNESS };
const CALLS: CallEffort = { deals: 80, suits: 2, doubt: 1.5, gate: 1 };

/**
 * Tries more deals for a card, solves what it knows for certain, and bids and names trumps by whole
 * deals that it imagines.
 */
export const expert: Style = {
  ...hardOf(EFFORTS),
  card: (moment, cards) => {
    const usual = readUsualCards(moment, cards);
    return chooseSolved(moment, usual, SOLVING) ?? choosePlayedOut(moment, usual, EFFORTS.card);
  },
  call: (moment, legal) => chooseImaginedCall(moment, legal.bids, CALLS),
  trump: (moment, suits) => chooseImaginedTrump(moment, suits, CALLS),
};
