import { at, type Face } from '@shared/game/cards';
import type { GameEvent } from '@shared/game/events';
import { type Seat, seatAfter, sideOf } from '@shared/game/seats';
import type { OpenTrick, PlayedTrick } from '@shared/game/view';
import type { DealState, Progress } from '../deal';
import { changed, handOf, handsWithout } from '../seatData';
import { trickPoints, winningIndex } from '../trickPlay';
import { trumpOf } from './melds';

export function trickOf(deal: DealState): OpenTrick {
  if (deal.trick === null) throw new Error('no trick is being played');
  return deal.trick;
}

export const lead = (deal: DealState, leader: Seat): DealState => ({
  ...deal,
  trick: { leader, cards: [] },
  phase: { kind: 'play', seat: leader },
});

export const isOutOfCards = (deal: DealState): boolean =>
  deal.hands.every((hand) => hand.length === 0);

/**
 * Puts a card of a seat on the trick. A full trick goes to its winner, the last one of the deal with
 * its bonus, and nobody is to play until the stage says who leads.
 */
export function playCard(deal: DealState, seat: Seat, card: Face): Progress {
  const trick = trickOf(deal);
  const cards = [...trick.cards, card];
  const played: DealState = {
    ...deal,
    hands: handsWithout(deal.hands, seat, [card]),
    trick: { leader: trick.leader, cards },
  };
  const event: GameEvent = { type: 'played', seat, card };
  if (cards.length < deal.rules.players) {
    const next = seatAfter(deal.rules, seat);
    return { deal: { ...played, phase: { kind: 'play', seat: next } }, events: [event] };
  }
  const { deal: gathered, trick: won } = gather(played, trick.leader, cards);
  return { deal: gathered, events: [event, { type: 'trick-won', trick: won }] };
}

function gather(
  deal: DealState,
  leader: Seat,
  cards: readonly Face[],
): { readonly deal: DealState; readonly trick: PlayedTrick } {
  const { rules } = deal;
  const winner = seatAfter(rules, leader, winningIndex(cards, trumpOf(deal)));
  const points = trickPoints(cards, rules) + (isOutOfCards(deal) ? rules.lastTrick : 0);
  const trick = { leader, cards, winner, points };
  const tally = changed(deal.tally, sideOf(rules, winner), (each) => ({
    ...each,
    tricks: each.tricks + points,
    trickCount: each.trickCount + 1,
  }));
  return { deal: { ...deal, trick: null, tricks: [...deal.tricks, trick], tally }, trick };
}

/** The winner of the last trick. */
export const lastWinner = (deal: DealState): Seat => at(deal.tricks, deal.tricks.length - 1).winner;

/** The first card of the hand's cards that isn't there, as a refusal; null when it is. */
export const holds = (deal: DealState, seat: Seat, card: Face): boolean =>
  handOf(deal, seat).includes(card);
