import { nextDeal, startGame } from '@main/engine/game';
import type { PlayTurn } from '@main/session/botTurn';
import { createSession, type Session, type SessionOptions } from '@main/session/session';

import type { RuleSet } from '@shared/game/rules';
import type { SeatInfo, TableUpdate } from '@shared/protocol/table';
import { createFakeClock, type FakeClock } from './fakeClock';

export const humans = (count: number): SeatInfo[] =>
  Array.from({ length: count }, (_, seat) => ({
    name: `Seat ${seat}`,
    kind: 'human',
    level: null,
  }));

/** One person at seat 0, bots in the rest. */
export const oneAmongBots = (count: number): SeatInfo[] =>
  humans(count).map((seat, index) =>
    index === 0 ? seat : { name: seat.name, kind: 'bot', level: 'plain' },
  );

export interface TestTable {
  readonly session: Session;
  readonly clock: FakeClock;
  /** Every update that each seat was sent, in order. */
  readonly sent: readonly (readonly TableUpdate[])[];
}

const nobody: PlayTurn = () => Promise.reject(new Error('no stand-in at this table'));

/** A session with a listener at every seat that only writes down what it is sent. */
export function seatTable(
  rules: RuleSet,
  seed: string,
  options: Partial<SessionOptions> = {},
): TestTable {
  const clock = createFakeClock();
  const session = createSession({
    tableId: 'test',
    title: 'Test table',
    seats: humans(rules.players),
    start: startGame(rules, seed),
    deal: (game) => nextDeal(game, seed),
    timerSeconds: null,
    convention: 'natural',
    takesBack: 'card',
    clock,
    playTurn: nobody,
    onChange: () => {},
    ...options,
  });
  const sent = Array.from({ length: rules.players }, (_, seat) => {
    const updates = [session.first(seat)];
    session.attach(seat, { receive: (update) => updates.push(update) });
    return updates;
  });
  return { session, clock, sent };
}
