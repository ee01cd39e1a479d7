import { at, type Face } from '@shared/game/cards';

/**
 * The best sets of `count` of the cards by a value of the whole set, the best first. Equal sets
 * (copies are identical) are tried once; of equally good ones the first in the order of `cards`,
 * which must have copies side by side. `worthOf` is told what a set must beat: of one that doesn't,
 * any figure up to that will do for an answer.
 */
export function bestSets(
  cards: readonly Face[],
  count: number,
  howMany: number,
  worthOf: (set: readonly Face[], toBeat: number) => number,
): Face[][] {
  const set: Face[] = [];
  const best: { readonly set: Face[]; readonly worth: number }[] = [];
  let toBeat = Number.NEGATIVE_INFINITY;
  const tryThis = (): void => {
    const worth = worthOf(set, toBeat);
    if (worth <= toBeat) return;
    const place = best.findIndex((each) => each.worth < worth);
    best.splice(place < 0 ? best.length : place, 0, { set: [...set], worth });
    if (best.length > howMany) best.pop();
    if (best.length === howMany) toBeat = best[howMany - 1]?.worth ?? toBeat;
  };
  const extend = (from: number): void => {
    if (set.length === count) {
      tryThis();
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
  return best.map((each) => each.set);
}
