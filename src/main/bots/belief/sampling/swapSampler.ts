import { at, type Face } from '@shared/game/cards';
import type { Generator } from '../../core/generator';
import type { Deal } from './deal';
import type { Places } from './places';

/** Exchanges tried between two samples, for each unseen card. */
const EXCHANGES_PER_CARD = 12;

interface Card {
  readonly face: Face;
  readonly mask: number;
}

/**
 * Finds one deal that fits: each card goes to a place with room, or pushes out a card that can go
 * elsewhere (augmenting paths). Throws when none fits.
 */
function firstDeal(cards: readonly Card[], spaces: readonly number[]): number[] {
  const placeOf = new Array<number>(cards.length).fill(-1);
  const held = spaces.map(() => new Set<number>());
  const settle = (card: number, tried: Set<number>): boolean => {
    const { mask } = at(cards, card);
    for (let place = 0; place < spaces.length; place += 1) {
      if (((mask >> place) & 1) === 0 || tried.has(place)) continue;
      tried.add(place);
      const holding = at(held, place);
      const hasRoom = holding.size < (spaces[place] ?? 0);
      const pushed = hasRoom ? -1 : ([...holding].find((other) => settle(other, tried)) ?? -1);
      if (!hasRoom && pushed < 0) continue;
      const old = placeOf[card] ?? -1;
      if (old >= 0) held[old]?.delete(card);
      holding.add(card);
      placeOf[card] = place;
      return true;
    }
    return false;
  };
  cards.forEach((_, card) => {
    if (!settle(card, new Set())) throw new Error('no deal fits what is known');
  });
  return placeOf;
}

/**
 * Walks from deal to deal by letting two or three cards change places wherever all of them fit: no
 * step is likelier than its reverse, so all deals it reaches are equally likely in the long run.
 */
export function createSwapSampler({ spaces, classes }: Places): (generator: Generator) => Deal {
  const cards = classes.flatMap(({ mask, cards: faces }) => faces.map((face) => ({ face, mask })));
  const placeOf = firstDeal(cards, spaces);
  const fits = (card: number, place: number): boolean =>
    ((at(cards, card).mask >> place) & 1) === 1;
  const exchange = (generator: Generator): void => {
    const a = generator.below(cards.length);
    const b = generator.below(cards.length);
    const c = generator.below(cards.length);
    const [placeA, placeB, placeC] = [at(placeOf, a), at(placeOf, b), at(placeOf, c)];
    if (a === b || b === c || generator.below(2) === 0) {
      if (!fits(a, placeB) || !fits(b, placeA)) return;
      placeOf[a] = placeB;
      placeOf[b] = placeA;
    } else if (a !== c && fits(a, placeB) && fits(b, placeC) && fits(c, placeA)) {
      placeOf[a] = placeB;
      placeOf[b] = placeC;
      placeOf[c] = placeA;
    }
  };
  return (generator) => {
    for (let step = EXCHANGES_PER_CARD * cards.length; step > 0; step -= 1) exchange(generator);
    const deal: Face[][] = spaces.map(() => []);
    cards.forEach(({ face }, card) => {
      deal[at(placeOf, card)]?.push(face);
    });
    return deal;
  };
}
