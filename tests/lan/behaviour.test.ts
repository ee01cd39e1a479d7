import type { Credentials } from '@main/lan/guest/admission';
import type { Wire } from '@main/lan/wire/wire';
import type { Action } from '@shared/game/actions';
import { at } from '@shared/game/cards';
import { presetRules } from '@shared/game/presets';
import type { TableCommand } from '@shared/protocol/lan/lanTable';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  createRig,
  createTestGuest,
  credentialsOf,
  type GuestOptions,
  planFor,
  playPlain,
  type TestGuest,
} from '../support/lan/lanRig';
import { TRANSPORTS, type Transport } from '../support/lan/transports';
import { createMemoryKeeper } from '../support/memoryKeeper';

/** Short games, so that whole ones can be played over every transport. */
/** No single deal brings so much: the game has several. */
const PARTNERSHIP = { ...presetRules('sq-partnership'), preset: null, target: 1000 };
const CUTTHROAT = { ...presetRules('cm-cutthroat-3'), preset: null, target: 400 };

/** A host with one table, and guests that come to it. */
async function openTable(
  transport: Transport,
  options: Parameters<typeof planFor> = [PARTNERSHIP],
) {
  const keeper = createMemoryKeeper();
  const rig = createRig({ keeper });
  const table = rig.tables.open(planFor(...options));
  rig.host.add(table);
  const way = await transport.open(rig.host, rig.limits);
  onTestFinished(async () => {
    table.close();
    await way.close();
  });
  const join = async (name: string, more: Partial<GuestOptions> = {}): Promise<TestGuest> => {
    const guest = createTestGuest({
      dial: (makeEnd) => way.dial(makeEnd),
      credentials: { kind: 'code', code: table.code, as: 'player' },
      name,
      ...more,
    });
    onTestFinished(guest.leave);
    await guest.until('it is let in or refused', ({ state }) => state().kind !== 'connecting');
    return guest;
  };
  return { rig, table, way, join, keeper };
}

const start = (guest: TestGuest) => guest.request({ type: 'manage', command: { type: 'start' } });
const isOver = (guest: TestGuest) => guest.table()?.stage === 'game-over';
const seatOf = (guest: TestGuest) =>
  guest.table()?.members.find(({ id }) => id === guest.member())?.seat;
const presenceOf = (viewer: TestGuest, guest: TestGuest) =>
  viewer.table()?.members.find(({ id }) => id === guest.member())?.presence;
/** Three guests at a table of three, and the first has begun the game. */
async function startedByThree(transport: (typeof TRANSPORTS)[number]) {
  const { join } = await openTable(transport, [CUTTHROAT]);
  const ann = await join('Ann');
  const guests: TestGuest[] = [ann, await join('Ben'), await join('Cleo')];
  await start(ann);
  return { guests, ann };
}

