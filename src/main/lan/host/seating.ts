import type { Seat } from '@shared/game/seats';
import type { Slot } from '@shared/protocol/lan/keptTable';
import type { LanSeat } from '@shared/protocol/lan/lanTable';
import type { SeatInfo } from '@shared/protocol/table';
import type { Person } from './person';

type People = readonly Person[];

export const personAt = (people: People, seat: Seat): Person | null =>
  people.find((person) => person.seat === seat) ?? null;

/** Who sits where: slots of people and bots, and what bots are called. */
export interface Seating {
  readonly slots: readonly Slot[];
  readonly people: People;
  readonly botNames: readonly string[];
}

/** A seat's bot keeps its name whoever comes and goes, unless somebody of that name comes. */
function botNameAt({ slots, people, botNames }: Seating, seat: Seat): string {
  const free = botNames.filter((name) => !people.some((person) => person.name === name));
  // From the second seat on, as at one's own table, whose first seat is one's own.
  return free[(seat + slots.length - 1) % slots.length] ?? `Bot ${seat + 1}`;
}

export const lanSeats = (seating: Seating): LanSeat[] =>
  seating.slots.map(({ kind, level }, seat) => {
    const person = personAt(seating.people, seat);
    return person === null
      ? { kind, name: botNameAt(seating, seat), level }
      : { kind: 'person', name: person.name, level };
  });

/** The seats as the game has them: a free one is its bot's until somebody comes. */
export const seatInfos = (seating: Seating): SeatInfo[] =>
  lanSeats(seating).map(({ kind, name, level }) =>
    kind === 'person' ? { name, kind: 'human', level: null } : { name, kind: 'bot', level },
  );

const freeSeats = (slots: readonly Slot[], people: People): Seat[] =>
  slots.flatMap(({ kind }, seat) =>
    kind === 'open' && personAt(people, seat) === null ? [seat] : [],
  );

/** Seats that somebody may have who asks: the free ones first, then those whose people have gone. */
export const seatsToHave = (
  slots: readonly Slot[],
  people: People,
  hasGone: (person: Person) => boolean,
): Seat[] => [
  ...freeSeats(slots, people),
  ...people.flatMap((person) => (person.seat !== null && hasGone(person) ? [person.seat] : [])),
];

/** Seats those who came to play and have no seat yet, in the order of their coming. */
export function seatWaiting(
  slots: readonly Slot[],
  people: People,
  hasGone: (person: Person) => boolean,
): void {
  for (const person of people) {
    if (!person.wantsSeat || person.seat !== null || person.line === null) continue;
    const [seat] = seatsToHave(slots, people, hasGone);
    if (seat === undefined) return;
    takeSeat(people, person, seat);
  }
}

/** Puts somebody on a seat that may be had; who has gone from it may be seated again on return. */
export function takeSeat(people: People, person: Person, seat: Seat): void {
  const gone = personAt(people, seat);
  if (gone !== null) gone.seat = null;
  person.seat = seat;
  person.wantsSeat = true;
}

/** Puts somebody on a seat; whoever sat there changes with them. */
export function moveTo(people: People, person: Person, seat: Seat | null): void {
  const other = seat === null ? null : personAt(people, seat);
  if (other !== null && other !== person) {
    other.seat = person.seat;
    other.wantsSeat = person.seat !== null;
  }
  person.seat = seat;
  person.wantsSeat = seat !== null;
}
