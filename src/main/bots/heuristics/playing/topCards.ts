import { type Face, rankIndex, suitIndex } from '@shared/game/cards';
import { outAbove } from '../../belief/knowledge/chances';
import type { Knowledge } from '../../belief/knowledge/knowledge';

/** How many unseen cards of its suit beat the card: 0 is top. */
export const higherCardsOut = (knowledge: Knowledge, card: Face): number =>
  outAbove(knowledge, suitIndex(card), rankIndex(card));
