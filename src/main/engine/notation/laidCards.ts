import { type Face, sortCards } from '@shared/game/cards';
import { cardsOfMelds, MELD_TYPE_OF } from '@shared/game/cardsOfMelds';
import type { Meld, SeatMelds } from '@shared/game/melds';
import type { RuleSet } from '@shared/game/rules';
import type { OpenCard } from '@shared/game/view';
import type { OpenCopy } from '../deal';
import type { LaidMelds } from './position';

/** What a position says of a seat's melds. */
export const laidMelds = ({ players }: RuleSet, { melds }: SeatMelds): LaidMelds => ({
  points: 0,
  cards:
    players === 2
      ? melds.map(({ cards }) => cards)
      : melds.length > 0
        ? [sortCards(cardsOfMelds(melds))]
        : [],
});

/** The values that a face has scored in a type of melds, one for each copy of it, the highest first. */
const scoredBy = (melds: readonly Meld[], face: Face, type: 1 | 2 | 3): number[] =>
  melds
    .filter(({ name }) => name !== 'dix' && MELD_TYPE_OF[name] === type)
    .flatMap(({ cards, points }) => cards.filter((card) => card === face).map(() => points))
    .sort((a, b) => b - a);

/**
 * The open cards of a seat with what each has scored. A view says in how many types, but not in which: they are taken from
 * the melds that the card can have been part of, the first copy as one of the highest.
 */
export function openCopies(open: readonly OpenCard[], melds: readonly Meld[]): OpenCopy[] {
  return open.map(({ face, types }, index) => {
    const earlier = open.slice(0, index).filter((card) => card.face === face).length;
    let left = types;
    const bestOf = (type: 1 | 2 | 3): number => {
      const scored = scoredBy(melds, face, type);
      const points = scored[Math.min(earlier, scored.length - 1)] ?? 0;
      if (points === 0 || left === 0) return 0;
      left -= 1;
      return points;
    };
    return { face, best: [bestOf(1), bestOf(2), bestOf(3)] };
  });
}
