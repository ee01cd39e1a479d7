import type { GameEvent } from '@shared/game/events';
import { err, ok } from '@shared/game/result';
import { HIGHEST_BID_IN_OPENINGS, type RuleSet } from '@shared/game/rules';
import { type Seat, seatAfter, seatsOf } from '@shared/game/seats';
import type { Auction, BidRange } from '@shared/game/view';
import { type DealState, done, type Outcome, rests, type Stage, wrongPhase } from '../deal';

/** The options of a game that has an auction. */
interface AuctionRules {
  readonly opening: number;
  readonly increment: number;
  readonly maxRaise: number | null;
}

function auctionRules({ opening, increment, maxRaise }: RuleSet): AuctionRules {
  if (opening === null || increment === null) throw new Error('these rules have no auction');
  return { opening, increment, maxRaise };
}

export function biddingOrder(deal: Pick<DealState, 'rules' | 'dealer'>): Seat[] {
  const { rules, dealer } = deal;
  const first = rules.firstBidder === 'dealer' ? dealer : seatAfter(rules, dealer);
  return seatsOf(rules).map((step) => seatAfter(rules, first, step));
}

/** The bids that may follow, or null when none may (rules, section 2, `maxRaise`). */
export function bidRange(rules: RuleSet, high: Auction['high']): BidRange | null {
  const { opening, increment, maxRaise } = auctionRules(rules);
  const min = high === null ? opening : high.amount + increment;
  const base = high === null ? opening : high.amount;
  const highest = opening * HIGHEST_BID_IN_OPENINGS;
  const max = maxRaise === null ? highest : Math.min(highest, base + maxRaise);
  return min > max ? null : { min, max, step: increment };
}

export const isInRange = (amount: number, { min, max, step }: BidRange): boolean =>
  amount >= min && amount <= max && (amount - min) % step === 0;

const hasPassed = ({ calls }: Auction, seat: Seat): boolean =>
  calls.some((call) => call.seat === seat && call.call === 'pass');

/** Goes on with the next player still in, or ends the auction (rules, section 3). */
function afterCall(deal: DealState, seat: Seat, event: GameEvent): Outcome {
  const { auction, rules } = deal;
  const inOrder = seatsOf(rules).map((step) => seatAfter(rules, seat, step + 1));
  const left = inOrder.filter((each) => !hasPassed(auction, each));
  const next = left[0];
  if (next === undefined) return done({ ...deal, how: 'redeal' }, [event]);
  const { high } = auction;
  if (left.length > 1 || (high === null && rules.allPass === 'redeal')) {
    return rests({ ...deal, phase: { kind: 'auction', seat: next } }, [event]);
  }
  if (high !== null) return done(won(deal, high.seat, high.amount), [event, wonEvent(high)]);
  const { opening } = auctionRules(rules);
  const forced = won(bid(deal, next, opening, true), next, opening);
  const events: GameEvent[] = [
    event,
    { type: 'bid', seat: next, amount: opening, forced: true },
    wonEvent({ seat: next, amount: opening }),
  ];
  return {
    ...done(forced, events),
    forced: { seat: next, action: { type: 'bid', amount: opening } },
  };
}

const won = (deal: DealState, declarer: Seat, contract: number): DealState => ({
  ...deal,
  declarer,
  contract,
});

const wonEvent = ({ seat, amount }: { seat: Seat; amount: number }): GameEvent => ({
  type: 'auction-won',
  seat,
  contract: amount,
});

const bid = (deal: DealState, seat: Seat, amount: number, forced: boolean): DealState => ({
  ...deal,
  auction: {
    calls: [...deal.auction.calls, { seat, call: amount, forced }],
    high: { seat, amount },
  },
});

const pass = (deal: DealState, seat: Seat): DealState => ({
  ...deal,
  auction: {
    ...deal.auction,
    calls: [...deal.auction.calls, { seat, call: 'pass', forced: false }],
  },
});

export const auction: Stage = {
  begin(deal) {
    const [first = deal.dealer] = biddingOrder(deal);
    return rests({ ...deal, phase: { kind: 'auction', seat: first } });
  },

  legal: (deal) => ({ kind: 'auction', bids: bidRange(deal.rules, deal.auction.high) }),

  act(deal, seat, action) {
    if (action.type === 'pass') {
      return ok(afterCall(pass(deal, seat), seat, { type: 'passed', seat }));
    }
    if (action.type !== 'bid') return err(wrongPhase(deal, action));
    const range = bidRange(deal.rules, deal.auction.high);
    if (range === null) return err({ code: 'no-bid-left' });
    const { amount } = action;
    if (!isInRange(amount, range)) return err({ code: 'bad-bid', ...range });
    const event: GameEvent = { type: 'bid', seat, amount, forced: false };
    return ok(afterCall(bid(deal, seat, amount, false), seat, event));
  },
};
