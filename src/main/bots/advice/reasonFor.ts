import { scoreMelds } from '@main/engine/melding';
import { trickPoints } from '@main/engine/trickPlay';
import type { Action } from '@shared/game/actions';
import { type Shown, shownByBid, shownByCalls } from '@shared/game/biddingConventions';
import {
  type Face,
  rankIndex,
  type Suit,
  sameCards,
  suitOf,
  withoutCards,
} from '@shared/game/cards';
import { assertNever } from '@shared/game/result';
import { partnerOf, sideOf } from '@shared/game/seats';
import type { BidRange, Legal, PlayerView } from '@shared/game/view';
import type { HintReason } from '@shared/protocol/hintReason';
import type { DecisionContext } from '../core/botPolicy';
import { isStockLeft } from '../core/isStockLeft';
import {
  cautionFor,
  isWorthless,
  opponentsAreOut,
  PLAIN_CALLS,
  worthOfHand,
} from '../heuristics/bidding/chooseCall';
import { bestPlan, trumpPlans } from '../heuristics/bidding/weighHand';
import { contractChance } from './contractChance';
import {
  type Choice,
  type Evaluation,
  type EvaluationEffort,
  evaluate,
  sameAction,
} from './evaluate';
import { reasonForCard } from './reasonForCard';
import { reasonForStockCard } from './reasonForStockCard';

const RULES: HintReason = { kind: 'rules' };
/** Fewer deals, on a machine that is very busy, tell nothing. */
const FEWEST_DEALS = 8;

/** An action among the evaluated ones, and the best of the others. */
interface Weighed {
  readonly own: Choice;
  readonly next: Choice | null;
}

/** Null where nothing was tried, or where the action isn't among what was. */
function weighedIn(evaluation: Evaluation | null, action: Action): Weighed | null {
  if (evaluation === null || evaluation.deals < FEWEST_DEALS) return null;
  const own = evaluation.choices.find((choice) => sameAction(choice.action, action));
  if (own === undefined) return null;
  return { own, next: evaluation.choices.find((choice) => choice !== own) ?? null };
}

/** What decided a call in addition to the worth of the deals themselves. */
function whyCalled(view: PlayerView, seat: number): 'value' | 'score' | 'partner' | 'nothing' {
  const { high } = view.auction;
  if (isWorthless(trumpPlans(view), view.hand)) return 'nothing';
  const isPartners = high !== null && sideOf(view.rules, high.seat) === sideOf(view.rules, seat);
  if (isPartners && opponentsAreOut(view, seat)) return 'partner';
  return cautionFor(view, seat, PLAIN_CALLS) === PLAIN_CALLS.caution ? 'value' : 'score';
}

/** What a call would show by the table's convention. */
function shownBy({ view, seat, convention }: DecisionContext, action: Action): Shown | null {
  if (action.type !== 'bid') return null;
  const call = { seat, call: action.amount, forced: false };
  return shownByBid(view.rules, convention, view.auction.calls, call);
}

/** What the partner's first bid has shown. */
function shownByPartner({ view, seat, convention }: DecisionContext): Shown | null {
  const partner = partnerOf(view.rules, seat);
  const { calls } = view.auction;
  const shown = shownByCalls(view.rules, convention, calls);
  return shown.find((each, index) => each !== null && calls[index]?.seat === partner) ?? null;
}

/** The chance of a contract before any cards are exchanged. */
const chanceOf = ({ effectiveDeals }: Evaluation, { mean }: Choice): number =>
  contractChance(mean.made, effectiveDeals);

function reasonForCall(
  context: DecisionContext,
  { min }: BidRange,
  action: Action,
  evaluation: Evaluation | null,
): HintReason {
  const pass = evaluation?.choices.find((choice) => choice.action.type === 'pass');
  const bids = evaluation?.choices.filter((choice) => choice.action.type === 'bid') ?? [];
  const bid = bids.find((choice) => sameAction(choice.action, action)) ?? bids[0];
  if (evaluation === null || evaluation.deals < FEWEST_DEALS) return RULES;
  if (pass === undefined || bid?.suit == null) return RULES;
  const [own, other] = action.type === 'pass' ? [pass, bid] : [bid, pass];
  return {
    kind: 'call',
    because: whyCalled(context.view, context.seat),
    deals: evaluation.deals,
    amount: bid.action.type === 'bid' ? bid.action.amount : min,
    suit: bid.suit,
    made: chanceOf(evaluation, bid),
    meld: bid.mean.meld,
    tricks: bid.mean.tricks,
    shows: shownBy(context, action),
    partnerShowed: shownByPartner(context),
    ...evaluation.margin(own, other),
  };
}

