import type { HostTable } from '@main/lan/host/hostTable';
import { joinInMemory } from '@main/lan/wire/memoryWires';
import type { Wire } from '@main/lan/wire/wire';
import { presetNamed } from '@shared/game/presets';
import type { HostMessage } from '@shared/protocol/lan/hostMessages';
import type { LanTable } from '@shared/protocol/lan/lanTable';
import type { Limits } from '@shared/protocol/lan/limits';
import { fromWire } from '@shared/protocol/lan/updateSchema';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFakeClock } from '../support/fakeClock';
import { createRig, createTestGuest, FAST, planFor, type TestGuest } from '../support/lan/lanRig';
import { FULL_TIMEOUT_MS, share } from '../support/lan/share';
import { comeBack, type Moment, reopenTable, watchedHost } from '../support/lan/watchedHost';
import { createMemoryKeeper } from '../support/memoryKeeper';

const preset = presetNamed('cm-cutthroat-3');
if (preset === null) throw new Error('no such preset');
/** No game ends while it is looked at. */
const RULES = { ...preset.rules, preset: null, target: 99_999 };

/** Most of what is sent is an action: this many pass for each that is looked at. */
const ONE_UPDATE_IN = share(11, 1);

const stageOf = (told: HostMessage): LanTable['stage'] | null =>
  told.type === 'joined' || told.type === 'table' ? told.table.stage : null;

/** The first word of a game; before it there is nothing to lose but who sat down where. */
const isOfGame = ({ told }: Moment) =>
  told.type === 'update' || told.type === 'snapshot' || stageOf(told) === 'playing';

const atDeal = (number: number) => (guest: TestGuest) =>
  (guest.update()?.view.dealNumber ?? 0) >= number;

const atTurn = (turn: number) => (guest: TestGuest) => (guest.update()?.view.turn ?? 0) >= turn;

describe('a host that is killed at any moment has kept what it told', () => {
  it(
    'the seats, their keys, the people and every action',
    async () => {
      const { moments, join } = watchedHost(RULES);
      const ann = await join('Ann');
      const ben = await join('Ben');
      await ann.guest.request({ type: 'manage', command: { type: 'start' } });
      await ben.guest.until('it is dealt', atDeal(1));
      ben.cut();
      await ben.guest.until('it is cut', ({ state }) => state().kind === 'reconnecting');
      await ben.guest.until('it is back', ({ state }) => state().kind === 'live');
      const cleo = await join('Cleo');
      await ann.guest.request({ type: 'manage', command: { type: 'spectators', allowed: false } });
      await ann.guest.until('the second deal', atDeal(2));
      cleo.guest.leave();
      const since = ann.guest.update()?.view.turn ?? 0;
      await ann.guest.until('a bot plays for Cleo', atTurn(since + 6));

      const first = moments.findIndex(isOfGame);
      expect(first).toBeGreaterThan(0);
      const checked = { seats: 0, views: 0, tables: 0 };
      for (const [index, { told, seat, kept }] of moments.slice(first).entries()) {
        if (told.type === 'update' && index % ONE_UPDATE_IN > 0) continue;
        const table = await reopenTable(kept);
        const { joined: back } = comeBack(table, seat());
        checked.seats += 1;
        if (told.type === 'update' || told.type === 'snapshot') {
          const { view } = told.update;
          const found = back.update?.view;
          expect(found?.dealNumber).toBe(view.dealNumber);
          expect(found?.turn).toBe(view.turn);
          // Who is given a seat is told as one who watches that its name has changed, and then sees its cards.
          if (view.seat !== null) {
            expect(found?.seat).toBe(view.seat);
            expect(found?.hand).toEqual(view.hand);
          }
          checked.views += 1;
        }
        if (told.type === 'table' || told.type === 'joined') {
          const people = ({ members }: LanTable) =>
            members.map(({ id, name, seat, muted }) => ({ id, name, seat, muted }));
          expect(people(back.table)).toEqual(people(told.table));
          expect(back.table.spectators).toBe(told.table.spectators);
          checked.tables += 1;
        }
        table.close();
      }
      expect(Math.min(...Object.values(checked))).toBeGreaterThan(5);
    },
    FULL_TIMEOUT_MS,
  );
});

