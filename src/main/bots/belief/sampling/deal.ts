import { at, type Face } from '@shared/game/cards';
import type { Generator } from '../../core/generator';

/** By place, the unseen cards that lie there; cards known to be there are not among them. */
export type Deal = readonly (readonly Face[])[];

/** The cards in an order of which each is equally likely. */
export function shuffle(cards: readonly Face[], generator: Generator): Face[] {
  const mixed = [...cards];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = generator.below(last + 1);
    const card = at(mixed, last);
    mixed[last] = at(mixed, other);
    mixed[other] = card;
  }
  return mixed;
}
