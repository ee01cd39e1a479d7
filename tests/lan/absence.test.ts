import { joinInMemory } from '@main/lan/wire/memoryWires';
import type { MakeEnd, Wire } from '@main/lan/wire/wire';
import { presetRules } from '@shared/game/presets';
import type { TableCommand } from '@shared/protocol/lan/lanTable';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFakeClock } from '../support/fakeClock';
import {
  createRig,
  createTestGuest,
  credentialsOf,
  FAST,
  type GuestOptions,
  planFor,
  playPlain,
  type TestGuest,
} from '../support/lan/lanRig';

const CUTTHROAT = { ...presetRules('cm-cutthroat-3'), preset: null, target: 400 };
const GRACE_MS = 60_000;
const STEP_MS = 1_000;

/** A guest whose network can be taken away and given back. */
interface Traveler extends TestGuest {
  goAway(): void;
  comeBack(): void;
}

/** A table of three in memory, whose time passes only when a test says so. */
function openTable(bots = 0, target = CUTTHROAT.target) {
  const clock = createFakeClock();
  const rig = createRig({ clock });
  const table = rig.tables.open(planFor({ ...CUTTHROAT, target }, bots, { graceSeconds: 60 }));
  rig.host.add(table);
  onTestFinished(() => table.close());
  const join = async (
    name: string,
    {
      source = `10.0.0.${name.charCodeAt(0)}`,
      ...more
    }: Partial<GuestOptions> & { source?: string } = {},
  ): Promise<Traveler> => {
    let isOnline = true;
    let wire: Wire | null = null;
    const dial = (makeEnd: MakeEnd) => {
      if (isOnline)
        joinInMemory(
          (hostWire) => rig.host.accept(hostWire, { source, isOwn: false }),
          (opened) => {
            wire = opened;
            return makeEnd(opened);
          },
        );
      else makeEnd(DEAD_WIRE).onClosed(null);
    };
    const guest = createTestGuest({
      dial,
      credentials: { kind: 'code', code: table.code, as: 'player' },
      name,
      clock,
      ...more,
    });
    onTestFinished(guest.leave);
    await guest.until('it is let in or refused', ({ state }) => state().kind !== 'connecting');
    return {
      ...guest,
      goAway() {
        isOnline = false;
        wire?.cut();
      },
      comeBack() {
        isOnline = true;
      },
    };
  };
  /** In steps, so that nobody seems to be silent. */
  const pass = async (ms: number) => {
    for (let leftMs = ms; leftMs >= 0; leftMs -= STEP_MS) {
      clock.advance(Math.min(STEP_MS, leftMs));
      await new Promise(setImmediate);
    }
  };
  return { rig, table, clock, join, pass };
}

const DEAD_WIRE: Wire = { send: () => {}, close: () => {}, cut: () => {}, waitingBytes: () => 0 };

const manage = (guest: TestGuest, command: TableCommand) =>
  guest.request({ type: 'manage', command });
const start = (guest: TestGuest) => manage(guest, { type: 'start' });
const memberOf = (viewer: TestGuest, guest: TestGuest) =>
  viewer.table()?.members.find(({ id }) => id === guest.member());
const isAway = (guest: TestGuest) => (viewer: TestGuest) =>
  memberOf(viewer, guest)?.presence === 'away';
const hasStandIn = (guest: TestGuest) => (viewer: TestGuest) =>
  memberOf(viewer, guest)?.presence === 'stand-in';
const stageIs = (stage: string) => (guest: TestGuest) => guest.table()?.stage === stage;

/** Acts for somebody until a deal is over, and doesn't ask for the next one. */
async function playOneDeal(guest: TestGuest): Promise<void> {
  for (;;) {
    await guest.until(
      'it is to act, or the deal is over',
      (each) => stageIs('deal-over')(each) || (each.update()?.view.legal ?? null) !== null,
    );
    const view = guest.update()?.view;
    if (stageIs('deal-over')(guest) || view === undefined) return;
    const submission = { turn: view.turn, action: playPlain(view) };
    await guest.request({ type: 'act', submission });
  }
}

