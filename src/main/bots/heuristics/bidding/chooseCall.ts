import type { Action } from '@shared/game/actions';
import { type Shown, shownByCalls, stepsThatShow } from '@shared/game/biddingConventions';
import { at, countFaces, type Face, rankIndex } from '@shared/game/cards';
import { type RuleSet, trickSum } from '@shared/game/rules';
import { partnerOf, type Seat, sideOf } from '@shared/game/seats';
import type { BidRange, PlayerView } from '@shared/game/view';
import type { DecisionContext } from '../../core/botPolicy';
import { showableOf } from './showable';
import { bestPlan, type TrumpPlan, trumpPlans } from './weighHand';

/** How far the rule player goes in an auction; shares are of all trick points. */
export interface CallWeights {
  /** Spreads below the estimate at which it stops. */
  readonly caution: number;
  /** Less caution when others are about to win the game, more when this side is. */
  readonly desperate: number;
  readonly comfortable: number;
  /** How much better than the partner's bid its own must be while opponents still bid. */
  readonly overPartner: number;
  /** With the opponents out: what its trumps must meld more than the partner's would. */
  readonly ownTrumpMeld: number;
  /** What it counts on in tricks when only its certain meld carries the bid. */
  readonly sureTricks: number;
  /** What a partner's bid promises, one that shows hundred aces, */
  readonly partnerBids: number;
  readonly partnerAces: number;
  /** and one that shows melds: the share of what they exceed a usual partner's by. */
  readonly partnerMelds: { readonly share: number; readonly usual: number };
  /** Without a long suit and with a partner that has passed: all tricks and what may still come, in addition to this hand's melds. */
  readonly mostWithPasser: number;
  /** Raises are at least this much where the table allows tiny ones, */
  readonly raise: number;
  /** and this share of the way to what the hand is worth. */
  readonly approach: number;
}

export const PLAIN_CALLS: CallWeights = {
  caution: 0.2,
  desperate: 0.35,
  comfortable: 1.2,
  overPartner: 0.16,
  ownTrumpMeld: 0.35,
  sureTricks: 0.4,
  partnerBids: 0.04,
  // The rule player makes half as much again after such bids, but counting on all of it bids too high.
  partnerAces: 0.12,
  partnerMelds: { share: 0.6, usual: 0.3 },
  mostWithPasser: 1.25,
  raise: 0.02,
  approach: 0.05,
};

/** Of a hand: no longer than that a suit isn't long. */
const LONG_SUIT = 1 / 3;

/** No meld with any trumps, and no ace. */
export function isWorthless(plans: readonly TrumpPlan[], hand: readonly Face[]): boolean {
  return (
    plans.every((plan) => plan.certainMeld === 0) && hand.every((face) => rankIndex(face) !== 0)
  );
}

/** Who calls, and what bids tell at the table. */
export type Caller = Pick<DecisionContext, 'view' | 'seat' | 'convention'>;

const hasCalled = (view: PlayerView, seat: Seat): boolean =>
  view.auction.calls.some((call) => call.seat === seat);

const hasPassed = (view: PlayerView, seat: Seat): boolean =>
  view.auction.calls.some((call) => call.seat === seat && call.call === 'pass');

const hasOnlyPassed = (view: PlayerView, seat: Seat): boolean =>
  hasPassed(view, seat) &&
  view.auction.calls.every((call) => call.seat !== seat || call.call === 'pass');

/** Everyone of the other sides has passed. */
export const opponentsAreOut = (view: PlayerView, seat: Seat): boolean =>
  view.handSizes.every(
    (_, other) => sideOf(view.rules, other) === sideOf(view.rules, seat) || hasPassed(view, other),
  );

/** What the partner's bids promise beyond what any partner is expected to bring, as a share of all trick points. */
function promisedByPartner({ view, seat, convention }: Caller, weights: CallWeights): number {
  const { rules, auction } = view;
  const promises = shownByCalls(rules, convention, auction.calls).flatMap((shown, index) => {
    const { seat: caller, call } = at(auction.calls, index);
    const isPartner = caller !== seat && sideOf(rules, caller) === sideOf(rules, seat);
    return isPartner && call !== 'pass' ? [promiseOf(rules, shown, weights)] : [];
  });
  return Math.max(0, ...promises);
}

function promiseOf(rules: RuleSet, shown: Shown | null, weights: CallWeights): number {
  const { partnerBids, partnerAces, partnerMelds } = weights;
  if (shown === null) return partnerBids;
  if (shown.kind === 'melds') return shown.aces ? partnerAces : partnerBids;
  const beyond = shown.points / trickSum(rules) - partnerMelds.usual;
  return Math.max(partnerBids, partnerMelds.share * beyond);
}

