import { at, type Face } from '@shared/game/cards';

/**
 * The best set of `count` of the cards by a value of the whole set. Equal sets (copies are
 * identical) are tried once; of equally good ones the first in the order of `cards`, which must
 * have copies side by side. `worthOf` is told the most so far: of a set that is worth no more
 * anything up to that will do for an answer.
 */
export function chooseSet(
  cards: readonly Face[],
  count: number,
  worthOf: (set: readonly Face[], most: number) => number,
): Face[] {
  const set: Face[] = [];
  let best: Face[] = cards.slice(0, count);
  let most = Number.NEGATIVE_INFINITY;
  const extend = (from: number): void => {
    if (set.length === count) {
      const value = worthOf(set, most);
      if (value > most) {
        most = value;
        best = [...set];
      }
      return;
    }
    const missing = count - set.length;
    for (let index = from; index <= cards.length - missing; index += 1) {
      if (index > from && cards[index] === cards[index - 1]) continue;
      set.push(at(cards, index));
      extend(index + 1);
      set.pop();
    }
  };
  extend(0);
  return best;
}
