import { type Face, facesOf } from '@shared/game/cards';
import type { PlayerView } from '@shared/game/view';
import type { Knowledge } from '../knowledge/knowledge';
import { readPlaces } from './places';

/** By seat, the cards of every hand where the seat knows for certain how all lie; else null. */
export function certainHands(view: PlayerView, knowledge: Knowledge): Face[][] | null {
  if (knowledge.hidden > 0) return null;
  const hands = view.handSizes.map((_, seat): Face[] =>
    seat === knowledge.seat ? [...view.hand] : facesOf(knowledge.known[seat] ?? []),
  );
  for (const { mask, cards } of readPlaces(view, knowledge).classes) {
    const seat = Math.log2(mask);
    if (!Number.isInteger(seat)) return null;
    hands[seat]?.push(...cards);
  }
  return hands;
}
