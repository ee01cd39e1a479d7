import { at, countFaces, deckCards, type Face } from '@shared/game/cards';
import type { GameEvent } from '@shared/game/events';
import { err, ok } from '@shared/game/result';
import { mustWinOf } from '@shared/game/rules';
import { type Seat, seatAfter } from '@shared/game/seats';
import type { Legal } from '@shared/game/view';
import { canClaim, playOutClaim } from '../claim';
import {
  type DealState,
  done,
  type Outcome,
  type Progress,
  rests,
  type Stage,
  wrongPhase,
} from '../deal';
import { handOf } from '../seatData';
import { demandOf, distinct } from '../trickPlay';
import { trumpOf } from './melds';
import { holds, isOutOfCards, lastWinner, lead, playCard, trickOf } from './playCard';

const demand = (deal: DealState, hand: readonly Face[]) =>
  demandOf(trickOf(deal).cards, hand, trumpOf(deal), mustWinOf(deal.rules));

/** How many of each face the seat can't place: neither its own, nor played, nor buried by it. */
function outFor(deal: DealState, seat: Seat): number[] {
  const out = countFaces(deckCards(deal.rules.deck));
  const take = (cards: readonly Face[]) => {
    for (const card of cards) out[card] = at(out, card) - 1;
  };
  take(handOf(deal, seat));
  for (const trick of deal.tricks) take(trick.cards);
  if (seat === deal.declarer) take(deal.buried);
  return out;
}

const mayClaim = (deal: DealState, seat: Seat): boolean =>
  deal.rules.claim &&
  trickOf(deal).cards.length === 0 &&
  canClaim({ hand: handOf(deal, seat), out: outFor(deal, seat), trump: trumpOf(deal) });

/** After a trick its winner leads, until the cards are out. */
function afterPlay({ deal, events }: Progress): Outcome {
  if (deal.trick !== null) return rests(deal, events);
  return isOutOfCards(deal) ? done(deal, events) : rests(lead(deal, lastWinner(deal)), events);
}

/** Plays all remaining tricks as a claim does: they are tricks like any other, without moves. */
function claim(deal: DealState, seat: Seat): Outcome {
  const rules = { ...deal.rules, mustWin: mustWinOf(deal.rules) };
  let current = deal;
  const events: GameEvent[] = [{ type: 'claimed', seat }];
  for (const cards of playOutClaim(rules, deal.hands, seat, trumpOf(deal))) {
    current = lead(current, seat);
    cards.forEach((card, step) => {
      const progress = playCard(current, seatAfter(rules, seat, step), card);
      current = progress.deal;
      events.push(...progress.events);
    });
  }
  return done(current, events);
}

function legal(deal: DealState): Legal | null {
  if (deal.phase.kind !== 'play') return null;
  const { seat } = deal.phase;
  const hand = handOf(deal, seat);
  const asked = demand(deal, hand);
  const cards: Face[] = [];
  const refused: { card: Face; why: ReturnType<typeof asked.refusal> }[] = [];
  for (const card of distinct(hand)) {
    if (asked.isLegal(card)) cards.push(card);
    else refused.push({ card, why: asked.refusal(card) });
  }
  return { kind: 'play', cards, refused, claim: mayClaim(deal, seat) };
}

/** The tricks of section 5: the declarer leads first, or the winner of the last trick before. */
export const tricks: Stage = {
  begin: (deal) => rests(lead(deal, deal.declarer ?? lastWinner(deal))),

  legal,

  act(deal, seat, action) {
    if (action.type === 'claim') {
      return mayClaim(deal, seat)
        ? ok(claim(deal, seat))
        : err({ code: 'not-offered', verb: 'claim' });
    }
    if (action.type !== 'play') return err(wrongPhase(deal, action));
    const { card } = action;
    if (!holds(deal, seat, card)) return err({ code: 'card-not-held', card });
    const asked = demand(deal, handOf(deal, seat));
    if (!asked.isLegal(card)) return err(asked.refusal(card));
    return ok(afterPlay(playCard(deal, seat, card)));
  },
};
