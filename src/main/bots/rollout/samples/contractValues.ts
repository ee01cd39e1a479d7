import { countFaces, SUITS, type Suit } from '@shared/game/cards';
import type { PlayerView } from '@shared/game/view';
import type { DecisionContext } from '../../core/botPolicy';
import { plansOf, type TrumpPlan } from '../../heuristics/bidding/weighHand';
import { type Contract, type SampledDeal, sampleDeals } from './sampledDeals';

/** Weighted means of what contracts are worth in the same deals. */
export interface Means {
  readonly mean: readonly number[];
  /** Standard error of the difference of the first two. */
  readonly error: number;
}

/** The suits worth trying as trumps, the likeliest first. */
export function likelySuits(view: PlayerView, suits: readonly Suit[], count: number): TrumpPlan[] {
  const plans = plansOf(view.rules, countFaces(view.hand)).filter(({ suit }) =>
    suits.includes(suit),
  );
  const long = plans.filter((plan) => plan.length >= view.hand.length / SUITS.length);
  return (long.length > 0 ? long : plans).sort((a, b) => b.total - a.total).slice(0, count);
}

/** So often it is asked whether the means tell enough by now. */
const DEALS_A_LOOK = 16;

/**
 * Values several ends of the auction in the same sampled deals; null where nobody plays. Ends
 * early when the means tell enough.
 */
export function meanValues(
  context: DecisionContext,
  deals: number,
  ends: readonly ((deal: SampledDeal) => Contract | null)[],
  tellEnough: (means: Means) => boolean,
): Means {
  const { generator, shouldStop } = context;
  const samples = sampleDeals(context);
  const sums = ends.map(() => 0);
  let weights = 0;
  let squares = 0;
  let difference = 0;
  let weightSquares = 0;
  const means = (): Means => {
    if (weights === 0) return { mean: sums, error: Number.POSITIVE_INFINITY };
    const mean = difference / weights;
    const variance = Math.max(0, squares / weights - mean * mean);
    const effective = (weights * weights) / weightSquares;
    return { mean: sums.map((sum) => sum / weights), error: Math.sqrt(variance / effective) };
  };
  for (let index = 1; index <= deals && !shouldStop(); index += 1) {
    const deal = samples.sample(generator);
    const { weight } = deal;
    const values = ends.map((end) => {
      const contract = end(deal);
      return contract === null ? 0 : samples.valueOf(deal, contract);
    });
    values.forEach((value, end) => {
      sums[end] = (sums[end] ?? 0) + weight * value;
    });
    const more = (values[0] ?? 0) - (values[1] ?? 0);
    weights += weight;
    weightSquares += weight * weight;
    difference += weight * more;
    squares += weight * more * more;
    if (index % DEALS_A_LOOK === 0 && tellEnough(means())) break;
  }
  return means();
}

/** Who plays, and for what, if this seat passes now: the highest bidder, or the best hand left. */
export function ifPassed(view: PlayerView, seat: number): (deal: SampledDeal) => Contract | null {
  const { high, calls } = view.auction;
  const opening = view.rules.opening ?? 0;
  if (high !== null)
    return ({ plans }) => ({
      declarer: high.seat,
      trump: plans[high.seat]?.suit ?? 'S',
      amount: high.amount,
    });
  const passed = new Set(calls.filter(({ call }) => call === 'pass').map((call) => call.seat));
  const left = view.handSizes.flatMap((_, other) =>
    other === seat || passed.has(other) ? [] : [other],
  );
  return ({ plans }) => {
    let best: Contract | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const other of left) {
      const plan = plans[other];
      if (plan === undefined || plan.total <= most) continue;
      most = plan.total;
      best = { declarer: other, trump: plan.suit, amount: opening };
    }
    return best;
  };
}
