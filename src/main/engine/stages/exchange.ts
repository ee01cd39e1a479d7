import type { Face } from '@shared/game/cards';
import type { GameEvent } from '@shared/game/events';
import { err, ok } from '@shared/game/result';
import { partnerOf, type Seat } from '@shared/game/seats';
import { type DealState, done, type Outcome, rests, type Stage, wrongPhase } from '../deal';
import { firstNotHeld, handOf, handsWith, handsWithout } from '../seatData';
import { declarerOf } from './trumps';

const ask = (deal: DealState, seat: Seat, to: Seat): DealState => ({
  ...deal,
  phase: { kind: 'give', seat, to },
});

interface Gift {
  readonly seat: Seat;
  readonly to: Seat;
  readonly cards: readonly Face[];
}

const gaveEvent = ({ seat, to, cards }: Gift): GameEvent => ({
  type: 'gave',
  seat,
  to,
  count: cards.length,
  cards,
});

const handOver = (deal: DealState, { seat, to, cards }: Gift): DealState => ({
  ...deal,
  hands: handsWith(handsWithout(deal.hands, seat, cards), to, cards),
});

const receivedEvent = ({ seat, to, cards }: Gift): GameEvent => ({
  type: 'received',
  seat: to,
  from: seat,
  count: cards.length,
  cards,
});

/** Hands gifts over in turn. */
const complete = (deal: DealState, gifts: readonly Gift[]): Outcome =>
  done(gifts.reduce(handOver, deal), gifts.map(receivedEvent));

/**
 * The partner gives, the declarer gives back (rules, section 3). With `together` the partner's cards
 * stay where they are until both have chosen, so neither sees the other's.
 */
function give(deal: DealState, gift: Gift): Outcome {
  const before = deal.given[0];
  const chosen: DealState = {
    ...deal,
    given: [...deal.given, { seat: gift.seat, cards: gift.cards }],
  };
  const isTogether = deal.rules.passOrder === 'together';
  if (before === undefined) {
    const waiting = ask(chosen, gift.to, gift.seat);
    if (isTogether) return rests(waiting, [gaveEvent(gift)]);
    return rests(handOver(waiting, gift), [gaveEvent(gift), receivedEvent(gift)]);
  }
  const partners = { seat: before.seat, to: gift.seat, cards: before.cards };
  const outcome = complete(chosen, isTogether ? [partners, gift] : [gift]);
  return { ...outcome, events: [gaveEvent(gift), ...outcome.events] };
}

export const exchange: Stage = {
  begin(deal) {
    const declarer = declarerOf(deal);
    const partner = partnerOf(deal.rules, declarer);
    if (partner === null || deal.rules.passCount === 0) return done(deal);
    return rests(ask(deal, partner, declarer));
  },

  legal(deal) {
    if (deal.phase.kind !== 'give') return null;
    return { kind: 'give', count: deal.rules.passCount, to: deal.phase.to };
  },

  act(deal, seat, action) {
    if (action.type !== 'give' || deal.phase.kind !== 'give') return err(wrongPhase(deal, action));
    const { cards } = action;
    const count = deal.rules.passCount;
    if (cards.length !== count) return err({ code: 'wrong-count', count });
    const missing = firstNotHeld(handOf(deal, seat), cards);
    if (missing !== null) return err({ code: 'card-not-held', card: missing });
    return ok(give(deal, { seat, to: deal.phase.to, cards }));
  },
};
