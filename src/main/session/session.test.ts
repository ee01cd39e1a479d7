import { randomFromText } from '@main/engine/random';
import type { Action } from '@shared/game/actions';
import { PRESETS, presetRules } from '@shared/game/presets';
import type { PlayerView } from '@shared/game/view';
import { describe, expect, it } from 'vitest';
import { anyAction } from '../../../tests/support/anyAction';
import { oneAmongBots, seatTable, type TestTable } from '../../../tests/support/tables';
import { decisionsOf } from './rewind';

const RULES = presetRules('sq-partnership');

const viewOf = ({ session }: TestTable, seat: number): PlayerView => session.current(seat).view;

function seatToAct(table: TestTable): number {
  const { phase } = viewOf(table, 0);
  if (phase.kind === 'over') throw new Error('the deal is over');
  return phase.seat;
}

/** Plays legal actions for all seats until the deal is over or `isEnough` says so. */
async function play(
  table: TestTable,
  seed: string,
  isEnough: (view: PlayerView) => boolean = () => false,
): Promise<void> {
  const random = randomFromText(seed);
  for (;;) {
    const { phase } = viewOf(table, 0);
    if (phase.kind === 'over' || isEnough(viewOf(table, phase.seat))) return;
    const view = viewOf(table, phase.seat);
    const answer = await table.session.submit(phase.seat, {
      turn: view.turn,
      action: anyAction(view, random),
    });
    expect(answer).toEqual({ ok: true, value: null });
  }
}

const inThirdTrick = (view: PlayerView) => view.tricks.length === 2 && view.trick !== null;

