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
import {
  cautionFor,
  isWorthless,
  opponentsAreOut,
  PLAIN_CALLS,
  worthOfHand,
} from '../bidding/chooseCall';
import { bestPlan, trumpPlans } from '../bidding/weighHand';
import type { Moment } from '../style';
import { isStockLeft } from '../twoHand/isStockLeft';
import {
  type Appraisal,
  type AppraisalEffort,
  appraise,
  type Choice,
  sameAction,
} from './appraise';
import { contractChance } from './contractChance';
import { reasonForCard } from './reasonForCard';
import { reasonForLooseCard } from './reasonForLooseCard';

const RULES: HintReason = { kind: 'rules' };
/** Fewer deals, on a machine that is very busy, tell nothing. */
const FEWEST_DEALS = 8;

/** An action among the appraised ones, and the best of the others. */
interface Weighed {
  readonly own: Choice;
  readonly next: Choice | null;
}

/** Null where nothing was tried, or where the action isn't among what was. */
export function weighedIn(appraisal: Appraisal | null, action: Action): Weighed | null {
  if (appraisal === null || appraisal.deals < FEWEST_DEALS) return null;
  const own = appraisal.choices.find((choice) => sameAction(choice.action, action));
  if (own === undefined) return null;
  return { own, next: appraisal.choices.find((choice) => choice !== own) ?? null };
}

/** What decided a call beside the worth of the deals themselves. */
function whyCalled(view: PlayerView, seat: number): 'value' | 'score' | 'partner' | 'nothing' {
  const { high } = view.auction;
  if (isWorthless(trumpPlans(view), view.hand)) return 'nothing';
  const isPartners = high !== null && sideOf(view.rules, high.seat) === sideOf(view.rules, seat);
  if (isPartners && opponentsAreOut(view, seat)) return 'partner';
  return cautionFor(view, seat, PLAIN_CALLS) === PLAIN_CALLS.caution ? 'value' : 'score';
}

/** What a call would show by the table's convention. */
function shownBy({ view, seat, convention }: Moment, action: Action): Shown | null {
  if (action.type !== 'bid') return null;
  const call = { seat, call: action.amount, forced: false };
  return shownByBid(view.rules, convention, view.auction.calls, call);
}

/** What the partner's first bid has shown. */
function shownByPartner({ view, seat, convention }: Moment): Shown | null {
  const partner = partnerOf(view.rules, seat);
  const { calls } = view.auction;
  const shown = shownByCalls(view.rules, convention, calls);
  return shown.find((each, index) => each !== null && calls[index]?.seat === partner) ?? null;
}

/** The chance of a contract before any cards are exchanged. */
const chanceOf = ({ effectiveDeals }: Appraisal, { mean }: Choice): number =>
  contractChance(mean.made, effectiveDeals);

function reasonForCall(
  moment: Moment,
  { min }: BidRange,
  action: Action,
  appraisal: Appraisal | null,
): HintReason {
  const pass = appraisal?.choices.find((choice) => choice.action.type === 'pass');
  const bids = appraisal?.choices.filter((choice) => choice.action.type === 'bid') ?? [];
  const bid = bids.find((choice) => sameAction(choice.action, action)) ?? bids[0];
  if (appraisal === null || appraisal.deals < FEWEST_DEALS) return RULES;
  if (pass === undefined || bid?.suit == null) return RULES;
  const [own, other] = action.type === 'pass' ? [pass, bid] : [bid, pass];
  return {
    kind: 'call',
    because: whyCalled(moment.view, moment.seat),
    deals: appraisal.deals,
    amount: bid.action.type === 'bid' ? bid.action.amount : min,
    suit: bid.suit,
    made: chanceOf(appraisal, bid),
    meld: bid.mean.meld,
    tricks: bid.mean.tricks,
    shows: shownBy(moment, action),
    partnerShowed: shownByPartner(moment),
    ...appraisal.margin(own, other),
  };
}

function reasonForTrump(view: PlayerView, suit: Suit, appraisal: Appraisal | null): HintReason {
  const weighed = weighedIn(appraisal, { type: 'trump', suit });
  if (appraisal === null || weighed === null) return RULES;
  const { own, next } = weighed;
  return {
    kind: 'trump',
    deals: appraisal.deals,
    held: view.hand.filter((card) => suitOf(card) === suit).length,
    made: chanceOf(appraisal, own),
    meld: own.mean.meld,
    tricks: own.mean.tricks,
    next: next?.suit == null ? null : { suit: next.suit, ...appraisal.margin(own, next) },
  };
}

/** Giving and burying: what it does to the own melds, and what leaves the hand. */
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
  appraisal: Appraisal | null,
): HintReason {
  if (legal.options.length === 1) return { kind: 'only' };
  const weighed = weighedIn(appraisal, action);
  // A hand that is thrown in takes nothing: what it might have taken tells why.
  const played = appraisal?.choices.find((choice) => choice.action.type !== 'throw-in');
  if (appraisal === null || weighed === null || played === undefined) return RULES;
  const { own, next } = weighed;
  const choice = next?.action.type;
  return {
    kind: 'decision',
    deals: appraisal.deals,
    need: legal.need,
    tricks: played.mean.tricks,
    made: played.mean.made,
    next:
      next !== null && (choice === 'play-on' || choice === 'throw-in' || choice === 'moon')
        ? { choice, ...appraisal.margin(own, next) }
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
  moment: Moment,
  legal: Extract<Legal, { kind: 'play' }>,
  action: Action,
  appraised: () => Appraisal | null,
): HintReason {
  if (action.type !== 'play') return { kind: 'certain' };
  if (legal.cards.length === 1) return { kind: 'only' };
  if (isStockLeft(moment.view)) return reasonForLooseCard(moment, action.card);
  return reasonForCard(moment, legal.cards, action, appraised()) ?? RULES;
}

/** What the action is judged by, from nothing but the seat's view. */
export function reasonFor(moment: Moment, action: Action, effort: AppraisalEffort): HintReason {
  const { legal } = moment.view;
  return reasonIn(moment, action, () =>
    legal === null ? null : appraise(moment, legal, [action], effort),
  );
}

/** The same where the ways to act have been tried already, or are if that is asked for. */
export function reasonIn(
  moment: Moment,
  action: Action,
  appraised: () => Appraisal | null,
): HintReason {
  const { view } = moment;
  const { legal } = view;
  if (legal === null) return RULES;
  switch (legal.kind) {
    case 'nines': {
      const worth = isWorthless(trumpPlans(view), view.hand)
        ? 0
        : Math.max(0, worthOfHand(moment, bestPlan(view), PLAIN_CALLS));
      return { kind: 'nines', worth, opening: view.rules.opening ?? 0 };
    }
    case 'auction':
      if (legal.bids === null) return { kind: 'only' };
      return reasonForCall(moment, legal.bids, action, appraised());
    case 'trump':
      if (legal.suits.length === 1) return { kind: 'only' };
      return action.type === 'trump' ? reasonForTrump(view, action.suit, appraised()) : RULES;
    case 'give':
    case 'bury':
      return action.type === 'give' || action.type === 'bury'
        ? reasonForParting(view, action.cards)
        : RULES;
    case 'decision':
      return reasonForDecision(legal, action, appraised());
    case 'play':
      return reasonForPlay(moment, legal, action, appraised);
    case 'after-trick':
      return reasonAfterTrick(view, legal, action);
    default:
      return assertNever(legal);
  }
}
