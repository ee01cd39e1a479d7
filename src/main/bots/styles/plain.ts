import { trickSum } from '@shared/game/rules';
import { chooseCall, isWorthless, PLAIN_CALLS, worthOfHand } from '../bidding/chooseCall';
import { chooseDecision } from '../bidding/chooseDecision';
import { bestPlan, trumpPlans } from '../bidding/weighHand';
import { chooseBury } from '../passing/chooseBury';
import { chooseGift } from '../passing/chooseGift';
import { chooseCard } from '../playing/chooseCard';
import { PLAIN_PLAY } from '../playing/playWeights';
import { readSituation } from '../playing/situation';
import type { Style } from '../style';
import { chooseAfterTrick } from '../twoHand/chooseAfterTrick';
import { chooseLooseCard } from '../twoHand/chooseLooseCard';

/** What a hand of many nines must be worth beyond the opening, as a share of all trick points. */
const WORTH_KEEPING = 0.2;

/** Plays by rules and weights alone, the same in the same position: no numbers are drawn. */
export const plain: Style = {
  /** A hand that is worth more than a bare opening is kept; any other with so many nines is not. */
  nines: (moment) => {
    const { view } = moment;
    const least = (view.rules.opening ?? 0) + WORTH_KEEPING * trickSum(view.rules);
    const worth = worthOfHand(moment, bestPlan(view), PLAIN_CALLS);
    const keep = !isWorthless(trumpPlans(view), view.hand) && worth >= least;
    return { type: keep ? 'keep' : 'redeal' };
  },
  call: (moment, legal) => chooseCall(moment, legal.bids, PLAIN_CALLS),
  trump: ({ view }, suits) => bestPlan(view, suits).suit,
  give: ({ view }, count) => chooseGift(view, count),
  bury: ({ view }, legal) => chooseBury(view, legal.count, legal.allowed),
  decision: ({ view, seat }, legal) => ({ type: chooseDecision(view, seat, legal) }),
  card: ({ view, seat }, cards) =>
    chooseCard(readSituation(view, seat, PLAIN_PLAY), cards, PLAIN_PLAY),
  looseCard: ({ view, seat }, cards) => chooseLooseCard(view, seat, cards),
  afterTrick: ({ view }, legal) => chooseAfterTrick(view, legal),
};
