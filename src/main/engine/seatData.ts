import { at, type Face, sortCards, withoutCards } from '@shared/game/cards';
import type { Seat } from '@shared/game/seats';
import type { DealState } from './deal';

/** A list by seat or side with one entry changed. */
export function changed<T>(list: readonly T[], index: number, change: (value: T) => T): T[] {
  return list.map((value, each) => (each === index ? change(value) : value));
}

export const handOf = (deal: DealState, seat: Seat): readonly Face[] => at(deal.hands, seat);

/** The first of `cards` that the hand doesn't hold (often enough), or null. */
export function firstNotHeld(hand: readonly Face[], cards: readonly Face[]): Face | null {
  const rest = [...hand];
  for (const card of cards) {
    const index = rest.indexOf(card);
    if (index < 0) return card;
    rest.splice(index, 1);
  }
  return null;
}

/** The deal's hands after cards have left a seat's; they must be there. */
export function handsWithout(
  hands: DealState['hands'],
  seat: Seat,
  cards: readonly Face[],
): readonly (readonly Face[])[] {
  const rest = withoutCards(at(hands, seat), cards);
  if (rest === null) throw new Error(`seat ${seat} doesn't hold all of ${cards.join(' ')}`);
  return changed(hands, seat, () => rest);
}

export const handsWith = (
  hands: DealState['hands'],
  seat: Seat,
  cards: readonly Face[],
): readonly (readonly Face[])[] => changed(hands, seat, (hand) => sortCards([...hand, ...cards]));
