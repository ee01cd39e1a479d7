import type { Action } from '@shared/game/actions';
import type { Suit } from '@shared/game/cards';
import { sideOf } from '@shared/game/seats';
import type { BidRange } from '@shared/game/view';
import type { DecisionContext } from '../../core/botPolicy';
import {
  cautionFor,
  chooseCall,
  isWorthless,
  opponentsAreOut,
  PLAIN_CALLS,
  worthOfHand,
} from '../../heuristics/bidding/chooseCall';
import { bestPlan, trumpPlans } from '../../heuristics/bidding/weighHand';
import { ifPassed, likelySuits, type Means, meanValues } from '../samples/contractValues';

/** How many deals are sampled for a call, how many suits are tried, and when it is thought about. */
export interface CallEffort {
  readonly deals: number;
  readonly suits: number;
  /** Within this many standard deviations of what the hand is worth, the rule player isn't trusted. */
  readonly doubt: number;
  /** Standard errors by which a bid must be better than passing when the rules would pass. */
  readonly gate: number;
}

/**
 * Where the rules are followed: a partner whose bid stands is left alone when nobody else bids, a
 * hand with nothing isn't bid, and near the end of a game the score says how much to risk. So is
 * what is clear anyway.
 */
function isClear(context: DecisionContext, bids: BidRange, doubt: number): boolean {
  const { view, seat } = context;
  const { high } = view.auction;
  if (isWorthless(trumpPlans(view), view.hand)) return true;
  if (cautionFor(view, seat, PLAIN_CALLS) !== PLAIN_CALLS.caution) return true;
  const isPartners = high !== null && sideOf(view.rules, high.seat) === sideOf(view.rules, seat);
  if (isPartners && opponentsAreOut(view, seat)) return true;
  const plan = bestPlan(view);
  const worth = worthOfHand(context, plan, PLAIN_CALLS);
  return Math.abs(worth - bids.min) > doubt * plan.spread;
}

/** Bids if the contract is worth more in sampled deals than what happens after a pass. */
export function chooseSampledCall(
  context: DecisionContext,
  bids: BidRange | null,
  effort: CallEffort,
): Action {
  const { view, seat } = context;
  const byRule = chooseCall(context, bids, PLAIN_CALLS);
  if (bids === null || isClear(context, bids, effort.doubt)) return byRule;
  const amount = byRule.type === 'bid' ? byRule.amount : bids.min;
  const suits = likelySuits(view, view.meldIfTrump?.map(({ suit }) => suit) ?? [], effort.suits);
  const least = byRule.type === 'bid' ? -effort.gate : effort.gate;
  const means = meanValues(
    context,
    effort.deals,
    [
      ifPassed(view, seat),
      ...suits.map(({ suit: trump }) => () => ({ declarer: seat, trump, amount })),
    ],
    (soFar) => Math.abs(gainOf(soFar) - least * soFar.error) > SURE * soFar.error,
  );
  return gainOf(means) > least * means.error ? { type: 'bid', amount } : { type: 'pass' };
}

/** Standard errors from where the answer would change. */
const SURE = 3;

/** What the best of the bids is worth more than passing, which comes first. */
function gainOf({ mean }: Means): number {
  const [passed = 0, ...bids] = mean;
  return Math.max(...bids) - passed;
}

/** The suit with which the contract is worth most in sampled deals. */
export function chooseSampledTrump(
  context: DecisionContext,
  allowed: readonly Suit[],
  effort: CallEffort,
): Suit {
  const { view, seat } = context;
  const suits = likelySuits(view, allowed, effort.suits + 1);
  const [first] = suits;
  if (first === undefined) return bestPlan(view, allowed).suit;
  if (suits.length === 1) return first.suit;
  const amount = view.contract ?? 0;
  const { mean } = meanValues(
    context,
    effort.deals,
    suits.map(({ suit: trump }) => () => ({ declarer: seat, trump, amount })),
    ({ mean: [one = 0, ...others], error }) => one - Math.max(...others) > SURE * error,
  );
  const best = mean.reduce((most, value, index) => (value > (mean[most] ?? 0) ? index : most), 0);
  return suits[best]?.suit ?? first.suit;
}
