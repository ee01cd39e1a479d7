import { createTablePlace } from '@main/hosting/tablePlace';
import { dialPlace } from '@main/lan/wire/dialPlace';
import { joinInMemory } from '@main/lan/wire/memoryWires';
import type { MakeEnd, Wire } from '@main/lan/wire/wire';
import { presetRules } from '@shared/game/presets';
import type { FoundTable } from '@shared/protocol/lan/discovery';
import { expect, it, onTestFinished } from 'vitest';
import { createFakeClock } from '../support/fakeClock';
import { createRig, createTestGuest, FAST, planFor, type TestGuest } from '../support/lan/lanRig';
import { createRawHost } from '../support/lan/rawHost';
import { openRoughDoor } from '../support/lan/roughEnds';
import { loopback } from '../support/lan/transports';

const LOOPBACK = '127.0.0.1';
const isIn = ({ state }: TestGuest) => state().kind === 'live';

/** A guest who has a seat in a game, whose search is answered by somebody else as well once the link is lost. */
async function openGame() {
  const rig = createRig();
  const table = rig.tables.open(planFor(presetRules('cm-cutthroat-3'), 0, { graceSeconds: 60 }));
  rig.host.add(table);
  const way = await loopback.open(rig.host, rig.limits);
  onTestFinished(async () => {
    await table.close();
    await way.close();
  });
  let forged: readonly number[] = [];
  const place = createTablePlace({ address: LOOPBACK, port: way.port }, (_known, onFound) => {
    const others = forged.map((port) => ({ address: LOOPBACK, port }));
    const found = { ...others[0], id: table.tableId, otherPlaces: others.slice(1) };
    onFound([found as Partial<FoundTable> as FoundTable]);
    return { stop: () => {} };
  });
  const wires: Wire[] = [];
  let guest: TestGuest | null = null;
  const dial = (makeEnd: MakeEnd) => {
    // The search has answered before the next place is asked for.
    if (guest !== null) place.follow(guest);
    dialPlace(place.next(), FAST, (wire) => {
      wires.push(wire);
      return makeEnd(wire);
    });
  };
  guest = createTestGuest({ dial, credentials: { kind: 'code', code: table.code, as: 'player' } });
  onTestFinished(guest.leave);
  await guest.until('it is in', isIn);
  await guest.request({ type: 'manage', command: { type: 'start' } });
  await guest.until('it is dealt', ({ update }) => update() !== null);
  return {
    rig,
    table,
    guest,
    realPort: way.port,
    /** The link is cut, and these ports say that they have the table. */
    lose(...ports: readonly number[]) {
      forged = ports;
      wires.at(-1)?.cut();
    },
  };
}

/** Who knows a table by its search, and neither its code nor anybody's seat; notes all that it hears. */
async function openFalseHost(table: string, answer: (wire: Wire) => MakeEnd) {
  const heard: string[] = [];
  const door = await openRoughDoor((wire) => {
    const end = answer(wire)(wire);
    return {
      ...end,
      onText(text) {
        heard.push(text);
        end.onText(text);
      },
    };
  });
  onTestFinished(door.close);
  return { heard, port: door.port, table };
}

const asHost = (table: string) => () =>
  createRawHost({ table, code: 'AAAAAA', onAdmitted: () => expect.fail('it lets nobody in') });

it('a machine that answers a search with a known table gets neither the key nor the seat of a guest', async () => {
  const { table, guest, lose } = await openGame();
  const seat = guest.seat ?? expect.fail('it has a seat');
  const hand = guest.update()?.view.hand;
  const false1 = await openFalseHost(table.tableId, asHost(table.tableId));
  const people = JSON.stringify(table.kept().people);
  lose(false1.port);
  await guest.until('it is cut off', ({ state }) => state().kind === 'reconnecting');
  await guest.until('it is back', isIn);
  expect(false1.heard.map((text) => JSON.parse(text).type)).toContain('hello');
  expect(false1.heard.map((text) => JSON.parse(text).type)).not.toContain('proof');
  expect(false1.heard.join()).not.toContain(seat.key);
  expect(JSON.stringify(table.kept().people)).toBe(people);
  expect(guest.update()?.view.hand).toEqual(hand);
});

it('nor does one that passes all on to the true host and back, and then speaks for the guest', async () => {
  const { table, guest, rig, lose } = await openGame();
  const hellos: string[] = [];
  const relay = await openFalseHost(table.tableId, (near) => () => {
    const far = rig.host.accept(
      { ...near, send: (text) => near.send(text) },
      { source: '127.0.0.9', isOwn: false },
    );
    return {
      ...far,
      onText(text) {
        hellos.push(text);
        far.onText(text);
        // A word of its own, once the guest has proved who it is.
        if (text.startsWith('{"type":"proof"')) far.onText('{"type":"leave"}');
      },
    };
  });
  lose(relay.port);
  await guest.until('it is cut off', ({ state }) => state().kind === 'reconnecting');
  await guest.until('it is back', isIn);
  expect(hellos.join()).toContain('{"type":"proof"');
  // Who leaves on purpose has a bot play at once.
  expect(table.state().members).toMatchObject([{ seat: 0 }]);
  expect(table.state().members[0]?.presence).not.toBe('stand-in');
  await guest.until('it is back for good', isIn);
});

it('nor do many of them, which only make the way back longer', async () => {
  const { table, guest, lose } = await openGame();
  const all = [];
  for (let n = 0; n < 8; n += 1)
    all.push(await openFalseHost(table.tableId, asHost(table.tableId)));
  lose(...all.map(({ port }) => port));
  await guest.until('it is cut off', ({ state }) => state().kind === 'reconnecting');
  await guest.until('it is back', isIn);
  expect(all.flatMap(({ heard }) => heard).join()).not.toContain(guest.seat?.key ?? 'no key');
  expect(table.state().members).toMatchObject([{ seat: 0, presence: 'here' }]);
});

it('nor does one that answers while the true host is away have a guest give up early', async () => {
  const clock = createFakeClock();
  const rig = createRig({ clock });
  const table = rig.tables.open(planFor(presetRules('cm-cutthroat-3'), 0, { graceSeconds: 60 }));
  rig.host.add(table);
  onTestFinished(() => table.close());
  let isThere = true;
  let dials = 0;
  const wires: Wire[] = [];
  const dial = (makeEnd: MakeEnd) => {
    dials += 1;
    if (isThere)
      joinInMemory(
        (opened) => rig.host.accept(opened, { source: '10.0.0.1', isOwn: false }),
        (opened) => {
          wires.push(opened);
          return makeEnd(opened);
        },
      );
    else if (dials % 2 === 0) joinInMemory(asHost(table.tableId)(), makeEnd);
    else makeEnd(NOBODY).onClosed(null);
  };
  const guest = createTestGuest({
    dial,
    clock,
    credentials: { kind: 'code', code: table.code, as: 'player' },
  });
  onTestFinished(guest.leave);
  await guest.until('it is in', isIn);
  isThere = false;
  wires.at(-1)?.cut();
  for (let seconds = 0; seconds < 110; seconds += 1) {
    clock.advance(1_000);
    await new Promise(setImmediate);
  }
  expect(guest.state().kind).toBe('reconnecting');
  isThere = true;
  guest.checkNow();
  await guest.until('it is back', isIn);
});

const NOBODY: Wire = { send: () => {}, close: () => {}, cut: () => {}, waitingBytes: () => 0 };
