import { countFaces, type Face } from './cards';
import type { Meld, MeldName } from './melds';

/** A card serves in one meld of each type (rules, section 4). */
export const MELD_TYPE_OF: Readonly<Record<MeldName, 1 | 2 | 3>> = {
  run: 1,
  'run-extra': 1,
  'royal-marriage': 1,
  marriage: 1,
  dix: 1,
  pinochle: 2,
  aces: 3,
  kings: 3,
  queens: 3,
  jacks: 3,
};

/**
 * The cards that must lie on the table to show these melds, each once although it may serve in
 * melds of two or three types; in the order of the melds, so that each lies together as far as it can.
 */
export function cardsOfMelds(melds: readonly Meld[]): Face[] {
  const laid: Face[] = [];
  for (const type of [1, 2, 3] as const) {
    const wanted = melds
      .filter((meld) => MELD_TYPE_OF[meld.name] === type)
      .flatMap((meld) => meld.cards);
    const spare = countFaces(laid);
    for (const face of wanted) {
      const left = spare[face] ?? 0;
      if (left > 0) spare[face] = left - 1;
      else laid.push(face);
    }
  }
  return laid;
}
