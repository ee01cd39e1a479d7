import { at, type Face } from '@shared/game/cards';
import { conventionalCards } from './playConventions';
import type { PlayWeights } from './playWeights';
import type { Situation } from './situation';
import { valueOfCard } from './valueOfCard';

/** The card that is worth most; of equals the lowest one. `cards` is not empty. */
export function bestCard(situation: Situation, cards: readonly Face[], weights: PlayWeights): Face {
  let choice = at(cards, 0);
  if (cards.length === 1) return choice;
  let most = Number.NEGATIVE_INFINITY;
  for (const card of cards) {
    const value = valueOfCard(situation, card, weights);
    if (value > most || (value === most && card % 6 > choice % 6)) {
      most = value;
      choice = card;
    }
  }
  return choice;
}

/** The same among the cards that break no convention. */
export const chooseCard = (
  situation: Situation,
  legal: readonly Face[],
  weights: PlayWeights,
): Face => bestCard(situation, conventionalCards(situation, legal), weights);