/** A guest at a table that is being played; `move` leads its next connections to another host. */
async function guestOfKilledHost(
  limits: Limits,
  isEnough: (guest: TestGuest) => boolean = atDeal(1),
) {
  const keeper = createMemoryKeeper();
  const rig = createRig({ keeper });
  const table = rig.tables.open(planFor(RULES));
  rig.host.add(table);
  onTestFinished(() => table.close());
  let host = rig.host;
  let hellos = 0;
  let onThirdDial = () => {};
  const thirdDial = new Promise<void>((resolve) => {
    onThirdDial = resolve;
  });
  const wires: Wire[] = [];
  const guest = createTestGuest({
    dial: (makeEnd) =>
      void joinInMemory(
        (wire) => {
          const end = host.accept(wire, { source: '127.0.0.1', isOwn: false });
          return {
            ...end,
            onText(text) {
              if (text.includes('"hello"')) hellos += 1;
              end.onText(text);
            },
          };
        },
        (wire) => {
          wires.push(wire);
          if (wires.length === 3) onThirdDial();
          return makeEnd(wire);
        },
      ),
    credentials: { kind: 'code', code: table.code, as: 'player' },
    limits,
  });
  onTestFinished(guest.leave);
  await guest.until('it is in', ({ state }) => state().kind === 'live');
  await guest.request({ type: 'manage', command: { type: 'start' } });
  await guest.until('the moment of the kill', isEnough);
  const kept = new Map(keeper.running);
  const other = createRig();
  const otherTable = other.tables.open(planFor(RULES));
  other.host.add(otherTable);
  onTestFinished(() => otherTable.close());
  host = other.host;
  hellos = 0;
  wires.at(-1)?.cut();
  return {
    guest,
    kept,
    /** It has come to the other host twice. */
    thirdDial,
    hellos: () => hellos,
    move(next: HostTable) {
      other.host.remove(otherTable);
      other.host.add(next);
    },
  };
}

describe('where another host answers at the address of one that was killed', () => {
  it('the guest waits for its own table, and says nothing to the other one', async () => {
    const { guest, kept, thirdDial, hellos, move } = await guestOfKilledHost(FAST);
    const before = guest.update()?.view;
    await thirdDial;
    expect(guest.state().kind).toBe('reconnecting');
    expect(hellos()).toBe(0);
    const table = await reopenTable(kept);
    onTestFinished(() => table.close());
    move(table);
    await guest.until('it is back', ({ state }) => state().kind === 'live');
    expect(guest.update()?.view.hand).toEqual(before?.hand);
    expect(guest.update()?.view.seat).toBe(before?.seat);
  });

  it('the guest is told after a while', async () => {
    const { guest } = await guestOfKilledHost({ ...FAST, otherTableMs: 0 });
    await guest.until('it is told', ({ state }) => state().kind === 'ended');
    expect(guest.state()).toMatchObject({ reason: 'other-table' });
  });
});

it('a table that is opened again waits for its people before bots play for them', async () => {
  const { guest, kept } = await guestOfKilledHost(
    FAST,
    ({ update }) => update()?.view.legal != null,
  );
  const before = guest.update()?.view;
  const seat = before?.seat ?? -1;
  const clock = createFakeClock();
  const table = await reopenTable(kept, clock);
  onTestFinished(() => table.close());
  const presence = () => table.state().members.find((each) => each.seat === seat)?.presence;
  clock.advance(FAST.reopenedGraceMs - 1);
  expect(presence()).toBe('away');
  const { joined, leave } = comeBack(table, guest.seat ?? expect.fail());
  leave();
  const { update } = joined;
  expect(update === null ? null : fromWire(update, RULES).view).toEqual(before);
  // From their return on the table's own grace holds.
  clock.advance(5_000 - 1);
  expect(presence()).toBe('away');
  clock.advance(1);
  expect(presence()).toBe('stand-in');
});
