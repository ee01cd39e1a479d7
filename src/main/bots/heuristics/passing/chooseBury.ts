import { meldPoints } from '@main/engine/melding';
import { countFaces, type Face, rankIndex, SUITS, suitIndex } from '@shared/game/cards';
import { counterList } from '@shared/game/rules';
import type { PlayerView } from '@shared/game/view';
import { meldScale } from '../../core/payoffScale';
import { counterUnit } from '../playing/situation';
import { bestSets } from './bestSets';

/** What burying costs and brings, in tens of points. */
export interface BuryWeights {
  /** Keeping a trump, and a plain card, by rank index. */
  readonly trump: readonly number[];
  readonly plain: readonly number[];
  /** A buried counter is safe for the declarer: the part of it that play might have lost. */
  readonly counter: number;
  readonly void: number;
}

export const BURY: BuryWeights = {
  trump: [5, 4, 3.6, 3.5, 3.4, 3],
  plain: [2.2, 0.5, 0.3, 0.2, 0.15, 0.1],
  counter: 0.55,
  void: 0.7,
};

/** The cards to bury: counters that could be lost, short suits, and nothing that melds. */
export const chooseBury = (
  view: PlayerView,
  count: number,
  allowed: readonly (readonly Face[])[] | null,
): readonly Face[] => likelyBurials(view, count, allowed, 1)[0] ?? view.hand.slice(0, count);

/** The same and the next best ones, the best first. */
export function likelyBurials(
  view: PlayerView,
  count: number,
  allowed: readonly (readonly Face[])[] | null,
  howMany: number,
): (readonly Face[])[] {
  const { rules } = view;
  const suit = view.trump ?? 'S';
  const trump = SUITS.indexOf(suit);
  const hand = countFaces(view.hand);
  const before = meldPoints(rules, suit, hand);
  const scale = meldScale(rules);
  const counters = counterList(rules).map((each) => each / counterUnit(rules));
  const suitSizes = SUITS.map(
    (_, index) => view.hand.filter((face) => suitIndex(face) === index).length,
  );
  const worthOf = (set: readonly Face[]): number => {
    const rest = [...hand];
    const sizes = [...suitSizes];
    let value = 0;
    for (const face of set) {
      const own = suitIndex(face);
      const rank = rankIndex(face);
      rest[face] = (rest[face] ?? 0) - 1;
      sizes[own] = (sizes[own] ?? 0) - 1;
      value -= (own === trump ? BURY.trump : BURY.plain)[rank] ?? 0;
      value += BURY.counter * (counters[rank] ?? 0);
    }
    value -= (before - meldPoints(rules, suit, rest)) / scale;
    sizes.forEach((size, index) => {
      if (index !== trump && size === 0 && (suitSizes[index] ?? 0) > 0) value += BURY.void;
    });
    return value;
  };
  if (allowed === null) return bestSets(view.hand, count, howMany, worthOf);
  return allowed
    .map((set) => ({ set, worth: worthOf(set) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, howMany)
    .map(({ set }) => set);
}
