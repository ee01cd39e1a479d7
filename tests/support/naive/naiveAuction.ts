import type { RuleSet } from '@shared/game/rules';
import { bidsAbove } from './naiveChoices';

/** What an auction comes to next: somebody's turn, a declarer, or four passes and a new deal. */
export type AuctionTurn =
  | { readonly kind: 'turn'; readonly seat: number; readonly bids: readonly number[] }
  | { readonly kind: 'won'; readonly declarer: number; readonly contract: number }
  | { readonly kind: 'all-passed' };

/** Seats in the order in which they bid and are asked for nines (rules, section 3). */
export function biddingOrder(rules: RuleSet, dealer: number): number[] {
  const first = rules.firstBidder === 'dealer' ? dealer : dealer + 1;
  return Array.from({ length: rules.players }, (_, i) => (first + i) % rules.players);
}

/** One auction: in turn each player still in bids or passes. */
export class NaiveAuction {
  private stillIn: number[];
  private high: { readonly seat: number; readonly amount: number } | null = null;

  constructor(
    private readonly rules: RuleSet,
    dealer: number,
  ) {
    // The seat to speak is always the first of those still in.
    this.stillIn = biddingOrder(rules, dealer);
  }

  get next(): AuctionTurn {
    const { allPass, opening } = this.rules;
    const [seat, ...others] = this.stillIn;
    if (seat === undefined) return { kind: 'all-passed' };
    if (others.length === 0 && this.high !== null)
      return { kind: 'won', declarer: this.high.seat, contract: this.high.amount };
    if (others.length === 0 && allPass === 'forced' && opening !== null)
      return { kind: 'won', declarer: seat, contract: opening };
    return { kind: 'turn', seat, bids: bidsAbove(this.rules, this.high?.amount ?? null) };
  }

  pass(): void {
    this.stillIn = this.stillIn.slice(1);
  }

  bid(amount: number): void {
    const [seat, ...others] = this.stillIn;
    if (seat === undefined) throw new Error('nobody is left to bid');
    this.high = { seat, amount };
    this.stillIn = [...others, seat];
  }
}
