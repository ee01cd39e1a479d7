import {
  type CallEffort,
  chooseImaginedCall,
  chooseImaginedTrump,
} from '../imagining/imaginedCalls';
import type { Style } from '../style';
import { hardOf } from './hard';

const CALLS: CallEffort = { deals: 80, suits: 2, doubt: 1.5, gate: 1 };

/** Tries more deals for a card, and bids and names trumps by whole deals that it imagines. */
export const expert: Style = {
  ...hardOf({ worlds: 250, gate: 2, softness: 1.5 }),
  call: (moment, legal) => chooseImaginedCall(moment, legal.bids, CALLS),
  trump: (moment, suits) => chooseImaginedTrump(moment, suits, CALLS),
};
