import { sameCards } from '@shared/game/cards';
import type { GameEvent } from '@shared/game/events';
import { isSameData } from '@shared/game/isSameData';
import { handSize, type RuleSet } from '@shared/game/rules';
import { type Seat, seatAfter } from '@shared/game/seats';
import type { PlayedTrick, PlayerView } from '@shared/game/view';
import { isFromDeck } from './cardRules';
import { areMelds, isMeld } from './meldRules';

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { readonly type: Type }>;

interface Play {
  readonly seat: Seat;
  readonly card: number;
}

const playsOf = (
  rules: RuleSet,
  { leader, cards }: Pick<PlayedTrick, 'leader' | 'cards'>,
): Play[] => cards.map((card, step) => ({ seat: seatAfter(rules, leader, step), card }));

/** What was done last is at the end of what has been done. */
const endWith = (all: readonly unknown[], newest: readonly unknown[]): boolean =>
  newest.length <= all.length &&
  newest.every((each, index) => isSameData(each, all[all.length - newest.length + index]));

const eventsOf = <Type extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: Type,
): EventOf<Type>[] => events.filter((event): event is EventOf<Type> => event.type === type);

/** Cards played, tricks won, and calls made are the newest that the view has. */
function areNewest(events: readonly GameEvent[], view: PlayerView): boolean {
  const { rules, tricks, trick, auction } = view;
  const all = trick === null ? tricks : [...tricks, trick];
  const plays = eventsOf(events, 'played').map(({ seat, card }) => ({ seat, card }));
  const won = eventsOf(events, 'trick-won').map((event) => event.trick);
  const calls = events.flatMap((event): unknown[] => {
    if (event.type === 'passed') return [{ seat: event.seat, call: 'pass', forced: false }];
    if (event.type !== 'bid') return [];
    return [{ seat: event.seat, call: event.amount, forced: event.forced }];
  });
  return (
    endWith(
      all.flatMap((each) => playsOf(rules, each)),
      plays,
    ) &&
    endWith(tricks, won) &&
    endWith(auction.calls, calls)
  );
}

/** Cards that moved, hidden or not, are as many as the rules say and in the deck. */
const areCards = (
  { rules }: PlayerView,
  { count, cards }: EventOf<'gave' | 'received' | 'buried'>,
  size: number,
): boolean =>
  count === size && (cards === null || (cards.length === size && isFromDeck(rules, cards)));

function fits(event: GameEvent, view: PlayerView): boolean {
  const { rules, trump, declarer, contract } = view;
  switch (event.type) {
    case 'dealt':
      return event.dealer === view.dealer && event.handSize === handSize(rules);
    case 'nines-kept':
    case 'nines-redealt':
      return rules.ninesRedeal;
    case 'auction-won':
      return event.seat === declarer && event.contract === contract;
    case 'widow-taken':
      return event.seat === declarer && sameCards(event.cards, view.widow ?? []);
    case 'trump-named':
      return event.seat === declarer && event.suit === trump;
    case 'gave':
    case 'received':
      return areCards(view, event, rules.passCount);
    case 'buried':
      return event.seat === declarer && areCards(view, event, rules.widow);
    case 'melds-shown':
      return rules.players !== 2 && areMelds(view, event.melds);
    case 'decided':
      return event.seat === declarer;
    case 'dix-shown':
      return rules.players === 2 && event.points === rules.meld.dix;
    case 'melded':
      return rules.players === 2 && trump !== null && isMeld(rules, trump, event.meld);
    case 'drew':
      return rules.players === 2;
    case 'deal-ended':
      return isSameData(event.result, view.result);
    case 'game-won':
      return event.side === view.winner;
    default:
      return true;
  }
}

/** The cards and seats that an event names by itself. */
function namesReal(event: GameEvent, { rules }: PlayerView): boolean {
  const seats = [
    'seat' in event ? event.seat : 0,
    'to' in event ? event.to : 0,
    'from' in event ? event.from : 0,
  ];
  const cards = [
    ...('card' in event && event.card !== null ? [event.card] : []),
    ...(event.type === 'dix-shown' && event.exchangedFor !== null ? [event.exchangedFor] : []),
  ];
  return seats.every((seat) => seat < rules.players) && isFromDeck(rules, cards);
}

/** The kind of event that can't have led to a view without a fault; null when all can have. */
export function eventsFault(events: readonly GameEvent[], view: PlayerView): string | null {
  const odd = events.find((event) => !namesReal(event, view) || !fits(event, view));
  if (odd !== undefined) return `the event "${odd.type}"`;
  return areNewest(events, view) ? null : 'the order of events';
}
