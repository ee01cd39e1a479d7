import { type BiddingConvention, type Shown, shownByCalls } from '@shared/game/biddingConventions';
import { handSize, trickSum } from '@shared/game/rules';
import { type Seat, sideOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import { PLAIN_CALLS } from '../../heuristics/bidding/chooseCall';
import type { TrumpPlan } from '../../heuristics/bidding/weighHand';

/** Nobody bids so strictly by their cards that a hand is ruled out. */
const LEAST = 0.05;
/** Spreads within which a hand is bid on or not. */
const VAGUE = 0.5;

/** What a player's calls tell: worth at least its highest bid, and no more than what it passed. */
interface Told {
  bid: number | null;
  passed: number | null;
}

/**
 * Reads the calls of the others. A forced bid tells nothing, and neither does a pass that leaves the
 * bid to the partner when nobody else is in; one that leaves it to them against others tells less.
 */
function readCalls(view: PlayerView, seat: Seat): Map<Seat, Told> {
  const { rules, auction } = view;
  const told = new Map<Seat, Told>();
  const out = new Set<Seat>();
  let high: { readonly seat: Seat; readonly amount: number } | null = null;
  for (const { seat: caller, call, forced } of auction.calls) {
    const own = told.get(caller) ?? { bid: null, passed: null };
    if (caller !== seat && !forced) told.set(caller, own);
    if (call !== 'pass') {
      high = { seat: caller, amount: call };
      own.bid = call;
      continue;
    }
    out.add(caller);
    const side = sideOf(rules, caller);
    const isPartners = high !== null && sideOf(rules, high.seat) === side;
    const isAlone = view.handSizes.every(
      (_, other) => sideOf(rules, other) === side || out.has(other),
    );
    if (isPartners && isAlone) continue;
    const over = isPartners ? PLAIN_CALLS.overPartner * trickSum(rules) : 0;
    own.passed = Math.max(rules.opening ?? 0, high?.amount ?? 0) + over;
  }
  return told;
}

/** What another seat has shown by a call, as far as its hand is still the one that it bid on. */
export interface BidPromise {
  readonly caller: Seat;
  readonly shown: Shown;
}

export function promisesOf(
  view: PlayerView,
  seat: Seat,
  convention: BiddingConvention,
): BidPromise[] {
  const { calls } = view.auction;
  return shownByCalls(view.rules, convention, calls).flatMap((shown, index) => {
    const caller = calls[index]?.seat;
    if (shown === null || caller === undefined || caller === seat) return [];
    return isAsDealt(view, caller) ? [{ caller, shown }] : [];
  });
}

/** With cards given away or the widow taken a hand is no longer the one that was bid on. */
const isAsDealt = ({ rules, handSizes }: PlayerView, seat: Seat): boolean =>
  handSizes[seat] === handSize(rules);

/** How well the plans by seat of an sampled deal agree with the calls, 0..1 for each of them. */
export function createAuctionWeight(
  view: PlayerView,
  seat: Seat,
): (plans: readonly TrumpPlan[]) => number {
  const told = readCalls(view, seat);
  return (plans) => {
    let weight = 1;
    for (const [caller, { bid, passed }] of told) {
      const plan = plans[caller];
      if (plan === undefined || !isAsDealt(view, caller)) continue;
      const worth = plan.total - PLAIN_CALLS.caution * plan.spread;
      const chance = (over: number): number =>
        Math.max(LEAST, 1 / (1 + Math.exp(-over / (VAGUE * plan.spread))));
      if (bid !== null) weight *= chance(worth - bid);
      if (passed !== null) weight *= chance(passed - worth);
    }
    return weight;
  };
}
