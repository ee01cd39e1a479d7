import { meldPoints } from '@main/engine/melding';
import { at, countFaces, FACES_PER_SUIT, SUITS, type Suit } from '@shared/game/cards';
import type { PlayerView } from '@shared/game/view';
import { type Estimate, estimate } from './estimates';
import { handFeatures } from './features';

/** What the own hand promises with one suit as trumps. */
export interface TrumpPlan extends Estimate {
  readonly suit: Suit;
  /** Cards held of the suit. */
  readonly length: number;
  /** Points of melds already held. */
  readonly certainMeld: number;
}

/** Each suit as trumps, in the order S H D C. */
export function trumpPlans(view: PlayerView): TrumpPlan[] {
  const hand = countFaces(view.hand);
  return SUITS.map((suit, index) => {
    const certainMeld = meldPoints(view.rules, suit, hand);
    let length = 0;
    for (let rank = 0; rank < FACES_PER_SUIT; rank += 1)
      length += hand[index * FACES_PER_SUIT + rank] ?? 0;
    const features = handFeatures(view.rules, index, hand, certainMeld);
    return { suit, length, certainMeld, ...estimate(view.rules, features) };
  });
}

/** A suit shorter than its fair share is no trump suit while there is another. */
const isLongEnough = (view: PlayerView, plan: TrumpPlan): boolean =>
  plan.length > view.hand.length / SUITS.length;

/** The best plan among the longer suits; the longest hand has at least one of them. */
export function bestPlan(view: PlayerView, suits: readonly Suit[] = SUITS): TrumpPlan {
  const plans = trumpPlans(view).filter((plan) => suits.includes(plan.suit));
  const long = plans.filter((plan) => isLongEnough(view, plan));
  const choice = long.length > 0 ? long : plans;
  return choice.reduce((best, plan) => (plan.total > best.total ? plan : best), at(choice, 0));
}
