import type { Action, Refusal } from '@shared/game/actions';
import { at, type Face, rankOf, sameCards, suitOf } from '@shared/game/cards';
import type { GameEvent } from '@shared/game/events';
import { type Meld, NO_MELDS } from '@shared/game/melds';
import { assertNever, err, ok, type Result } from '@shared/game/result';
import { type Seat, seatAfter, seatsOf } from '@shared/game/seats';
import type { Legal } from '@shared/game/view';
import { type DealState, done, type Outcome, rests, type Stage, wrongPhase } from '../deal';
import { meldCards } from '../melding';
import { layings, openAfterPlay, unshownNines } from '../openMelds';
import { changed, handOf, handsWith, handsWithout } from '../seatData';
import { distinct } from '../trickPlay';
import { trumpOf } from './melds';
import { holds, lastWinner, lead, playCard } from './playCard';

/** The card that lies under the stock, face up. */
const turnedUp = (deal: DealState): Face => at(deal.stock, deal.stock.length - 1);

/** A seat has shown something: it scores at once. */
function score(deal: DealState, seat: Seat, meld: Meld): DealState {
  if (meld.points === 0) return deal;
  const shown = deal.melds ?? seatsOf(deal.rules).map(() => NO_MELDS);
  return {
    ...deal,
    melds: changed(shown, seat, ({ points, melds }) => ({
      points: points + meld.points,
      melds: [...melds, meld],
    })),
    tally: changed(deal.tally, seat, (tally) => ({ ...tally, meld: tally.meld + meld.points })),
  };
}

const dixMeld = (deal: DealState): Meld => ({
  name: 'dix',
  cards: [meldCards.dix[trumpOf(deal)]],
  points: deal.rules.meld.dix,
});

const handIn = (deal: DealState, seat: Seat) => ({
  cards: handOf(deal, seat),
  open: at(deal.open, seat),
});

const canShowNine = (deal: DealState, seat: Seat): boolean =>
  unshownNines(trumpOf(deal), handIn(deal, seat)) > 0;

const canExchange = (deal: DealState, seat: Seat): boolean =>
  canShowNine(deal, seat) && rankOf(turnedUp(deal)) !== '9';

/** One meld after a trick: whether this winner has laid theirs since it was won. */
export function hasMelded(deal: DealState): boolean {
  const last = deal.moves.findLastIndex((move) => move.action.type === 'play');
  return deal.moves.slice(last + 1).some((move) => move.action.type === 'meld');
}

const meldsOffered = (deal: DealState, seat: Seat) =>
  hasMelded(deal) ? [] : layings(deal.rules, trumpOf(deal), handIn(deal, seat));

/** Shows a nine of trumps, which stays in the hand. */
function showNine(deal: DealState, seat: Seat): Outcome {
  const meld = dixMeld(deal);
  const nine = meldCards.dix[trumpOf(deal)];
  const shown: DealState = {
    ...deal,
    open: changed(deal.open, seat, (open) => [...open, { face: nine, best: [0, 0, 0] }]),
  };
  const event: GameEvent = { type: 'dix-shown', seat, points: meld.points, exchangedFor: null };
  return rests(score(shown, seat, meld), [event]);
}

/** Shows a nine of trumps and swaps it for the card turned up. */
function exchange(deal: DealState, seat: Seat): Outcome {
  const meld = dixMeld(deal);
  const nine = meldCards.dix[trumpOf(deal)];
  const card = turnedUp(deal);
  const swapped: DealState = {
    ...deal,
    hands: handsWith(handsWithout(deal.hands, seat, [nine]), seat, [card]),
    stock: [...deal.stock.slice(0, -1), nine],
  };
  const event: GameEvent = { type: 'dix-shown', seat, points: meld.points, exchangedFor: card };
  return rests(score(swapped, seat, meld), [event]);
}