describe('the time to come back holds', () => {
  /** Ben's seat waits for them for the whole grace, and no longer. */
  const expectGrace = async (
    { pass }: ReturnType<typeof openTable>,
    viewer: TestGuest,
    away: TestGuest,
    awayMs: number,
  ) => {
    await pass(GRACE_MS - awayMs - 1_000);
    expect(memberOf(viewer, away)?.presence).toBe('away');
    await pass(2_000);
    await viewer.until('a bot plays', hasStandIn(away));
  };

  it('when a game begins without somebody who was cut off in the lobby', async () => {
    const opened = openTable();
    const ann = await opened.join('Ann');
    const ben = await opened.join('Ben');
    ben.goAway();
    await ann.until('Ben is away', isAway(ben));
    await start(ann);
    await opened.pass(FAST.numbersMs);
    await ann.until('it is dealt', stageIs('playing'));
    await expectGrace(opened, ann, ben, FAST.numbersMs);
  });

  it('when somebody is cut off while the cards are dealt', async () => {
    const opened = openTable();
    const ann = await opened.join('Ann');
    const ben = await opened.join('Ben');
    ben.goAway();
    await ann.until('Ben is away', isAway(ben));
    ben.comeBack();
    await opened.pass(1_000);
    await ben.until('they are back', ({ state }) => state().kind === 'live');
    await start(ann);
    ben.goAway();
    await opened.pass(FAST.numbersMs);
    await ann.until('it is dealt', stageIs('playing'));
    await expectGrace(opened, ann, ben, FAST.numbersMs);
  });

  it('when another game begins', async () => {
    const opened = openTable(1);
    const ann = await opened.join('Ann', { play: playPlain });
    const ben = await opened.join('Ben', { play: playPlain });
    await start(ann);
    await ann.until('the game is over', stageIs('game-over'));
    ben.goAway();
    await ann.until('Ben is away', isAway(ben));
    await start(ann);
    await opened.pass(FAST.numbersMs);
    await ann.until('another is dealt', stageIs('playing'));
    await expectGrace(opened, ann, ben, FAST.numbersMs);
  });

  it('when the owner seats somebody who is away between two deals', async () => {
    const opened = openTable(1, 1_500);
    const ann = await opened.join('Ann');
    const ben = await opened.join('Ben', {
      credentials: { kind: 'code', code: opened.table.code, as: 'spectator' },
    });
    await start(ann);
    await playOneDeal(ann);
    ben.goAway();
    await ann.until('Ben is away', isAway(ben));
    const moved = await manage(ann, { type: 'move', member: ben.member() ?? '', seat: 1 });
    expect(moved.ok).toBe(true);
    await expectGrace(opened, ann, ben, 0);
  });

  it('no longer than the grace, which began when the connection was lost', async () => {
    const opened = openTable();
    const ann = await opened.join('Ann');
    const ben = await opened.join('Ben');
    ben.goAway();
    await ann.until('Ben is away', isAway(ben));
    await opened.pass(GRACE_MS);
    await start(ann);
    await opened.pass(FAST.numbersMs);
    await opened.pass(0);
    await ann.until('a bot plays at once', hasStandIn(ben));
  });
});

