import type { Action } from '@shared/game/actions';
import { type Suit, sameCards } from '@shared/game/cards';
import { assertNever } from '@shared/game/result';
import type { BidRange, Legal } from '@shared/game/view';
import type { DecisionContext } from '../core/botPolicy';
import { isStockLeft } from '../core/isStockLeft';
import { ifPassed, likelySuits } from '../rollout/samples/contractValues';
import { evaluateCards } from './evaluateCards';
import { endWith, evaluateContracts } from './evaluateContracts';
import { evaluateDecision } from './evaluateDecision';
import { evaluateBuries, evaluatePasses } from './evaluateExchange';
import type { Margin, MeanOutcome, Trials } from './trials';

/** One way to act, and what became of it on average. */
export interface Choice {
  readonly action: Action;
  readonly mean: MeanOutcome;
  /** The trumps that a bid would be played in, or that are named. */
  readonly suit: Suit | null;
}

/** The ways to act in a position, tried in the same sampled deals, the best first. */
export interface Evaluation {
  readonly deals: number;
  /** So many deals of equal weight would tell as much. */
  readonly effectiveDeals: number;
  readonly choices: readonly Choice[];
  /** What `choice` is worth more than `over`; both are of `choices`. */
  margin(choice: Choice, over: Choice): Margin;
}

/** How many deals are sampled; whole deals, exchange and all, cost several times more. */
export interface EvaluationEffort {
  readonly cardDeals: number;
  readonly wholeDeals: number;
}

/** How many of the suits a bid might be played in are tried. */
const SUITS_TRIED = 2;

export const sameAction = (a: Action, b: Action): boolean => {
  if ((a.type === 'give' || a.type === 'bury') && a.type === b.type)
    return sameCards(a.cards, b.cards);
  return JSON.stringify(a) === JSON.stringify(b);
};

interface Tried {
  readonly action: Action;
  readonly suit?: Suit;
}

function evaluationOf(trials: Trials, tried: readonly Tried[]): Evaluation {
  const all = tried.map(({ action, suit = null }, index) => ({
    action,
    suit,
    index,
    mean: trials.mean(index),
  }));
  const indexOf = new Map<Choice, number>(all.map((choice) => [choice, choice.index]));
  const sorted = all.sort((a, b) => b.mean.value - a.mean.value);
  // A bid may be played in several suits: the best of them is what it is worth.
  const choices = sorted.filter(
    ({ action }, place) => sorted.findIndex((each) => sameAction(each.action, action)) === place,
  );
  return {
    deals: trials.deals(),
    effectiveDeals: trials.effectiveDeals(),
    choices,
    margin: (choice, over) => trials.margin(indexOf.get(choice) ?? 0, indexOf.get(over) ?? 0),
  };
}

function evaluateCalls(
  context: DecisionContext,
  bids: BidRange | null,
  named: readonly Action[],
  deals: number,
): Evaluation | null {
  if (bids === null) return null;
  const { view, seat } = context;
  const amounts = new Set(named.flatMap((action) => (action.type === 'bid' ? action.amount : [])));
  if (amounts.size === 0) amounts.add(bids.min);
  const allowed = view.meldIfTrump?.map(({ suit }) => suit) ?? [];
  const suits = likelySuits(view, allowed, SUITS_TRIED);
  const passed = ifPassed(view, seat);
  const bid = [...amounts].flatMap((amount) => suits.map(({ suit }) => ({ amount, suit })));
  const trials = evaluateContracts(
    context,
    [
      (deal) => {
        const contract = passed(deal);
        return contract === null ? null : { contract };
      },
      ...bid.map(({ amount, suit }) => endWith(seat, suit, amount)),
    ],
    deals,
  );
  return evaluationOf(trials, [
    { action: { type: 'pass' } },
    ...bid.map(({ amount, suit }): Tried => ({ action: { type: 'bid', amount }, suit })),
  ]);
}

function evaluateTrumps(
  context: DecisionContext,
  suits: readonly Suit[],
  deals: number,
): Evaluation {
  const amount = context.view.contract ?? 0;
  const ends = suits.map((suit) => endWith(context.seat, suit, amount));
  const trials = evaluateContracts(context, ends, deals);
  return evaluationOf(
    trials,
    suits.map((suit) => ({ action: { type: 'trump', suit }, suit })),
  );
}

const cardsOf = (action: Action) =>
  action.type === 'give' || action.type === 'bury' ? [action.cards] : [];

/**
 * What the ways to act are worth as far as the seat can know: its view alone is looked at. `named` are
 * actions that must be among them; of bids, passes, and buries there are no others. Null where nothing
 * is sampled: the nines, and the two-hand game while the stock lasts.
 */
export function evaluate(
  context: DecisionContext,
  legal: Legal,
  named: readonly Action[],
  effort: EvaluationEffort,
): Evaluation | null {
  const { view } = context;
  switch (legal.kind) {
    case 'nines':
    case 'after-trick':
      return null;
    case 'auction':
      return evaluateCalls(context, legal.bids, named, effort.wholeDeals);
    case 'trump':
      return evaluateTrumps(context, legal.suits, effort.wholeDeals);
    case 'give':
    case 'bury': {
      const sets = named.flatMap(cardsOf);
      const trials =
        legal.kind === 'give'
          ? evaluatePasses(context, sets, effort.wholeDeals)
          : evaluateBuries(context, sets, effort.wholeDeals);
      return evaluationOf(
        trials,
        sets.map((cards) => ({ action: { type: legal.kind, cards } })),
      );
    }
    case 'decision':
      return evaluationOf(
        evaluateDecision(context, legal, effort.cardDeals),
        legal.options.map((type) => ({ action: { type } })),
      );
    case 'play': {
      if (isStockLeft(view)) return null;
      const { cards } = legal;
      return evaluationOf(
        evaluateCards(context, cards, effort.cardDeals),
        cards.map((card) => ({ action: { type: 'play', card } })),
      );
    }
    default:
      return assertNever(legal);
  }
}