function layMeld(deal: DealState, seat: Seat, cards: readonly Face[]): Result<Outcome, Refusal> {
  const laying = meldsOffered(deal, seat).find(({ meld }) => sameCards(meld.cards, cards));
  if (laying === undefined) return err({ code: 'no-meld' });
  const laid = { ...deal, open: changed(deal.open, seat, () => laying.open) };
  return ok(rests(score(laid, seat, laying.meld), [{ type: 'melded', seat, meld: laying.meld }]));
}

/** The winner draws, then the other; at the end the other gets the card turned up. */
function draw(deal: DealState, winner: Seat): Outcome {
  const other = seatAfter(deal.rules, winner);
  const first = at(deal.stock, 0);
  const second = at(deal.stock, 1);
  const stock = deal.stock.slice(2);
  const isEmpty = stock.length === 0;
  const drawn: DealState = {
    ...deal,
    stock,
    hands: handsWith(handsWith(deal.hands, winner, [first]), other, [second]),
    // Melds go back to the hand with the last card drawn.
    open: isEmpty ? deal.open.map(() => []) : deal.open,
  };
  const events: GameEvent[] = [
    { type: 'drew', seat: winner, card: first, turnedUp: false },
    { type: 'drew', seat: other, card: second, turnedUp: isEmpty },
  ];
  return isEmpty ? done(drawn, events) : rests(lead(drawn, winner), events);
}

function play(deal: DealState, seat: Seat, card: Face): Outcome {
  const progress = playCard(deal, seat, card);
  const played: DealState = {
    ...progress.deal,
    open: changed(deal.open, seat, (open) => openAfterPlay(open, card)),
  };
  if (played.trick !== null) return rests(played, progress.events);
  const winner = lastWinner(played);
  return rests({ ...played, phase: { kind: 'after-trick', seat: winner } }, progress.events);
}

function afterTrick(deal: DealState, seat: Seat, action: Action): Result<Outcome, Refusal> {
  switch (action.type) {
    case 'dix':
      return canShowNine(deal, seat)
        ? ok(showNine(deal, seat))
        : err({ code: 'not-offered', verb: 'dix' });
    case 'exchange':
      return canExchange(deal, seat)
        ? ok(exchange(deal, seat))
        : err({ code: 'not-offered', verb: 'exchange' });
    case 'meld':
      return layMeld(deal, seat, action.cards);
    case 'draw':
      return ok(draw(deal, seat));
    default:
      return err(wrongPhase(deal, action));
  }
}

function legal(deal: DealState): Legal | null {
  const { phase } = deal;
  switch (phase.kind) {
    case 'play':
      return {
        kind: 'play',
        cards: distinct(handOf(deal, phase.seat)),
        refused: [],
        claim: false,
      };
    case 'after-trick':
      return {
        kind: 'after-trick',
        dix: canShowNine(deal, phase.seat),
        exchange: canExchange(deal, phase.seat),
        melds: meldsOffered(deal, phase.seat).map((laying) => laying.meld),
      };
    default:
      return null;
  }
}

/** The two-hand game while there is a stock (rules, section 8). */
export const stock: Stage = {
  begin(deal) {
    const card = turnedUp(deal);
    const named: DealState = { ...deal, trump: suitOf(card), open: deal.hands.map(() => []) };
    const begun = lead(named, seatAfter(deal.rules, deal.dealer));
    if (rankOf(card) !== '9') return rests(begun);
    const meld = dixMeld(named);
    return rests(score(begun, deal.dealer, meld), [
      { type: 'dix-shown', seat: deal.dealer, points: meld.points, exchangedFor: null },
    ]);
  },

  legal,

  act(deal, seat, action) {
    const { phase } = deal;
    switch (phase.kind) {
      case 'after-trick':
        return afterTrick(deal, seat, action);
      case 'play':
        if (action.type !== 'play') return err(wrongPhase(deal, action));
        if (!holds(deal, seat, action.card)) {
          return err({ code: 'card-not-held', card: action.card });
        }
        return ok(play(deal, seat, action.card));
      case 'nines':
      case 'auction':
      case 'trump':
      case 'give':
      case 'bury':
      case 'decision':
      case 'over':
        return err(wrongPhase(deal, action));
      default:
        return assertNever(phase);
    }
  },
};
