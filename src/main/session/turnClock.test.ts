import { decide } from '@main/bots/levels/decide';
import { seatToAct } from '@main/engine/playDeal';
import type { Action } from '@shared/game/actions';
import { presetRules } from '@shared/game/presets';
import type { Seat } from '@shared/game/seats';
import { describe, expect, it } from 'vitest';
import { humans, oneAmongBots, seatTable } from '../../../tests/support/tables';
import { createBotTurn, type PlayTurn } from './botTurn';
import type { Clock } from './clock';
import { firstLegalAction } from './firstLegalAction';
import { createTurnClock, DRAWING_GRACE_MS } from './turnClock';

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
    table.clock.advance(DRAWING_GRACE_MS - 1);
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
    table.clock.advance(DRAWING_GRACE_MS);
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
      error: { code: 'paused' },
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

/** A table of people with 7 seconds at which somebody may play a card; who runs out of time gets the first legal one. */
async function cardTable() {
  const playTurn: PlayTurn = async ({ view, submit, isWanted }) => {
    const legal = view.legal ?? expect.fail('nothing to play');
    if (isWanted()) await submit({ turn: view.turn, action: firstLegalAction(view, legal) });
  };
  const table = seatTable(RULES, 'cards', { timerSeconds: 7, playTurn });
  const { session } = table;
  const actor = (): Seat => seatToAct(session.game().deal) ?? expect.fail('nobody is to act');
  const act = async () => {
    const seat = actor();
    const { view } = session.current(seat);
    const action = decide(view, 'plain', 'test');
    await session.submit(seat, { turn: view.turn, action });
    return { seat, turn: view.turn, action };
  };
  while (session.current(actor()).view.legal?.kind !== 'play') await act();
  const left = () => session.current(null).timer?.leftMs;
  return { ...table, actor, act, left };
}

describe('a card that is taken back', () => {
  it('gives back only what was left of the turn, and the clock runs at once', async () => {
    const { session, clock, act, left } = await cardTable();
    clock.advance(DRAWING_GRACE_MS + 3_000);
    expect(left()).toBe(4_000);
    const { seat, turn } = await act();
    expect(left()).toBe(7_000);
    clock.advance(500);
    await session.undo(seat, turn);
    expect(left()).toBe(3_500);
    clock.advance(1_000);
    expect(left()).toBe(2_500);
  });

  it('holds no turn longer than its time, however often it is played and taken back', async () => {
    const { session, clock, act, actor, left } = await cardTable();
    const first = actor();
    const { turn } = session.current(first).view;
    let passedMs = 0;
    const isHeld = () => left() !== 0 && session.current(null).view.turn <= turn + 1;
    while (isHeld() && passedMs < 40_000) {
      const played = await act();
      await session.undo(played.seat, played.turn);
      clock.advance(250);
      passedMs += 250;
      await settle();
      if (actor() !== first) break;
    }
    expect(passedMs).toBeLessThanOrEqual(7_250);
  });

  it('is played at once when the time of its turn has run out meanwhile', async () => {
    const { session, clock, act } = await cardTable();
    const { seat, turn } = await act();
    clock.advance(6_900);
    await session.undo(seat, turn);
    clock.advance(200);
    await settle();
    expect(session.current(null).view.turn).toBe(turn + 1);
    expect(session.current(seat).timer?.totalMs).toBe(7_000);
  });

  it('does not lose the time of a pause', async () => {
    const { session, clock, act, left } = await cardTable();
    clock.advance(DRAWING_GRACE_MS + 1_000);
    const { seat, turn } = await act();
    await session.pause(true);
    clock.advance(60_000);
    await session.pause(false);
    await session.undo(seat, turn);
    expect(left()).toBe(6_000);
  });

  it('leaves whoever plays alone the whole time again', async () => {
    const table = seatTable(RULES, 'cards', { timerSeconds: 15, takesBack: 'decisions' });
    const seat = seatToAct(table.session.game().deal) ?? expect.fail('nobody is to act');
    table.clock.advance(DRAWING_GRACE_MS + 5_000);
    await table.session.submit(seat, { turn: 0, action: PASS });
    await table.session.undo(seat);
    expect(table.session.current(seat).timer).toEqual({ leftMs: 15_000, totalMs: 15_000 });
  });
});

describe('the clock of a turn', () => {
  /** A machine whose timers are late by a long sleep. */
  const sleeper = () => {
    let nowMs = 0;
    let due: (() => void) | null = null;
    const clock: Clock = {
      nowMs: () => nowMs,
      after(_delayMs, callBack) {
        due = callBack;
        return () => {
          if (due === callBack) due = null;
        };
      },
    };
    const wakeAfter = (ms: number) => {
      nowMs += ms;
      const job = due;
      due = null;
      job?.();
    };
    return { clock, wakeAfter };
  };

  it('does not count the time for which the machine was asleep', () => {
    let ends = 0;
    const { clock, wakeAfter } = sleeper();
    const turnClock = createTurnClock(clock, 15_000, () => {
      ends += 1;
    });
    turnClock.begin();
    turnClock.drawn();
    wakeAfter(1_000);
    wakeAfter(8 * 3_600_000);
    expect(turnClock.left()?.leftMs).toBe(11_000);
    expect(ends).toBe(0);
    for (let second = 0; second < 11; second += 1) wakeAfter(1_000);
    expect(ends).toBe(1);
  });

  it('ends a turn once, also when somebody joins while its bot thinks', async () => {
    let answer: (() => Promise<unknown>) | null = null;
    const playTurn: PlayTurn = async ({ view, submit, isWanted }) => {
      answer = async () => isWanted() && submit({ turn: view.turn, action: PASS });
    };
    const table = seatTable(RULES, 'cards', { timerSeconds: 7, playTurn });
    const { session } = table;
    table.clock.advance(DRAWING_GRACE_MS + 7_000);
    expect(answer).not.toBeNull();
    await session.reseat(humans(4).map((seat) => ({ ...seat, name: `New ${seat.name}` })));
    await (answer as (() => Promise<unknown>) | null)?.();
    expect(session.current(null).view.turn).toBe(1);
  });
});