function reasonForTrump(view: PlayerView, suit: Suit, evaluation: Evaluation | null): HintReason {
  const weighed = weighedIn(evaluation, { type: 'trump', suit });
  if (evaluation === null || weighed === null) return RULES;
  const { own, next } = weighed;
  return {
    kind: 'trump',
    deals: evaluation.deals,
    held: view.hand.filter((card) => suitOf(card) === suit).length,
    made: chanceOf(evaluation, own),
    meld: own.mean.meld,
    tricks: own.mean.tricks,
    next: next?.suit == null ? null : { suit: next.suit, ...evaluation.margin(own, next) },
  };
}

/** Passing and burying: what it does to this hand's melds, and what leaves the hand. */
function reasonForParting(view: PlayerView, cards: readonly Face[]): HintReason {
  const { rules, trump, hand } = view;
  const rest = withoutCards(hand, cards);
  if (trump === null || rest === null) return RULES;
  const meldKept = scoreMelds(rules, trump, rest).points;
  return {
    kind: 'part',
    meldKept,
    meldLost: Math.max(0, scoreMelds(rules, trump, hand).points - meldKept),
    trumps: cards.filter((card) => suitOf(card) === trump).length,
    aces: cards.filter((card) => suitOf(card) !== trump && rankIndex(card) === 0).length,
    counters: trickPoints(cards, rules),
  };
}

function reasonForDecision(
  legal: Extract<Legal, { kind: 'decision' }>,
  action: Action,
  evaluation: Evaluation | null,
): HintReason {
  if (legal.options.length === 1) return { kind: 'only' };
  const weighed = weighedIn(evaluation, action);
  // A hand that is thrown in takes nothing: what it might have taken tells why.
  const played = evaluation?.choices.find((choice) => choice.action.type !== 'throw-in');
  if (evaluation === null || weighed === null || played === undefined) return RULES;
  const { own, next } = weighed;
  const choice = next?.action.type;
  return {
    kind: 'decision',
    deals: evaluation.deals,
    need: legal.need,
    tricks: played.mean.tricks,
    made: played.mean.made,
    next:
      next !== null && (choice === 'play-on' || choice === 'throw-in' || choice === 'moon')
        ? { choice, ...evaluation.margin(own, next) }
        : null,
  };
}

function reasonAfterTrick(
  { rules }: PlayerView,
  legal: Extract<Legal, { kind: 'after-trick' }>,
  action: Action,
): HintReason {
  if (action.type === 'dix' || action.type === 'exchange')
    return { kind: 'after-trick', points: rules.meld.dix, larger: null };
  if (action.type !== 'meld')
    return legal.melds.length === 0 ? { kind: 'after-trick', points: 0, larger: null } : RULES;
  const points = legal.melds.find(({ cards }) => sameCards(cards, action.cards))?.points ?? 0;
  const larger = legal.melds.find(
    (meld) => meld.points > points && action.cards.every((card) => meld.cards.includes(card)),
  );
  return { kind: 'after-trick', points, larger: larger?.points ?? null };
}

function reasonForPlay(
  context: DecisionContext,
  legal: Extract<Legal, { kind: 'play' }>,
  action: Action,
  evaluated: () => Evaluation | null,
): HintReason {
  if (action.type !== 'play') return { kind: 'certain' };
  if (legal.cards.length === 1) return { kind: 'only' };
  if (isStockLeft(context.view)) return reasonForStockCard(context, action.card);
  return reasonForCard(context, legal.cards, action, evaluated()) ?? RULES;
}

/** What the action is judged by, from nothing but the seat's view. */
export function reasonFor(
  context: DecisionContext,
  action: Action,
  effort: EvaluationEffort,
): HintReason {
  const { legal } = context.view;
  return reasonIn(context, action, () =>
    legal === null ? null : evaluate(context, legal, [action], effort),
  );
}

/** The same where the ways to act have been tried already, or are if that is asked for. */
export function reasonIn(
  context: DecisionContext,
  action: Action,
  evaluated: () => Evaluation | null,
): HintReason {
  const { view } = context;
  const { legal } = view;
  if (legal === null) return RULES;
  switch (legal.kind) {
    case 'nines': {
      const worth = isWorthless(trumpPlans(view), view.hand)
        ? 0
        : Math.max(0, worthOfHand(context, bestPlan(view), PLAIN_CALLS));
      return { kind: 'nines', worth, opening: view.rules.opening ?? 0 };
    }
    case 'auction':
      if (legal.bids === null) return { kind: 'only' };
      return reasonForCall(context, legal.bids, action, evaluated());
    case 'trump':
      if (legal.suits.length === 1) return { kind: 'only' };
      return action.type === 'trump' ? reasonForTrump(view, action.suit, evaluated()) : RULES;
    case 'give':
    case 'bury':
      return action.type === 'give' || action.type === 'bury'
        ? reasonForParting(view, action.cards)
        : RULES;
    case 'decision':
      return reasonForDecision(legal, action, evaluated());
    case 'play':
      return reasonForPlay(context, legal, action, evaluated);
    case 'after-trick':
      return reasonAfterTrick(view, legal, action);
    default:
      return assertNever(legal);
  }
}