describe.each(TRANSPORTS)('a table over $name', (transport) => {
  it('plays a whole game with four people, dealt fairly and the same for all', async () => {
    const { join, keeper, rig } = await openTable(transport);
    const guests: TestGuest[] = [];
    for (const name of ['Ann', 'Ben', 'Cleo', 'Dan'])
      guests.push(await join(name, { play: playPlain }));
    expect(guests.map(seatOf)).toEqual([0, 1, 2, 3]);
    expect(await start(at(guests, 1))).toMatchObject({ ok: false });
    expect(await start(at(guests, 0))).toEqual({ ok: true, value: null });
    await Promise.all(guests.map((guest) => guest.until('the game is over', isOver)));

    for (const [seat, guest] of guests.entries()) {
      const seqs = guest.updates.map(({ seq }) => seq);
      expect(seqs).toEqual(seqs.map((_, index) => at(seqs, 0) + index));
      expect(guest.updates.every(({ view }) => view.seat === seat)).toBe(true);
      expect(guest.update()?.view.scores).toEqual(at(guests, 0).update()?.view.scores);
    }
    // Deals are checked between other things, so the last one may be done before the first.
    for (const guest of guests)
      await guest.until('all have checked all deals', ({ checks }) =>
        checks().every(({ others }) => others.length === 4),
      );
    expect(guests[0]?.checks().length).toBeGreaterThan(1);
    for (const guest of guests)
      for (const check of guest.checks()) {
        expect(check.verdict).toBe('fair');
        expect(check.ownShareUsed).toBe(true);
        expect(check.shares.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
      }
    expect(rig.troubles).toEqual([]);
    expect(keeper.running.size).toBe(1);
  });

  it('has bots play where nobody sits, and tells who is what', async () => {
    const { join } = await openTable(transport, [CUTTHROAT, 1]);
    const ann = await join('Ann', { play: playPlain });
    await start(ann);
    await ann.until('a deal is over', ({ update }) => update()?.view.phase.kind === 'over');
    expect(ann.table()?.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'bot']);
    expect(ann.update()?.seats.map(({ kind }) => kind)).toEqual(['human', 'bot', 'bot']);
  });

  it('gives a card back to who played it, until the next has acted', async () => {
    const { guests } = await startedByThree(transport);
    const turnOf = (guest: TestGuest) => guest.update()?.view.turn ?? -1;
    const isDealOver = (guest: TestGuest) => guest.update()?.view.phase.kind === 'over';
    /** Has whoever is to act do so as the plain bot would, and waits until all have heard. */
    const actOn = async (): Promise<TestGuest> => {
      for (const guest of guests)
        await guest.until('it is dealt', ({ update }) => update() !== null);
      // A declarer may give up before the first card.
      if (isDealOver(at(guests, 0))) {
        for (const guest of guests) await guest.request({ type: 'next' });
        for (const guest of guests)
          await guest.until('the next is dealt', (each) => !isDealOver(each));
      }
      const actor = guests.find((guest) => guest.update()?.view.legal != null);
      const view = actor?.update()?.view;
      if (actor === undefined || view === undefined) throw new Error('nobody is to act');
      await actor.request({
        type: 'act',
        submission: { turn: view.turn, action: playPlain(view) },
      });
      for (const guest of guests)
        await guest.until('the turn has passed', () => turnOf(guest) > view.turn);
      return actor;
    };
    let actor = await actOn();
    while (actor.update()?.canUndo !== true) actor = await actOn();
    const hand = actor.update()?.view.hand.length ?? 0;
    const turn = turnOf(actor) - 1;
    const other = at(guests, (guests.indexOf(actor) + 1) % 3);
    const takeBack = (guest: TestGuest) => guest.request({ type: 'take-back', turn });
    expect(await takeBack(other)).toMatchObject({ error: { code: 'nothing-to-undo' } });
    expect(await takeBack(actor)).toEqual({ ok: true, value: null });
    for (const guest of guests) await guest.until('the card is back', () => turnOf(guest) === turn);
    expect(actor.update()?.view.hand).toHaveLength(hand + 1);
    expect(actor.update()?.view.legal?.kind).toBe('play');
    await actOn();
    await actOn();
    expect(await takeBack(actor)).toMatchObject({ error: { code: 'nothing-to-undo' } });
  });

  it('refuses what may not be done, says why and leaves the game as it was', async () => {
    const { guests, ann } = await startedByThree(transport);
    for (const guest of guests)
      await guest.until('it is dealt', ({ update }) => update()?.view.phase.kind === 'auction');
    const phase = ann.update()?.view.phase;
    if (phase?.kind !== 'auction') throw new Error('nobody bids');
    const actor = at(guests, phase.seat);
    const other = at(guests, (phase.seat + 1) % 3);
    const turn = () => ann.update()?.view.turn ?? -1;
    const before = JSON.stringify(ann.update()?.view);
    const act = (guest: TestGuest, action: Action, answering = turn()) =>
      guest.request({ type: 'act', submission: { turn: answering, action } });
    expect(await act(other, { type: 'pass' })).toMatchObject({
      error: { code: 'refused', refusal: { code: 'not-your-turn' } },
    });
    expect(await act(actor, { type: 'play', card: 0 })).toMatchObject({
      error: { code: 'refused', refusal: { code: 'wrong-phase' } },
    });
    expect(await act(actor, { type: 'bid', amount: 1 })).toMatchObject({
      error: { code: 'refused', refusal: { code: 'bad-bid' } },
    });
    expect(await act(actor, { type: 'pass' }, turn() + 1)).toMatchObject({
      error: { code: 'stale-turn' },
    });
    expect(JSON.stringify(ann.update()?.view)).toBe(before);
  });

  it('gives a seat back with everything on it after a cut, also when the program was killed', async () => {
    const { join, way, table } = await openTable(transport, [CUTTHROAT, 0, { graceSeconds: 0 }]);
    const ann = await join('Ann', { play: playPlain });
    const ben = await join('Ben', { play: playPlain });
    const wires: Wire[] = [];
    const cleo = await join('Cleo', {
      dial: (makeEnd) =>
        way.dial((wire) => {
          wires.push(wire);
          return makeEnd(wire);
        }),
    });
    await start(ann);
    await cleo.until('it is its turn', ({ update }) => (update()?.view.legal ?? null) !== null);
    await ann.request({ type: 'chat', text: 'Where is Cleo?' });
    wires.at(-1)?.cut();
    await cleo.until('the cut is noticed', ({ state }) => state().kind === 'reconnecting');
    await ann.until('a bot plays on', (guest) => presenceOf(guest, cleo) === 'stand-in');
    await cleo.until('it is back', ({ state }) => state().kind === 'live');
    expect(cleo.update()?.view.seat).toBe(2);
    expect(cleo.chat().map(({ text }) => text)).toEqual(['Where is Cleo?']);
    await ann.until('it is there again', (guest) => presenceOf(guest, cleo) === 'here');

    // Killed without a word: another program comes with the key, and the old connection is closed.
    const again = await join('Cleo', {
      credentials: credentialsOf(cleo),
      play: playPlain,
    });
    await cleo.until('it gives way', ({ state }) => state().kind === 'ended');
    expect(cleo.state()).toMatchObject({ reason: 'replaced' });
    expect(seatOf(again)).toBe(2);
    expect(table.state().members.filter(({ presence }) => presence === 'here')).toHaveLength(3);
    await Promise.all([ann, ben, again].map((guest) => guest.until('the game is over', isOver)));
  });

  it('lets people watch who see open cards only, and play in the next game', async () => {
    const { join, table } = await openTable(transport, [CUTTHROAT, 0]);
    const ann = await join('Ann', { play: playPlain });
    const ben = await join('Ben', { play: playPlain });
    const cleo = await join('Cleo', { play: playPlain });
    const eve = await join('Eve', {
      credentials: { kind: 'code', code: table.code, as: 'spectator' },
      play: playPlain,
    });
    await start(ann);
    await Promise.all([ann, eve].map((guest) => guest.until('the game is over', isOver)));
    expect(eve.updates.length).toBeGreaterThan(20);
    for (const { view } of eve.updates)
      expect([view.seat, view.hand, view.legal, view.meldIfTrump]).toEqual([null, [], null, null]);
    expect(await eve.request({ type: 'sit', seat: 1 })).toMatchObject({ ok: false });

    expect(await ben.request({ type: 'stand' })).toMatchObject({ ok: true });
    expect(await eve.request({ type: 'sit', seat: 1 })).toMatchObject({ ok: true });
    const before = eve.updates.length;
    const game = eve.update()?.tableId;
    await start(ann);
    const isAnotherOver = (guest: TestGuest) => isOver(guest) && guest.update()?.tableId !== game;
    for (const guest of [cleo, eve]) await guest.until('another game is over', isAnotherOver);
    const bids = eve.updates.slice(before).filter(({ view }) => view.seat === 1 && view.legal);
    expect(bids.length).toBeGreaterThan(0);
  });

  it('lets the owner pause, mute, seat, replace and remove, and nobody else', async () => {
    const { join } = await openTable(transport, [CUTTHROAT, 0]);
    const ann = await join('Ann');
    const ben = await join('Ben');
    const cleo = await join('Cleo');
    const manage = (guest: TestGuest, command: TableCommand) =>
      guest.request({ type: 'manage', command });
    await start(ann);
    await ben.until('it is dealt', ({ update }) => update() !== null);
    expect(await manage(ben, { type: 'pause', paused: true })).toMatchObject({ ok: false });
    expect(await manage(ann, { type: 'pause', paused: true })).toMatchObject({ ok: true });
    await ben.until('it is paused', ({ update }) => update()?.paused === true);
    const actor = [ann, ben, cleo].find(({ update }) => update()?.view.legal !== null);
    const turn = actor?.update()?.view.turn ?? -1;
    expect(
      await actor?.request({ type: 'act', submission: { turn, action: { type: 'pass' } } }),
    ).toMatchObject({ error: { code: 'paused' } });
    await manage(ann, { type: 'pause', paused: false });

    const benId = ben.member() ?? '';
    await manage(ann, { type: 'mute', member: benId, muted: true });
    expect(await ben.request({ type: 'chat', text: 'Hello' })).toMatchObject({ ok: false });
    expect(await ben.request({ type: 'gesture', gesture: 'hello' })).toMatchObject({ ok: false });
    await manage(ann, { type: 'mute', member: benId, muted: false });
    expect(await ben.request({ type: 'gesture', gesture: 'hello' })).toMatchObject({ ok: true });
    await ann.until('it sees the gesture', ({ gestures }) => gestures.length === 1);

    await manage(ann, { type: 'set-seat', seat: 1, kind: 'bot', level: 'plain' });
    await ben.until('a bot has its seat', ({ update }) => update()?.view.seat === null);
    expect(ben.update()?.view.hand).toEqual([]);
    await manage(ann, { type: 'remove', member: benId });
    await ben.until('it is removed', ({ state }) => state().kind === 'ended');
    expect(ben.state()).toMatchObject({ reason: 'removed' });
  });

  it('says why one is not let in', async () => {
    const { join, table } = await openTable(transport, [CUTTHROAT, 2, { spectators: false }]);
    const ann = await join('Ann');
    const reasonFor = async (credentials: Credentials) => {
      const guest = await join('Eve', { credentials });
      const state = guest.state();
      return state.kind === 'ended' ? state.reason : state.kind;
    };
    expect(seatOf(ann)).toBe(0);
    const wrong = table.code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA';
    expect(await reasonFor({ kind: 'code', code: wrong, as: 'player' })).toBe('code');
    expect(await reasonFor({ kind: 'code', code: table.code, as: 'player' })).toBe('full');
    expect(await reasonFor({ kind: 'code', code: table.code, as: 'spectator' })).toBe('full');
    const seat = { table: table.tableId, member: ann.member() ?? '', key: '0'.repeat(64) };
    expect(await reasonFor({ kind: 'seat', ...seat })).toBe('no-seat');
  });

  it('tells everybody that the host has closed, and takes all back to their seats when it opens again', async () => {
    const { join, table, rig, way } = await openTable(transport, [CUTTHROAT, 1]);
    const ann = await join('Ann');
    const ben = await join('Ben');
    await start(ann);
    await ben.until('it is dealt', ({ update }) => update() !== null);
    await ann.request({
      type: 'act',
      submission: { turn: ann.update()?.view.turn ?? 0, action: { type: 'pass' } },
    });
    const before = [ann, ben].map((guest) => guest.update()?.view);
    table.close();
    rig.host.remove(table);
    await ben.until('it is told', ({ state }) => state().kind === 'ended');
    expect(ben.state()).toMatchObject({ reason: 'closed' });

    const [kept] = await rig.tables.reopenable();
    const reopened = await rig.tables.reopen(kept?.id ?? '');
    if (!reopened.ok) throw new Error(reopened.error);
    onTestFinished(() => reopened.value.close());
    expect(reopened.value.code).toBe(table.code);
    rig.host.add(reopened.value);
    const again = [];
    for (const [seat, guest] of [ann, ben].entries()) {
      const back = createTestGuest({
        dial: (makeEnd) => way.dial(makeEnd),
        credentials: credentialsOf(guest),
        name: guest.name,
        play: playPlain,
      });
      onTestFinished(back.leave);
      again.push(back);
      await back.until('it is back', ({ state }) => state().kind === 'live');
      expect(seatOf(back)).toBe(seat);
      expect(back.update()?.view.turn).toBeGreaterThanOrEqual(before[seat]?.turn ?? 99);
    }
    await Promise.all(again.map((guest) => guest.until('the game is played on', isOver)));
  });
});
