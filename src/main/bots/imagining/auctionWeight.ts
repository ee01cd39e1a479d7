import { handSize } from '@shared/game/rules';
import type { PlayerView } from '@shared/game/view';
import type { ImaginedDeal } from './imaginedDeals';

/** Nobody bids so strictly by his cards that a hand is ruled out. */
const LEAST = 0.05;

/** How well a deal agrees with what the others have called, 0..1 for each call. */
export function auctionWeight(view: PlayerView, seat: number, deal: ImaginedDeal): number {
  const opening = view.rules.opening ?? 0;
  const last = new Map<number, { readonly amount: number; readonly bid: boolean }>();
  let high = 0;
  for (const { seat: caller, call, forced } of view.auction.calls) {
    if (call !== 'pass') high = call;
    if (caller === seat || forced) continue;
    if (call === 'pass') last.set(caller, { amount: Math.max(opening, high), bid: false });
    else last.set(caller, { amount: call, bid: true });
  }
  let weight = 1;
  for (const [caller, { amount, bid }] of last) {
    const plan = deal.plans[caller];
    // With cards given away or the widow taken a hand is no longer the one that was bid on.
    if (plan === undefined || view.handSizes[caller] !== handSize(view.rules)) continue;
    const over = (plan.total - amount) / (0.5 * plan.spread);
    const chance = 1 / (1 + Math.exp(bid ? -over : over));
    weight *= Math.max(LEAST, chance);
  }
  return weight;
}
