import { expect, it } from 'vitest';
import { createFakeClock } from '../../../../tests/support/fakeClock';
import { FAST } from '../../../../tests/support/lan/lanRig';
import { createPerson } from './person';
import { lanSeats } from './seating';

const slotsFor = (players: number) =>
  Array.from({ length: players }, () => ({ kind: 'open' as const, level: 'plain' as const }));

const personAt = (seat: number, name: string) =>
  createPerson(
    { id: name, name, seat, wantsSeat: true, muted: false, key: null },
    createFakeClock(),
    FAST,
  );

const namesOf = (...args: Parameters<typeof lanSeats>) => lanSeats(...args).map(({ name }) => name);

it('calls bots by their names from the second seat on, whoever sits where', () => {
  const botNames = ['June', 'Nora', 'Walt'];
  const seating = { slots: slotsFor(4), botNames };
  expect(namesOf({ ...seating, people: [personAt(0, 'Ann')] })).toEqual([
    'Ann',
    'June',
    'Nora',
    'Walt',
  ]);
  const two = [personAt(0, 'Ann'), personAt(1, 'Ben')];
  expect(namesOf({ ...seating, people: two })).toEqual(['Ann', 'Ben', 'Nora', 'Walt']);
  expect(namesOf({ ...seating, people: [personAt(2, 'Ann')] })).toEqual([
    'Bot 1',
    'June',
    'Ann',
    'Walt',
  ]);
});

it('never gives a bot the name of somebody who is there, nor one name to two bots', () => {
  const botNames = ['June', 'Nora', 'Walt', 'Ruth', 'Otis', 'Faye', 'Hank'];
  const names = namesOf({ slots: slotsFor(8), botNames, people: [personAt(3, 'Nora')] });
  expect(names[3]).toBe('Nora');
  expect(new Set(names).size).toBe(8);
});
