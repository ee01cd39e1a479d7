import { meldPoints } from '@main/engine/melding';
import { at, countFaces, FACES_PER_SUIT, SUITS, type Suit } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import type { PlayerView } from '@shared/game/view';
import { type Estimate, estimate } from './estimates';
import { handFeatures } from './features';

/** What this hand promises with one suit as trump. */
export interface TrumpPlan extends Estimate {
  readonly suit: Suit;
  /** Cards held of the suit. */
  readonly length: number;
  /** Points of melds already held. */
  readonly certainMeld: number;
}

/** Each suit as trumps for these cards (counts by face), in the order S H D C. */
export function plansOf(rules: RuleSet, hand: readonly number[]): TrumpPlan[] {
  return SUITS.map((suit, index) => {
    const certainMeld = meldPoints(rules, suit, hand);
    let length = 0;
    for (let rank = 0; rank < FACES_PER_SUIT; rank += 1)
      length += hand[index * FACES_PER_SUIT + rank] ?? 0;
    const features = handFeatures(rules, index, hand, certainMeld);
    return { suit, length, certainMeld, ...estimate(rules, features) };
  });
}

export const trumpPlans = (view: PlayerView): TrumpPlan[] =>
  plansOf(view.rules, countFaces(view.hand));

/**
 * The best plan among the longer suits: a suit shorter than its fair share is no trump suit while
 * there is another, and the longest hand has at least one.
 */
export function bestOfPlans(plans: readonly TrumpPlan[], cards: number): TrumpPlan {
  const long = plans.filter((plan) => plan.length > cards / SUITS.length);
  const choice = long.length > 0 ? long : plans;
  return choice.reduce((best, plan) => (plan.total > best.total ? plan : best), at(choice, 0));
}

export const bestPlan = (view: PlayerView, suits: readonly Suit[] = SUITS): TrumpPlan =>
  bestOfPlans(
    trumpPlans(view).filter((plan) => suits.includes(plan.suit)),
    view.hand.length,
  );
