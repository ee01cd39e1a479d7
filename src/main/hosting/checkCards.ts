import { dealCards, firstDealer } from '@main/engine/dealing';
import type { CheckCards, SeenDeal } from '@main/lan/guest/dealChecks';
import { type Face, withoutCards } from '@shared/game/cards';
import { partnerOf, type Seat, seatAfter, seatsOf } from '@shared/game/seats';
import type { DealtCards, PlayerView } from '@shared/game/view';

/**
 * Deals the cards of a deal again and compares them with all that was seen of it: the own hand, the dealer, the widow
 * or the turned-up card, and every card that anybody played.
 */
export const checkCards: CheckCards = (seed, seen) => {
  const { rules, deal, hand, view } = seen;
  const dealt = dealCards(rules, seed, deal - 1);
  if (deal === 1 && view.dealer !== firstDealer(rules, seed)) return false;
  if (hand !== null && view.seat !== null && !isSame(hand, dealt.hands[view.seat] ?? []))
    return false;
  if (view.widow !== null && !isSame(view.widow, dealt.widow)) return false;
  return seatsOf(rules).every(
    (seat) => withoutCards(couldPlay(seen, dealt, seat), playedBy(view, seat)) !== null,
  );
};

const isSame = (a: readonly Face[], b: readonly Face[]): boolean => a.join() === b.join();

/** All cards that can have come into a seat's hand: its own, the widow, the partner's, two-hand the stock. */
function couldPlay({ rules, view }: SeenDeal, dealt: DealtCards, seat: Seat): readonly Face[] {
  const own = dealt.hands[seat] ?? [];
  const partner = rules.passCount > 0 ? partnerOf(rules, seat) : null;
  const isDeclarers = seat === view.declarer || partner === view.declarer;
  return [
    ...own,
    ...dealt.stock,
    ...(isDeclarers ? dealt.widow : []),
    ...(isDeclarers && partner !== null ? (dealt.hands[partner] ?? []) : []),
  ];
}

function playedBy({ rules, tricks, trick }: PlayerView, seat: Seat): Face[] {
  const all = trick === null ? tricks : [...tricks, trick];
  return all.flatMap(({ leader, cards }) =>
    cards.filter((_card, index) => seatAfter(rules, leader, index) === seat),
  );
}
