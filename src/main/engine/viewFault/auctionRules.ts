import { type Seat, seatAfter, seatsOf } from '@shared/game/seats';
import type { Auction, Call, PlayerView } from '@shared/game/view';
import { biddingOrder, bidRange, isInRange } from '../stages/auction';
import { hasReached, type ViewRule } from './viewRule';

/** An auction after some of its calls. */
interface Progress {
  /** Whose call is next; null when the auction is over. */
  readonly next: Seat | null;
  readonly passed: ReadonlySet<Seat>;
  readonly high: Auction['high'];
}

/** The program bids for the last player when all others have passed. */
const mustBid = ({ rules }: PlayerView, { passed, high }: Progress): boolean =>
  rules.allPass === 'forced' && high === null && passed.size === rules.players - 1;

/** The auction after one more call; null when nobody may call that. */
function after(view: PlayerView, before: Progress, { seat, call, forced }: Call): Progress | null {
  const { rules } = view;
  if (seat !== before.next || forced !== mustBid(view, before)) return null;
  const passed = call === 'pass' ? new Set([...before.passed, seat]) : before.passed;
  if (call === 'pass' && forced) return null;
  if (call !== 'pass') {
    const range = bidRange(rules, before.high);
    if (range === null || !isInRange(call, range) || (forced && call !== rules.opening))
      return null;
  }
  const high = call === 'pass' ? before.high : { seat, amount: call };
  const left = seatsOf(rules)
    .map((step) => seatAfter(rules, seat, step + 1))
    .filter((each) => !passed.has(each));
  const isOver = left.length === 0 || (left.length === 1 && high !== null);
  return { next: isOver ? null : (left[0] ?? null), passed, high };
}

function replay(view: PlayerView): Progress | null {
  let progress: Progress | null = {
    next: biddingOrder(view)[0] ?? null,
    passed: new Set(),
    high: null,
  };
  for (const call of view.auction.calls) {
    progress = after(view, progress, call);
    if (progress === null) return null;
  }
  return progress;
}

function isAuction(view: PlayerView): boolean {
  const { auction, rules, phase, declarer, contract } = view;
  const { calls, high } = auction;
  if (calls.length === 0 && (rules.players === 2 || phase.kind === 'nines')) return high === null;
  if (rules.players === 2 || phase.kind === 'nines') return false;
  const progress = replay(view);
  if (progress === null) return false;
  const { next } = progress;
  if (high?.seat !== progress.high?.seat || high?.amount !== progress.high?.amount) return false;
  if (phase.kind === 'auction') return next === phase.seat && !mustBid(view, progress);
  if (hasReached(view, 'trump'))
    return next === null && high !== null && declarer === high.seat && contract === high.amount;
  // Dealt again: everybody passed, or one of them asked for it before the auction.
  return high === null && (next === null || (rules.ninesRedeal && calls.length === 0));
}

export const AUCTION_RULES: readonly ViewRule[] = [{ what: 'the auction', holds: isAuction }];
