import type { LanTable, Member } from './lanTable';

const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** Whether these are seats of the table, each named once. */
export const areSeats = ({ rules }: LanTable, seats: readonly number[]): boolean =>
  isUnique(seats) && seats.every((seat) => seat < rules.players);

const takenSeats = (members: readonly Member[]): number[] =>
  members.flatMap(({ seat }) => seat ?? []);

/** What of a table that the schema accepts can't be; null when all can. */
export function tableFault(table: LanTable): string | null {
  const { rules, seats, members, owner } = table;
  const ids = members.map(({ id }) => id);
  const taken = takenSeats(members);
  if (seats.length !== rules.players) return 'the number of seats';
  if (!isUnique(ids)) return 'two people with one id';
  if (!areSeats(table, taken)) return 'the seats of the people';
  if (seats.some(({ kind }, seat) => (kind === 'person') !== taken.includes(seat)))
    return 'who sits at a seat';
  return owner === null || ids.includes(owner) ? null : 'the owner of the table';
}
