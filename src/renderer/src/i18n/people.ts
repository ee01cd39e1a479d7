import { at } from '@shared/game/cards';
import { type Seat, type Side, seatsOfSide, sideCount, sideOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import type { SeatInfo } from '@shared/protocol/table';

/** Who sits at a table, and which of them is the reader: enough to name people. */
export interface People {
  readonly seats: readonly SeatInfo[];
  readonly view: Pick<PlayerView, 'seat' | 'rules'>;
}

export const isYou = (people: People, seat: Seat): boolean => people.view.seat === seat;

/** "You" at the start of a sentence, else the name. */
export const nameOf = (people: People, seat: Seat): string =>
  isYou(people, seat) ? 'You' : at(people.seats, seat).name;

/** "you" within a sentence, else the name. */
export const nameWithin = (people: People, seat: Seat): string =>
  isYou(people, seat) ? 'you' : at(people.seats, seat).name;

/** "your" or "June's". */
export function possessive(people: People, seat: Seat): string {
  if (isYou(people, seat)) return 'your';
  const { name } = at(people.seats, seat);
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

/** The reader's side first, the others clockwise after it. */
export function sidesFromYou(people: People): Side[] {
  const count = sideCount(people.view.rules);
  const first = people.view.seat === null ? 0 : sideOf(people.view.rules, people.view.seat);
  return Array.from({ length: count }, (_, step) => (first + step) % count);
}

/** "You & Nora", "Walt & June", or the name of a seat that plays for itself. */
export function sideName(people: People, side: Side): string {
  const { rules, seat } = people.view;
  const members = seatsOfSide(rules, side);
  const ordered =
    seat !== null && members.includes(seat)
      ? [seat, ...members.filter((each) => each !== seat)]
      : members;
  return ordered.map((each) => nameOf(people, each)).join(' & ');
}

/** The reader's side is named in the second person: "Your side". */
export const isYourSide = (people: People, side: Side): boolean =>
  people.view.seat !== null && sideOf(people.view.rules, people.view.seat) === side;

/** How many people play on a side. */
export const seatsTogether = (people: People, side: Side): number =>
  seatsOfSide(people.view.rules, side).length;
