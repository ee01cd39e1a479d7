import { at, type Face } from '@shared/game/cards';
import type { DecisionContext } from '../../core/botPolicy';
import { winnerOf } from '../../core/race';
import { likelyBurials } from '../../heuristics/passing/chooseBury';
import { likelyPasses } from '../../heuristics/passing/choosePassedCards';
import { conventionalPasses } from '../../heuristics/passing/passConventions';
import { afterBurial, afterPass } from '../samples/exchangedHands';
import {
  type Contract,
  type Exchanged,
  type SampledDeal,
  sampleDeals,
} from '../samples/sampledDeals';

/** How far an exchange is thought through. */
export interface PassEffort {
  /** Sampled deals in which each set of cards is tried, and how many sets are. */
  readonly deals: number;
  readonly sets: number;
  /** Standard errors by which another set must be better than the usual one. */
  readonly gate: number;
}

/** Of sets of own cards, the first of which is the usual one, the one with which deals end best. */
function bestInDeals(
  context: DecisionContext,
  sets: readonly (readonly Face[])[],
  effort: PassEffort,
  exchange: (deal: SampledDeal, set: readonly Face[]) => Exchanged,
): readonly Face[] {
  const { view, generator, shouldStop } = context;
  const { declarer, trump, contract: amount } = view;
  if (declarer === null || trump === null || amount === null) return at(sets, 0);
  const contract: Contract = { declarer, trump, amount };
  const samples = sampleDeals(context);
  let deal: SampledDeal | null = null;
  const choice = winnerOf({
    choices: sets.length,
    deals: effort.deals,
    gate: effort.gate,
    shouldStop,
    nextDeal: () => {
      deal = samples.sample(generator);
      return deal.weight;
    },
    worthOf: (index) => {
      if (deal === null) return 0;
      return samples.resultOf(deal, contract, exchange(deal, at(sets, index))).value;
    },
  });
  return at(sets, choice);
}

/** The cards to give with which sampled deals end best. */
export function chooseSampledPass(
  context: DecisionContext,
  count: number,
  effort: PassEffort,
): readonly Face[] {
  const { view, seat } = context;
  const sets = conventionalPasses(view, likelyPasses(view, count, effort.sets));
  return bestInDeals(context, sets, effort, (deal, set) => afterPass(view, seat, set, deal));
}

/** The cards to bury with which sampled deals end best. */
export function chooseSampledBury(
  context: DecisionContext,
  count: number,
  allowed: readonly (readonly Face[])[] | null,
  effort: PassEffort,
): readonly Face[] {
  const { view, seat } = context;
  const sets = likelyBurials(view, count, allowed, effort.sets);
  return bestInDeals(context, sets, effort, (deal, set) =>
    afterBurial(view.rules, seat, set, deal),
  );
}
