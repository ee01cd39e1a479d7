import type { Action } from '@shared/game/actions';
import { assertNever } from '@shared/game/result';
import type { PlayerView } from '@shared/game/view';
import { chooseCall, isWorthless, PLAIN_CALLS, worthOfHand } from '../bidding/chooseCall';
import { chooseDecision } from '../bidding/chooseDecision';
import { bestPlan, trumpPlans } from '../bidding/weighHand';
import { chooseBury } from '../passing/chooseBury';
import { chooseGift } from '../passing/chooseGift';
import { chooseCard } from '../playing/chooseCard';
import { readSituation } from '../playing/situation';
import { chooseAfterTrick } from '../twoHand/chooseAfterTrick';
import { chooseLooseCard } from '../twoHand/chooseLooseCard';
import { PLAIN_PLAY } from '../weights';

/** A hand that would open is kept; any other with so many nines is not. */
function chooseNines(view: PlayerView, seat: number): Action {
  const opening = view.rules.opening ?? 0;
  const worth = worthOfHand(view, seat, bestPlan(view), PLAIN_CALLS);
  const keep = !isWorthless(trumpPlans(view), view.hand) && worth >= opening;
  return { type: keep ? 'keep' : 'redeal' };
}

function choosePlay(view: PlayerView, seat: number, claim: boolean): Action {
  if (claim) return { type: 'claim' };
  const cards = view.legal?.kind === 'play' ? view.legal.cards : [];
  const [only] = cards;
  if (only !== undefined && cards.length === 1) return { type: 'play', card: only };
  if (view.stock !== null && view.stock.count > 0)
    return { type: 'play', card: chooseLooseCard(view, seat, cards) };
  return {
    type: 'play',
    card: chooseCard(readSituation(view, seat, PLAIN_PLAY), cards, PLAIN_PLAY),
  };
}

/** Plays by rules and weights alone, the same in the same position: no numbers are drawn. */
export function plainPlayer(view: PlayerView): Action {
  const { legal, seat } = view;
  if (legal === null || seat === null) throw new Error('a bot was asked out of turn');
  switch (legal.kind) {
    case 'nines':
      return chooseNines(view, seat);
    case 'auction':
      return chooseCall(view, seat, legal.bids, PLAIN_CALLS);
    case 'trump':
      return { type: 'trump', suit: bestPlan(view, legal.suits).suit };
    case 'give':
      return { type: 'give', cards: chooseGift(view, legal.count) };
    case 'bury':
      return { type: 'bury', cards: chooseBury(view, legal.count, legal.allowed) };
    case 'decision':
      return chooseDecision(view, seat, legal);
    case 'play':
      return choosePlay(view, seat, legal.claim);
    case 'after-trick':
      return chooseAfterTrick(view, legal);
    default:
      return assertNever(legal);
  }
}
