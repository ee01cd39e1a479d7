import type { HostSeatPlan } from '@shared/protocol/lan/lanState';
import { describe, expect, it } from 'vitest';
import { hostSeats, withKind, withLevel } from './hostSeats';

const kinds = (seats: readonly HostSeatPlan[]) => seats.map(({ kind }) => kind).join(' ');

describe('the seats of a table that is to be hosted', () => {
  it('gives the host the first and leaves the others open', () => {
    for (const players of [2, 3, 8]) {
      const seats = hostSeats(players);
      expect(seats).toHaveLength(players);
      expect(kinds(seats)).toBe(['you', ...Array(players - 1).fill('open')].join(' '));
    }
  });

  it('gives a seat to a bot and back', () => {
    const withBot = withKind(hostSeats(4), 2, 'bot');
    expect(kinds(withBot)).toBe('you open bot open');
    expect(kinds(withKind(withBot, 2, 'open'))).toBe('you open open open');
  });

  it('lets the host change places, and never leaves them without one', () => {
    const withBot = withKind(hostSeats(3), 1, 'bot');
    expect(kinds(withKind(withBot, 1, 'you'))).toBe('bot you open');
    expect(kinds(withKind(withBot, 0, 'bot'))).toBe('you bot open');
  });

  it('sets the level of a bot, and none for the host', () => {
    const seats = withLevel(withLevel(hostSeats(2), 1, 'plain'), 0, 'plain');
    expect(seats).toEqual([{ kind: 'you' }, { kind: 'open', level: 'plain' }]);
  });
});
