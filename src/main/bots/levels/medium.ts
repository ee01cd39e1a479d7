import type { BotPolicy } from '../core/botPolicy';
import { readUsualCards } from '../rollout/decisions/usualCards';
import { plain } from './plain';

/** The tuned rule player: weights climbed by duplicate play, the same that simulated deals are played by. */
export const medium: BotPolicy = {
  ...plain,
  card: (context, cards) => readUsualCards(context, cards).usual,
};
