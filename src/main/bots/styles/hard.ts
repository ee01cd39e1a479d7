import { choosePlayedOut, type Effort } from '../playing/playouts';
import { readUsualCards } from '../playing/usualCards';
import type { Style } from '../style';
import { medium } from './medium';

const EFFORT: Effort = { worlds: 100, gate: 2, softness: 1.5 };

/** Plays each good card out in deals of the unseen cards. */
export const hardOf = (effort: Effort): Style => ({
  ...medium,
  card: (moment, cards) => choosePlayedOut(moment, readUsualCards(moment, cards), effort),
});

export const hard: Style = hardOf(EFFORT);
