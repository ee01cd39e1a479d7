import {
  chooseImaginedBurial,
  chooseImaginedGift,
  type GiftEffort,
} from '../imagining/imaginedGifts';
import { choosePlayedOutDecision } from '../playing/playedOutDecision';
import { choosePlayedOut, type Effort } from '../playing/playouts';
import { readUsualCards } from '../playing/usualCards';
import { USUAL_SOFTNESS } from '../simulation/terms';
import type { Style } from '../style';
import { medium } from './medium';

/** How far cards and exchanges are thought through. */
export interface Efforts {
  readonly card: Effort;
  readonly decision: Effort;
  readonly gift: GiftEffort;
}

const EFFORTS: Efforts = {
  card: { worlds: 100, gate: 2, softness: USUAL_SOFTNESS },
  decision: { worlds: 100, gate: 0, softness: 0 },
  gift: { deals: 30, sets: 6, gate: 1 },
};

/** Plays each good card, exchange and throw-in out in deals of the unseen cards. */
export const hardOf = ({ card, decision, gift }: Efforts): Style => ({
  ...medium,
  give: (moment, count) => chooseImaginedGift(moment, count, gift),
  bury: (moment, legal) => chooseImaginedBurial(moment, legal.count, legal.allowed, gift),
  decision: (moment, legal) => ({ type: choosePlayedOutDecision(moment, legal, decision) }),
  card: (moment, cards) => choosePlayedOut(moment, readUsualCards(moment, cards), card),
});

export const hard: Style = hardOf(EFFORTS);
