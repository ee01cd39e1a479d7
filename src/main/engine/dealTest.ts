import { at, countFaces } from '@shared/game/cards';
import type { DealTestLine } from '@shared/game/dealFigures';
import type { RuleSet } from '@shared/game/rules';
import { dealCards } from './dealing';
import { type DealOdds, dealOdds } from './dealOdds';

/** Counts the figures of a game's deals, one deal after another. */
export interface DealCount {
  /** Deals and counts the next deals. */
  deal(deals: number): void;
  deals(): number;
  /** For each figure, in the order of `dealOdds`, the sum of its values. */
  totals(): readonly number[];
}

/** `seed` is that of one long game: its deals are dealt as any game's are. */
export function countDeals(rules: RuleSet, seed: string): DealCount {
  const odds = dealOdds(rules);
  const totals = odds.map(() => 0);
  let dealt = 0;
  return {
    deals: () => dealt,
    totals: () => totals,
    deal(deals) {
      for (const end = dealt + deals; dealt < end; dealt += 1) {
        const { hands } = dealCards(rules, seed, dealt);
        // Another seat's hand each time: hands of one deal tell of each other, those of two don't.
        const hand = countFaces(at(hands, dealt % hands.length));
        for (const [index, { valueIn }] of odds.entries())
          totals[index] = at(totals, index) + valueIn(hand, hands);
      }
    },
  };
}

/** What was counted beside what was to be expected. */
export const compareWithOdds = (
  odds: readonly DealOdds[],
  deals: number,
  totals: readonly number[],
): DealTestLine[] =>
  odds.map(({ figure, mean, variance }, index) => {
    const total = at(totals, index);
    return {
      figure,
      mean,
      variance,
      found: total / deals,
      deviations: variance === 0 ? 0 : (total - deals * mean) / Math.sqrt(deals * variance),
    };
  });