describe('a session', () => {
  it('tells every seat of every change, in order and with the same number', async () => {
    const table = seatTable(RULES, 'order');
    await play(table, 'order');
    for (const updates of table.sent) {
      expect(updates.map(({ seq }) => seq)).toEqual(updates.map((_, index) => index + 1));
      expect(updates.at(-1)?.view.phase.kind).toBe('over');
    }
    expect(new Set(table.sent.map((updates) => updates.length)).size).toBe(1);
  });

  it('refuses an old turn, a doubled action and another seat\u2019s, and changes nothing', async () => {
    const table = seatTable(RULES, 'refusals');
    const seat = seatToAct(table);
    const { turn } = viewOf(table, seat);
    const bid: Action = { type: 'bid', amount: 250 };
    const other = (seat + 1) % 4;
    expect(await table.session.submit(other, { turn, action: bid })).toEqual({
      ok: false,
      error: { code: 'refused', refusal: { code: 'not-your-turn', turn: seat } },
    });
    const twice = [
      table.session.submit(seat, { turn, action: bid }),
      table.session.submit(seat, { turn, action: bid }),
    ];
    expect(await Promise.all(twice)).toEqual([
      { ok: true, value: null },
      { ok: false, error: { code: 'stale-turn' } },
    ]);
    expect(viewOf(table, seat).auction.calls).toHaveLength(1);
    expect(table.sent[0]).toHaveLength(2);
  });

  it('carries out what an endpoint submits while it is being told, after everybody was told', async () => {
    const table = seatTable(RULES, 'reentrant');
    const first = seatToAct(table);
    const second = (first + 1) % 4;
    table.session.attach(second, {
      receive({ view }) {
        if (view.legal?.kind === 'auction')
          void table.session.submit(second, { turn: view.turn, action: { type: 'pass' } });
      },
    });
    const { turn } = viewOf(table, first);
    await table.session.submit(first, { turn, action: { type: 'bid', amount: 250 } });
    for (const updates of table.sent) expect(updates.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('deals the next deal only when one is over', async () => {
    const table = seatTable(RULES, 'next');
    expect(await table.session.nextDeal()).toEqual({ ok: false, error: { code: 'deal-not-over' } });
    await play(table, 'next');
    expect((await table.session.nextDeal()).ok).toBe(true);
    expect(viewOf(table, 0).dealNumber).toBe(2);
    expect(table.sent[0]?.at(-1)?.events[0]?.type).toBe('dealt');
  });

  it('hears nobody any more once it is closed', async () => {
    const table = seatTable(RULES, 'closed');
    table.session.close();
    const seat = seatToAct(table);
    const answer = await table.session.submit(seat, { turn: 0, action: { type: 'pass' } });
    expect(answer).toEqual({ ok: false, error: { code: 'no-table' } });
    expect(table.sent[0]).toHaveLength(1);
  });

  it('never repeats the seed it deals from', async () => {
    const table = seatTable(RULES, 'a-seed-that-would-be-noticed');
    await play(table, 'x');
    await table.session.nextDeal();
    expect(JSON.stringify(table.sent)).not.toContain('a-seed-that-would-be-noticed');
  });
});

describe('undo', () => {
  const alone = (seed: string, preset = 'sq-partnership') =>
    seatTable(presetRules(preset), seed, {
      seats: oneAmongBots(presetRules(preset).players),
      takesBack: 'decisions',
    });

  it('goes back to the seat’s last decision, and the same actions lead to the same state again', async () => {
    const table = alone('back');
    await play(table, 'back', inThirdTrick);
    const after = table.session.game();
    const own = decisionsOf(after).filter(({ seat }) => seat === 0);
    expect((await table.session.undo(0)).ok).toBe(true);
    expect(viewOf(table, 0).turn).toBe(own.at(-1)?.turn);
    expect(viewOf(table, 0).legal).not.toBeNull();
    for (const { seat, action } of after.deal.moves.slice(viewOf(table, 0).turn)) {
      const { turn } = viewOf(table, seat);
      await table.session.submit(seat, { turn, action });
    }
    expect(table.session.game()).toEqual(after);
  });

  it.each(PRESETS.map(({ name }) => name))('goes back decision by decision in %s', async (name) => {
    const table = alone('all the way', name);
    await play(table, 'all the way');
    await table.session.nextDeal();
    await play(table, 'on', (view) => view.phase.kind === 'play' || view.tricks.length > 1);
    const turns = decisionsOf(table.session.game()).flatMap(({ seat, turn }) =>
      seat === 0 ? [turn] : [],
    );
    for (const turn of turns.reverse()) {
      expect(table.session.current(0).canUndo).toBe(true);
      expect((await table.session.undo(0)).ok).toBe(true);
      expect(viewOf(table, 0).turn).toBe(turn);
      expect(viewOf(table, 0).legal).not.toBeNull();
    }
    expect(table.session.current(0).canUndo).toBe(false);
    expect(await table.session.undo(0)).toEqual({
      ok: false,
      error: { code: 'nothing-to-undo' },
    });
  });

  it('goes straight to an earlier decision, and only to an own one', async () => {
    const table = alone('jump');
    await play(table, 'jump', inThirdTrick);
    const decisions = decisionsOf(table.session.game());
    const others = decisions.find(({ seat }) => seat === 1);
    expect((await table.session.undo(0, others?.turn)).ok).toBe(false);
    const first = decisions.find(({ seat }) => seat === 0);
    expect((await table.session.undo(0, first?.turn)).ok).toBe(true);
    expect(viewOf(table, 0).turn).toBe(first?.turn);
    expect(table.sent[0]?.at(-1)?.events).toEqual([]);
  });
});

describe('taking a card back among people', () => {
  /** A table where a seat has just chosen among its cards, a number lie in the middle, and another is to act. */
  async function afterCard(seed: string, cardsInTrick: number) {
    const table = seatTable(RULES, seed);
    const isChoice = ({ legal, trick }: PlayerView) =>
      legal?.kind === 'play' && legal.cards.length > 1 && trick?.cards.length === cardsInTrick - 1;
    await play(table, seed, isChoice);
    const seat = seatToAct(table);
    const before = viewOf(table, seat);
    if (before.legal?.kind !== 'play') throw new Error('nobody plays a card');
    const [card] = before.legal.cards;
    if (card === undefined) throw new Error('no card is legal');
    const action: Action = { type: 'play', card };
    const answer = await table.session.submit(seat, { turn: before.turn, action });
    expect(answer.ok).toBe(true);
    return { table, seat, before };
  }

  it.each([1, 4])('gives card %i of a trick back, and tells everybody', async (cardsInTrick) => {
    const { table, seat, before } = await afterCard('together', cardsInTrick);
    const canUndo = [0, 1, 2, 3].map((each) => table.session.current(each).canUndo);
    expect(canUndo).toEqual([0, 1, 2, 3].map((each) => each === seat));
    expect(await table.session.undo((seat + 1) % 4, before.turn)).toEqual({
      ok: false,
      error: { code: 'nothing-to-undo' },
    });
    expect(await table.session.undo(seat, before.turn)).toEqual({ ok: true, value: null });
    expect(viewOf(table, seat)).toEqual(before);
    for (const updates of table.sent) expect(updates.at(-1)?.events).toEqual([]);
    expect(table.session.current(seat).canUndo).toBe(false);
  });

  it('is too late once the next has acted, for earlier cards, and while the table is paused', async () => {
    const { table, seat, before } = await afterCard('late', 2);
    await table.session.pause(true);
    expect(await table.session.undo(seat, before.turn)).toEqual({
      ok: false,
      error: { code: 'paused' },
    });
    await table.session.pause(false);
    const earlier = decisionsOf(table.session.game()).find((each) => each.seat === seat);
    expect(await table.session.undo(seat, earlier?.turn)).toMatchObject({ ok: false });
    const next = seatToAct(table);
    const view = viewOf(table, next);
    const action = anyAction(view, randomFromText('late'));
    await table.session.submit(next, { turn: view.turn, action });
    expect(table.session.current(seat).canUndo).toBe(false);
    expect(await table.session.undo(seat, before.turn)).toMatchObject({
      error: { code: 'nothing-to-undo' },
    });
  });

  it('is for cards alone: a bid stands', async () => {
    const table = seatTable(RULES, 'bid');
    const seat = seatToAct(table);
    const { turn } = viewOf(table, seat);
    await table.session.submit(seat, { turn, action: { type: 'bid', amount: 250 } });
    expect(table.session.current(seat).canUndo).toBe(false);
    expect(await table.session.undo(seat, turn)).toMatchObject({ ok: false });
  });

  it('is over with the deal', async () => {
    const table = seatTable(RULES, 'end');
    await play(table, 'end');
    const seats = [0, 1, 2, 3];
    expect(seats.map((seat) => table.session.current(seat).canUndo)).toEqual(
      seats.map(() => false),
    );
  });
});