/** Points a side makes in an ordinary deal it doesn't bid: for looking at the score. */
const ordinaryDeal = (rules: RuleSet): number => 0.6 * trickSum(rules);

/**
 * How the score changes the caution, in spreads: when the others need one more ordinary deal it is
 * now or never; the less this side needs, the less there is a reason to risk the contract.
 */
export function cautionFor(view: PlayerView, seat: Seat, weights: CallWeights): number {
  const { rules, scores, dealNumber } = view;
  const own = scores[sideOf(rules, seat)] ?? 0;
  const best = Math.max(...scores.filter((_, side) => side !== sideOf(rules, seat)));
  const ordinary = ordinaryDeal(rules);
  const isLastRound = rules.rounds !== null && dealNumber >= rules.rounds;
  if (rules.target === null && !isLastRound) return weights.caution;
  const goal = rules.target ?? best + ordinary;
  const ownNeed = goal - own;
  const othersNear = rules.target === null ? own < best : best + ordinary >= rules.target;
  if (ownNeed >= ordinary) return weights.caution - (othersNear ? weights.desperate : 0);
  if (othersNear) return weights.caution;
  return weights.caution + weights.comfortable * Math.min(1, 2 * (1 - ownNeed / ordinary));
}

/** Whether this hand's certain meld makes up for taking the bid away from the partner. */
function isWorthTaking(
  plans: readonly TrumpPlan[],
  plan: TrumpPlan,
  bid: number,
  sum: number,
  weights: CallWeights,
): boolean {
  const elsewhere = Math.min(...plans.map((each) => each.certainMeld));
  return (
    plan.certainMeld - elsewhere >= weights.ownTrumpMeld * sum &&
    plan.certainMeld + weights.sureTricks * sum >= bid
  );
}

/** The highest bid the hand is worth, in points. */
export function worthOfHand(caller: Caller, plan: TrumpPlan, weights: CallWeights): number {
  const { view, seat } = caller;
  const sum = trickSum(view.rules);
  const partner = partnerOf(view.rules, seat);
  const most =
    partner !== null && hasOnlyPassed(view, partner) && plan.length <= LONG_SUIT * view.hand.length
      ? plan.certainMeld + weights.mostWithPasser * sum
      : Number.POSITIVE_INFINITY;
  const total = Math.min(most, plan.total + promisedByPartner(caller, weights) * sum);
  return total - cautionFor(view, seat, weights) * plan.spread;
}

/** Steps above the least bid: a raise that isn't tiny, or none where only the least is worth it. */
function stepsToRaise(
  view: PlayerView,
  bids: BidRange,
  worth: number,
  weights: CallWeights,
): number {
  const { high } = view.auction;
  if (high === null) return 0;
  const raise = Math.max(
    weights.raise * trickSum(view.rules),
    weights.approach * (worth - high.amount),
  );
  const wanted = high.amount + raise;
  const steps = Math.ceil((wanted - bids.min) / bids.step);
  return Math.max(0, Math.min(steps, stepsWorth(bids, worth)));
}

/** The most steps above the least bid that a hand is worth. */
const stepsWorth = (bids: BidRange, worth: number): number =>
  Math.floor((Math.min(bids.max, worth) - bids.min) / bids.step);

/** The bid of a hand that is worth bidding: a first one shows by the convention what the hand has, and nothing else. */
function amountToBid(
  { view, seat, convention }: Caller,
  bids: BidRange,
  worth: number,
  weights: CallWeights,
): number {
  const { rules } = view;
  const plain = stepsToRaise(view, bids, worth, weights);
  const steps = hasCalled(view, seat)
    ? plain
    : stepsThatShow(rules, convention, showableOf(rules, countFaces(view.hand)), {
        plain,
        most: stepsWorth(bids, worth),
      });
  return bids.min + bids.step * steps;
}

/** Bids the least that makes sense while the hand is worth it, else passes. */
export function chooseCall(caller: Caller, bids: BidRange | null, weights: CallWeights): Action {
  const { view, seat } = caller;
  const pass: Action = { type: 'pass' };
  if (bids === null) return pass;
  const plans = trumpPlans(view);
  if (isWorthless(plans, view.hand)) return pass;
  const plan = bestPlan(view);
  const sum = trickSum(view.rules);
  const { high } = view.auction;
  const overPartner = high !== null && sideOf(view.rules, high.seat) === sideOf(view.rules, seat);
  if (
    overPartner &&
    opponentsAreOut(view, seat) &&
    !isWorthTaking(plans, plan, bids.min, sum, weights)
  )
    return pass;
  const least = bids.min + (overPartner ? weights.overPartner * sum : 0);
  const worth = worthOfHand(caller, plan, weights);
  return worth >= least ? { type: 'bid', amount: amountToBid(caller, bids, worth, weights) } : pass;
}
