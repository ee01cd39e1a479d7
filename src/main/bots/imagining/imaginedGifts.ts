import { at, type Face } from '@shared/game/cards';
import { likelyBurials } from '../passing/chooseBury';
import { likelyGifts } from '../passing/chooseGift';
import { conventionalGifts } from '../passing/giftConventions';
import { winnerOf } from '../race';
import type { Moment } from '../style';
import { afterBurial, afterGift } from './exchangedHands';
import { type Contract, type Exchanged, type ImaginedDeal, imagine } from './imaginedDeals';

/** How far an exchange is thought through. */
export interface GiftEffort {
  /** Imagined deals in which each set of cards is tried, and how many sets are. */
  readonly deals: number;
  readonly sets: number;
  /** Standard errors by which another set must be better than the usual one. */
  readonly gate: number;
}

/** Of sets of own cards, the first of which is the usual one, the one with which deals end best. */
function bestInDeals(
  moment: Moment,
  sets: readonly (readonly Face[])[],
  effort: GiftEffort,
  exchange: (deal: ImaginedDeal, set: readonly Face[]) => Exchanged,
): readonly Face[] {
  const { view, generator, shouldStop } = moment;
  const { declarer, trump, contract: amount } = view;
  if (declarer === null || trump === null || amount === null) return at(sets, 0);
  const contract: Contract = { declarer, trump, amount };
  const imagination = imagine(moment);
  let deal: ImaginedDeal | null = null;
  const choice = winnerOf({
    choices: sets.length,
    deals: effort.deals,
    gate: effort.gate,
    shouldStop,
    nextDeal: () => {
      deal = imagination.sample(generator);
      return deal.weight;
    },
    worthOf: (index) => {
      if (deal === null) return 0;
      return imagination.resultOf(deal, contract, exchange(deal, at(sets, index))).value;
    },
  });
  return at(sets, choice);
}

/** The cards to give with which imagined deals end best. */
export function chooseImaginedGift(
  moment: Moment,
  count: number,
  effort: GiftEffort,
): readonly Face[] {
  const { view, seat } = moment;
  const sets = conventionalGifts(view, likelyGifts(view, count, effort.sets));
  return bestInDeals(moment, sets, effort, (deal, set) => afterGift(view, seat, set, deal));
}

/** The cards to bury with which imagined deals end best. */
export function chooseImaginedBurial(
  moment: Moment,
  count: number,
  allowed: readonly (readonly Face[])[] | null,
  effort: GiftEffort,
): readonly Face[] {
  const { view, seat } = moment;
  const sets = likelyBurials(view, count, allowed, effort.sets);
  return bestInDeals(moment, sets, effort, (deal, set) => afterBurial(view.rules, seat, set, deal));
}
