import type { RuleSet } from '@shared/game/rules';
import { type Card, choicesOf, type NaiveSuit, without } from './naiveCards';
import { naiveMelds } from './naiveMelds';

/** All bids that may follow the highest so far; null: nobody has bid yet (rules, section 2). */
export function bidsAbove(rules: RuleSet, highest: number | null): number[] {
  const { opening, increment, maxRaise } = rules;
  if (opening === null || increment === null) throw new Error('no auction');
  const bids: number[] = [];
  for (let amount = opening; amount <= 40 * opening; amount += increment) {
    if (highest !== null && amount < highest + increment) continue;
    if (maxRaise !== null && amount > (highest ?? opening) + maxRaise) continue;
    bids.push(amount);
  }
  return bids;
}

/**
 * All the cards that may be buried together (rules, section 3): with `meldBeforeBury` none that
 * lower the declarer's melds, unless every choice does.
 */
export function buryChoices(
  rules: RuleSet,
  trump: NaiveSuit,
  hand: readonly Card[],
): { allowed: Card[][]; bound: boolean } {
  const all = choicesOf(hand, rules.widow);
  if (!rules.meldBeforeBury) return { allowed: all, bound: false };
  const shown = naiveMelds(rules.meld, trump, hand).points;
  const keeping = all.filter(
    (cards) => naiveMelds(rules.meld, trump, without(hand, cards)).points >= shown,
  );
  const bound = keeping.length > 0 && keeping.length < all.length;
  return { allowed: bound ? keeping : all, bound };
}
