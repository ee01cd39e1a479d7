import { readUsualCards } from '../playing/usualCards';
import type { Style } from '../style';
import { plain } from './plain';

/** The tuned rule player: weights climbed by duplicate play, the same that simulated deals are played by. */
export const medium: Style = {
  ...plain,
  card: (moment, cards) => readUsualCards(moment, cards).usual,
};
