import { trickSum } from '@shared/game/rules';
import type { BotPolicy } from '../core/botPolicy';
import {
  chooseCall,
  isWorthless,
  PLAIN_CALLS,
  worthOfHand,
} from '../heuristics/bidding/chooseCall';
import { chooseDecision } from '../heuristics/bidding/chooseDecision';
import { bestPlan, trumpPlans } from '../heuristics/bidding/weighHand';
import { chooseBury } from '../heuristics/passing/chooseBury';
import { choosePassedCards } from '../heuristics/passing/choosePassedCards';
import { chooseAfterTrick } from '../heuristics/stock/chooseAfterTrick';
import { chooseStockCard } from '../heuristics/stock/chooseStockCard';
import { readUsualCards } from '../rollout/decisions/usualCards';
import { PLAIN_WEIGHTS } from '../rollout/simulation/plainWeights';

/** What a hand of many nines must be worth beyond the opening, as a share of all trick points. */
const WORTH_KEEPING = 0.2;

/** Plays by rules and weights alone, the same in the same position: no numbers are drawn. */
export const plain: BotPolicy = {
  /** A hand that is worth more than a bare opening is kept; any other with that many nines is not. */
  nines: (context) => {
    const { view } = context;
    const least = (view.rules.opening ?? 0) + WORTH_KEEPING * trickSum(view.rules);
    const worth = worthOfHand(context, bestPlan(view), PLAIN_CALLS);
    const keep = !isWorthless(trumpPlans(view), view.hand) && worth >= least;
    return { type: keep ? 'keep' : 'redeal' };
  },
  call: (context, legal) => chooseCall(context, legal.bids, PLAIN_CALLS),
  trump: ({ view }, suits) => bestPlan(view, suits).suit,
  give: ({ view }, count) => choosePassedCards(view, count),
  bury: ({ view }, legal) => chooseBury(view, legal.count, legal.allowed),
  decision: ({ view, seat }, legal) => ({ type: chooseDecision(view, seat, legal) }),
  card: (context, cards) => readUsualCards(context, cards, PLAIN_WEIGHTS).usual,
  stockCard: ({ view, seat }, cards) => chooseStockCard(view, seat, cards),
  afterTrick: ({ view }, legal) => chooseAfterTrick(view, legal),
};