describe('somebody who vanished between games', () => {
  it('keeps the seat for the grace, then gives it to who asks for one', async () => {
    const { join, pass, table } = openTable();
    const ann = await join('Ann');
    const ben = await join('Ben');
    await join('Cleo');
    ben.goAway();
    await ann.until('Ben is away', isAway(ben));
    const early = await join('Dan');
    expect(memberOf(early, early)?.seat).toBeNull();
    await pass(GRACE_MS);
    const late = await join('Eve');
    expect(memberOf(late, late)?.seat).toBe(1);
    expect(table.state().members.filter(({ seat }) => seat === 1)).toHaveLength(1);
  });

  it('keeps the seat for the grace against somebody who is there and sits down', async () => {
    const { join, pass } = openTable();
    const ann = await join('Ann');
    const ben = await join('Ben');
    await join('Cleo');
    const dan = await join('Dan');
    ben.goAway();
    await ann.until('Ben is away', isAway(ben));
    expect((await dan.request({ type: 'sit', seat: 1 })).ok).toBe(false);
    await pass(GRACE_MS);
    expect((await dan.request({ type: 'sit', seat: 1 })).ok).toBe(true);
    // Nobody who is there gives way.
    expect((await ann.request({ type: 'sit', seat: 1 })).ok).toBe(false);
  });

  it('is forgotten after a while, when nobody asked for the seat', async () => {
    const { join, pass } = openTable();
    const ann = await join('Ann');
    const ben = await join('Ben');
    ben.goAway();
    await ann.until('Ben is away', isAway(ben));
    await pass(FAST.ghostMs - 1_000);
    expect(memberOf(ann, ben)?.seat).toBe(1);
    await pass(2_000);
    await ann.until('Ben is forgotten', (viewer) => memberOf(viewer, ben) === undefined);
    expect(ann.table()?.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open']);
  });

  it('is forgotten after a game, too, but never while one is played', async () => {
    const { join, pass } = openTable(1);
    const ann = await join('Ann');
    const ben = await join('Ben');
    await start(ann);
    await ann.until('it is dealt', stageIs('playing'));
    ben.goAway();
    await ann.until('Ben is away', isAway(ben));
    await pass(2 * FAST.ghostMs);
    await ann.until('a bot plays', hasStandIn(ben));
    expect(memberOf(ann, ben)?.seat).toBe(1);
  });

  it('is seated again when there is room at the return', async () => {
    const { join, pass } = openTable();
    const ann = await join('Ann');
    const ben = await join('Ben');
    const cleo = await join('Cleo');
    ben.goAway();
    await ann.until('Ben is away', isAway(ben));
    await pass(GRACE_MS);
    await join('Eve');
    cleo.leave();
    await ann.until('a seat is free', ({ table }) =>
      (table()?.seats ?? []).some(({ kind }) => kind === 'open'),
    );
    ben.comeBack();
    await pass(6_000);
    await ben.until('they are back', ({ state }) => state().kind === 'live');
    expect(memberOf(ben, ben)?.seat).toBe(2);
  });
});

describe('somebody who was removed', () => {
  it('does not come back by the code or the seat, in twenty of twenty tries', async () => {
    const { join } = openTable();
    const ann = await join('Ann');
    const ben = await join('Ben');
    await manage(ann, { type: 'remove', member: ben.member() ?? '' });
    await ben.until('they are removed', ({ state }) => state().kind === 'ended');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const byCode = await join('Ben');
      expect(byCode.state()).toMatchObject({ kind: 'ended', reason: 'removed' });
      const bySeat = await join('Ben', { credentials: credentialsOf(ben) });
      expect(bySeat.state().kind).toBe('ended');
    }
    expect(ann.table()?.members).toHaveLength(1);
  });

  it('comes back once the owner lets people in again, and others come all the while', async () => {
    const { join, table } = openTable();
    const ann = await join('Ann');
    const ben = await join('Ben');
    await manage(ann, { type: 'remove', member: ben.member() ?? '' });
    await ann.until('it is counted', (viewer) => viewer.table()?.removed === 1);
    expect((await join('Cleo')).state().kind).toBe('live');
    expect((await join('Ben')).state().kind).toBe('ended');
    expect(await manage(ann, { type: 'readmit' })).toEqual({ ok: true, value: null });
    expect((await join('Ben')).state().kind).toBe('live');
    expect(table.state().removed).toBe(0);
  });

  it('is only let in again by the owner', async () => {
    const { join } = openTable();
    const ann = await join('Ann');
    const ben = await join('Ben');
    const cleo = await join('Cleo');
    await manage(ann, { type: 'remove', member: ben.member() ?? '' });
    expect((await manage(cleo, { type: 'readmit' })).ok).toBe(false);
    expect((await join('Ben')).state().kind).toBe('ended');
  });

  it('stays removed when the table is opened again', async () => {
    const { join, rig, table } = openTable();
    const ann = await join('Ann');
    const ben = await join('Ben');
    await start(ann);
    await ann.until('it is dealt', stageIs('playing'));
    await manage(ann, { type: 'remove', member: ben.member() ?? '' });
    await ben.until('they are removed', ({ state }) => state().kind === 'ended');
    table.close();
    rig.host.remove(table);
    const [kept] = await rig.tables.reopenable();
    const again = await rig.tables.reopen(kept?.id ?? '');
    if (!again.ok) throw new Error(again.error);
    onTestFinished(() => again.value.close());
    rig.host.add(again.value);
    const back = await join('Ben');
    expect(back.state()).toMatchObject({ kind: 'ended', reason: 'removed' });
  });
});
