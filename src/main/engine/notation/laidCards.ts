import { at, countFaces, type Face, facesOf } from '@shared/game/cards';
import type { Meld, MeldName, SeatMelds } from '@shared/game/melds';
import type { RuleSet } from '@shared/game/rules';
import type { OpenCard } from '@shared/game/view';
import type { OpenCopy } from '../deal';
import type { LaidMelds } from './position';

/** The type of each meld: a card serves in each of them for itself (rules, section 4). */
const TYPE_OF: Readonly<Record<MeldName, 0 | 1 | 2>> = {
  run: 0,
  'run-extra': 0,
  'royal-marriage': 0,
  marriage: 0,
  dix: 0,
  pinochle: 1,
  aces: 2,
  kings: 2,
  queens: 2,
  jacks: 2,
};

/** The cards that lie on the table for some melds: one that serves in two types lies there once. */
function cardsOnTable(melds: readonly Meld[]): Face[] {
  const byType = [0, 1, 2].map((type) =>
    countFaces(melds.filter(({ name }) => TYPE_OF[name] === type).flatMap(({ cards }) => cards)),
  );
  return facesOf(
    at(byType, 0).map((_, face) => Math.max(...byType.map((counts) => at(counts, face)))),
  );
}

/** What a position says of a seat's melds. */
export const laidMelds = ({ players }: RuleSet, { melds }: SeatMelds): LaidMelds => ({
  points: 0,
  cards:
    players === 2 ? melds.map(({ cards }) => cards) : melds.length > 0 ? [cardsOnTable(melds)] : [],
});

/** The values that a face has scored in a type of melds, one for each copy of it, the highest first. */
const scoredBy = (melds: readonly Meld[], face: Face, type: number): number[] =>
  melds
    .filter(({ name }) => name !== 'dix' && TYPE_OF[name] === type)
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
    const bestOf = (type: number): number => {
      const scored = scoredBy(melds, face, type);
      const points = scored[Math.min(earlier, scored.length - 1)] ?? 0;
      if (points === 0 || left === 0) return 0;
      left -= 1;
      return points;
    };
    return { face, best: [bestOf(0), bestOf(1), bestOf(2)] };
  });
}
