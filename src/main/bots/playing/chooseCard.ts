import { at, type Face } from '@shared/game/cards';
import type { PlayWeights } from '../weights';
import { conventionalCards } from './conventions';
import type { Situation } from './situation';
import { valueOfCard } from './valueOfCard';

/** The legal card that is worth most; of equals the lowest one. `legal` is not empty. */
export function chooseCard(
  situation: Situation,
  legal: readonly Face[],
  weights: PlayWeights,
): Face {
  const cards = conventionalCards(situation, legal);
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
