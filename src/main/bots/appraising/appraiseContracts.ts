import type { Seat } from '@shared/game/seats';
import { createAuctionWeight } from '../imagining/auctionWeight';
import {
  type Contract,
  type Exchanged,
  type ImaginedDeal,
  imagine,
} from '../imagining/imaginedDeals';
import type { Moment } from '../style';
import { createTrials, type Outcome, type Trials } from './trials';

/** How the bidding and the exchange may end in an imagined deal; null: nobody plays. */
export type End = (deal: ImaginedDeal) => {
  readonly contract: Contract;
  readonly exchanged?: Exchanged;
} | null;

const NOTHING: Outcome = { value: 0, made: false, takes: false, meld: 0, tricks: 0 };

/**
 * Exchanges, melds and plays each of several ends in the same imagined deals. `isBidding`: deals that
 * agree with the calls so far count for more.
 */
export function appraiseContracts(
  { view, seat, generator, shouldStop }: Moment,
  ends: readonly End[],
  deals: number,
  isBidding: boolean,
): Trials {
  const imagination = imagine(view, seat);
  const weightOf = createAuctionWeight(view, seat);
  const trials = createTrials();
  const outcomeOf = (deal: ImaginedDeal, end: End): Outcome => {
    const ended = end(deal);
    if (ended === null) return NOTHING;
    const result = imagination.resultOf(deal, ended.contract, ended.exchanged);
    return { ...result, takes: false };
  };
  while (trials.deals() < deals && !shouldStop()) {
    const deal = imagination.sample(generator);
    const weight = isBidding ? weightOf(deal) : 1;
    trials.add(
      ends.map((end) => outcomeOf(deal, end)),
      weight,
    );
  }
  return trials;
}

/** A contract that doesn't depend on how the cards lie. */
export const endWith =
  (declarer: Seat, trump: Contract['trump'], amount: number): End =>
  () => ({ contract: { declarer, trump, amount } });
