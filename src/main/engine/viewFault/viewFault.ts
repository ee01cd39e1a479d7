import type { PlayerView } from '@shared/game/view';
import { AUCTION_RULES } from './auctionRules';
import { CARD_RULES } from './cardRules';
import { LEGAL_RULES } from './legalRules';
import { MELD_RULES } from './meldRules';
import { PHASE_RULES } from './phaseRules';
import { SCORE_RULES } from './scoreRules';
import { TRICK_RULES } from './trickRules';
import type { ViewRule } from './viewRule';

/** In this order, since later rules build on those before them. */
const VIEW_RULES: readonly ViewRule[] = [
  ...PHASE_RULES,
  ...AUCTION_RULES,
  ...CARD_RULES,
  ...TRICK_RULES,
  ...MELD_RULES,
  ...LEGAL_RULES,
  ...SCORE_RULES,
];

/**
 * What a view shows that no game by its rules can come to; null when nothing does. Of whoever sees it, only what follows
 * from the view itself is known: a view without a fault may still be a lie.
 */
export const viewFault = (view: PlayerView): string | null =>
  VIEW_RULES.find(({ holds }) => !holds(view))?.what ?? null;
