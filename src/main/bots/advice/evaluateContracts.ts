import type { Seat } from '@shared/game/seats';
import type { DecisionContext } from '../core/botPolicy';
import {
  type Contract,
  type Exchanged,
  type SampledDeal,
  sampleDeals,
} from '../rollout/samples/sampledDeals';
import { createTrials, type Outcome, type Trials } from './trials';

/** How the bidding and the exchange may end in an sampled deal; null: nobody plays. */
export type End = (deal: SampledDeal) => {
  readonly contract: Contract;
  readonly exchanged?: Exchanged;
} | null;

const NOTHING: Outcome = { value: 0, made: false, takes: false, meld: 0, tricks: 0 };

/**
 * Exchanges, melds and plays each of several ends in the same sampled deals. Those that agree with
 * the calls so far count for more.
 */
export function evaluateContracts(
  context: DecisionContext,
  ends: readonly End[],
  deals: number,
): Trials {
  const { generator, shouldStop } = context;
  const samples = sampleDeals(context);
  const trials = createTrials();
  const outcomeOf = (deal: SampledDeal, end: End): Outcome => {
    const ended = end(deal);
    if (ended === null) return NOTHING;
    const result = samples.resultOf(deal, ended.contract, ended.exchanged);
    return { ...result, takes: false };
  };
  while (trials.deals() < deals && !shouldStop()) {
    const deal = samples.sample(generator);
    trials.add(
      ends.map((end) => outcomeOf(deal, end)),
      deal.weight,
    );
  }
  return trials;
}

/** A contract that doesn't depend on how the cards lie. */
export const endWith =
  (declarer: Seat, trump: Contract['trump'], amount: number): End =>
  () => ({ contract: { declarer, trump, amount } });
