import { cardOf } from './cardNumbers';
import type { Asked, DealSeen, Opening } from './dealsSeen';

/** Whether a card that this program played was taken back, as far as it heard. */
export function wasTakenBack({ turn, after, takenBack }: Asked, { shown }: DealSeen): boolean {
  const later = shown.slice(after).map(({ view }) => view.turn);
  const first = later.findIndex((each) => each > turn);
  return takenBack || (first >= 0 && later.slice(first).some((each) => each <= turn));
}

/** Whether the opened moves have an action of this seat's program in its place. */
export function isAmong({ turn, action }: Asked, opening: Opening, seat: number | null): boolean {
  const move = opening.moves[turn - opening.turn];
  if (move === undefined) return false;
  const [mover, verb, argument] = move;
  const opened = 'cards' in action ? `${argument}`.split(' ').sort().join(' ') : argument;
  return mover === seat && verb === action.type && opened === argumentOf(action);
}

/** An action's argument in the record's notation, a set of cards in the order of their names. */
function argumentOf(action: Asked['action']): string | number | undefined {
  if ('cards' in action) return action.cards.map(cardOf).sort().join(' ');
  if ('card' in action) return cardOf(action.card);
  if ('suit' in action) return action.suit;
  return 'amount' in action ? action.amount : undefined;
}
