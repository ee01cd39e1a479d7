import type { Action } from '@shared/game/actions';
import { presetRules } from '@shared/game/presets';
import { describe, expect, it } from 'vitest';
import { oneAmongBots, seatTable } from '../../../tests/support/tables';
import { createBotTurn } from './botTurn';
import { DRAWING_GRACE_MS } from './turnClock';

const RULES = presetRules('cm-single');
const PASS: Action = { type: 'pass' };
/** Everything that was promised has been done. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A table where it is the turn of seat 0, a person with 15 seconds; a bot would pass for it. */
async function timedTable() {
  const troubles: string[] = [];
  for (let n = 0; n < 40; n++) {
    const playTurn = createBotTurn({
      port: () => Promise.resolve(PASS),
      plain: () => PASS,
      seed: 'bots',
      onTrouble: (message) => troubles.push(message),
    });
    const options = { seats: oneAmongBots(4), timerSeconds: 15, playTurn };
    const table = seatTable(RULES, `timer ${n}`, options);
    if (table.session.current(0).view.legal !== null) return { ...table, troubles };
  }
  throw new Error('seat 0 never speaks first');
}

const timeLeft = ({ session }: Awaited<ReturnType<typeof timedTable>>) => session.current(0).timer;

describe('a turn timer', () => {
  it('begins when the window has drawn the turn', async () => {
    const table = await timedTable();
    table.clock.advance(5_000);
    expect(timeLeft(table)).toEqual({ leftMs: 15_000, totalMs: 15_000 });
    table.session.settled(0, 1);
    table.clock.advance(5_000);
    expect(timeLeft(table)).toEqual({ leftMs: 10_000, totalMs: 15_000 });
  });

  it('begins by itself when the window says nothing', async () => {
    const table = await timedTable();
    table.clock.advance(DRAWING_GRACE_MS + 4_000);
    expect(timeLeft(table)?.leftMs).toBe(11_000);
  });

  it('is not begun by another seat, or for an update that is past', async () => {
    const table = await timedTable();
    table.session.settled(1, 1);
    table.session.settled(0, 0);
    table.clock.advance(9_000);
    expect(timeLeft(table)?.leftMs).toBe(15_000);
  });

  it('has a bot play the one turn when it runs out, and tells so', async () => {
    const table = await timedTable();
    table.session.settled(0, 1);
    table.clock.advance(15_000);
    await settle();
    const { view, timedOut } = table.sent[0]?.at(-1) ?? {};
    expect(view?.auction.calls).toEqual([{ seat: 0, call: 'pass', forced: false }]);
    expect(timedOut).toBe(0);
    expect(table.troubles).toEqual([]);
  });

  it('stands still while the table is paused', async () => {
    const table = await timedTable();
    table.session.settled(0, 1);
    table.clock.advance(4_000);
    await table.session.pause(true);
    table.clock.advance(60_000);
    expect(timeLeft(table)?.leftMs).toBe(11_000);
    expect(await table.session.submit(0, { turn: 0, action: PASS })).toEqual({
      ok: false,
      fault: { code: 'paused' },
    });
    await table.session.pause(false);
    table.clock.advance(10_999);
    await settle();
    expect(timeLeft(table)?.leftMs).toBe(1);
    table.clock.advance(1);
    await settle();
    expect(table.session.current(0).view.turn).toBe(1);
  });

  it('leaves a turn alone that was played in time', async () => {
    const table = await timedTable();
    table.session.settled(0, 1);
    table.clock.advance(14_000);
    await table.session.submit(0, { turn: 0, action: PASS });
    table.clock.advance(60_000);
    await settle();
    expect(table.session.current(0).view.turn).toBe(1);
    expect(timeLeft(table)).toBeNull();
  });

  it('does not run at a table without one', () => {
    const table = seatTable(RULES, 'no timer');
    table.clock.advance(1_000_000);
    expect(table.session.current(0).timer).toBeNull();
  });
});
