import { at, countFaces, type Face } from '@shared/game/cards';
import { counterList } from '@shared/game/rules';
import { partnerOf } from '@shared/game/seats';
import { likelyBurials } from '../passing/chooseBury';
import { likelyGifts } from '../passing/chooseGift';
import { winnerOf } from '../race';
import type { Moment } from '../style';
import { auctionWeight } from './auctionWeight';
import { type Contract, type Exchanged, type ImaginedDeal, imagine } from './imaginedDeals';
import { type Counts, giveQuickly } from './quickGifts';

/** How far an exchange is thought through. */
export interface GiftEffort {
  /** Imagined deals in which each set of cards is tried, and how many sets are. */
  readonly deals: number;
  readonly sets: number;
  /** Standard errors by which another set must be better than the usual one. */
  readonly gate: number;
}

function moveCards(from: Counts, to: Counts, cards: readonly Face[]): void {
  for (const face of cards) {
    from[face] = (from[face] ?? 0) - 1;
    to[face] = (to[face] ?? 0) + 1;
  }
}

/** Of sets of own cards, the first of which is the usual one, the one with which deals end best. */
function bestInDeals(
  { view, seat, generator, shouldStop }: Moment,
  sets: readonly (readonly Face[])[],
  effort: GiftEffort,
  exchange: (deal: ImaginedDeal, set: readonly Face[]) => Exchanged,
): readonly Face[] {
  const { declarer, trump, contract: amount } = view;
  if (declarer === null || trump === null || amount === null) return at(sets, 0);
  const contract: Contract = { declarer, trump, amount };
  const imagination = imagine(view, seat);
  let deal: ImaginedDeal | null = null;
  const choice = winnerOf({
    choices: sets.length,
    deals: effort.deals,
    gate: effort.gate,
    shouldStop,
    nextDeal: () => {
      deal = imagination.sample(generator);
      return auctionWeight(view, seat, deal);
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
  const { rules, declarer, trump } = view;
  const partner = partnerOf(rules, seat);
  const sets = likelyGifts(view, count, effort.sets);
  if (partner === null || trump === null) return at(sets, 0);
  const isOver = view.got !== null;
  return bestInDeals(moment, sets, effort, (deal, set) => {
    const hands = deal.hands.map((hand) => [...hand]);
    const own = at(hands, seat);
    const others = at(hands, partner);
    // The partner answers, unless its cards are in the hand: it chose them at the same time or before.
    const isBlind = !isOver && rules.passOrder === 'together';
    if (isBlind) giveQuickly(rules, trump, others, own, partner === declarer);
    moveCards(own, others, set);
    if (!isOver && !isBlind) giveQuickly(rules, trump, others, own, partner === declarer);
    return { hands, buried: 0 };
  });
}

/** The cards to bury with which imagined deals end best. */
export function chooseImaginedBurial(
  moment: Moment,
  count: number,
  allowed: readonly (readonly Face[])[] | null,
  effort: GiftEffort,
): readonly Face[] {
  const { view, seat } = moment;
  const counters = counterList(view.rules);
  const sets = likelyBurials(view, count, allowed, effort.sets);
  return bestInDeals(moment, sets, effort, (deal, set) => {
    const buried = countFaces(set);
    const hands = deal.hands.map((hand, other) =>
      other === seat ? hand.map((held, face) => held - (buried[face] ?? 0)) : hand,
    );
    return {
      hands,
      buried: set.reduce((sum, face) => sum + (counters[face % counters.length] ?? 0), 0),
    };
  });
}
