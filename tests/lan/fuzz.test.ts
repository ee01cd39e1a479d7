import { presetRules } from '@shared/game/presets';
import { SUBPROTOCOL } from '@shared/protocol/lan/limits';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { openHostileHost } from '../support/lan/fuzzedGuest';
import { type Attacker, attackersOf } from '../support/lan/fuzzedHost';
import { createFuzzReport, type FuzzReport } from '../support/lan/fuzzReport';
import { createRig, createTestGuest, FAST, planFor, playPlain } from '../support/lan/lanRig';
import { isFull, share } from '../support/lan/share';
import { loopback } from '../support/lan/transports';
import { createMemoryKeeper } from '../support/memoryKeeper';
import { seededRandom } from '../support/seededRandom';

const SEED = 20_261_130;
/** Both ways together a million in full. */
const FRAMES = share(2_000, 500_000);
const FUZZ_TIMEOUT_MS = isFull ? 3 * 60 * 60_000 : 120_000;
const rules = presetRules('cm-cutthroat-3');

/** What can only be said after the full run: a share is too short for memory, and CI too busy for times. */
function expectSteady(title: string, report: FuzzReport): void {
  console.info(report.table(title));
  expect(report.frames()).toBeGreaterThanOrEqual(FRAMES);
  if (!isFull) return;
  const [first = 0, ...later] = report.heaps;
  expect(later).toHaveLength(3);
  expect(Math.max(...later) / first).toBeLessThan(1.25);
}

it(
  `a host survives ${FRAMES} bad frames of members, and the others play on`,
  async () => {
    // Who has gone mad is let go on for as long as the test wants, and keeps nobody waiting for a share.
    const limits = { ...FAST, numbersMs: 50, readyMs: 50, maxUnreadableFrames: 1_000_000_000 };
    // The games that are over would fill the memory, and not the host's.
    const keeper = { ...createMemoryKeeper(), archive: async () => {} };
    const rig = createRig({ limits, keeper });
    const table = rig.tables.open(planFor(rules, 0, { graceSeconds: 0 }));
    rig.host.add(table);
    const { host, enter } = attackersOf(rig.host);
    const way = await loopback.open(host, limits);
    const attackers: Attacker[] = [];
    onTestFinished(async () => {
      for (const attacker of attackers) attacker.leave();
      await table.close();
      await way.close();
    });
    const report = createFuzzReport();
    const join = async (name: string, source: string) => {
      const guest = createTestGuest({
        dial: (makeEnd) => way.dial(makeEnd, source),
        credentials: { kind: 'code', code: table.code, as: 'player' },
        name,
        play: playPlain,
        forgetful: true,
        onAnswered: report.answered,
      });
      onTestFinished(guest.leave);
      await guest.until('it is in', ({ state }) => state().kind === 'live');
      return guest;
    };
    const others = [await join('Ann', '127.0.0.2'), await join('Ben', '127.0.0.3')] as const;
    const [ann] = others;
    const random = seededRandom(SEED);
    const attack = { port: way.port, code: table.code, rules, random, onRead: report.read };
    attackers.push(
      enter({ ...attack, address: '127.0.0.5', as: 'player' }),
      enter({ ...attack, address: '127.0.0.6', as: 'spectator' }),
    );
    const turns = new Set<string>();
    const isOver = () => ['lobby', 'game-over'].includes(ann.table()?.stage ?? '');
    while (report.frames() < FRAMES) {
      for (const attacker of attackers) await attacker.attack();
      if (isOver()) await ann.request({ type: 'manage', command: { type: 'start' } });
      if (turns.size < 100) turns.add(`${ann.update()?.tableId}/${ann.update()?.view.turn}`);
      report.passed(report.frames() / FRAMES);
    }
    // The game has gone on all the while, and neither of the others was ever cut off or refused.
    const last = ann.update()?.seq;
    await ann.until('it goes on', (guest) => isOver() || guest.update()?.seq !== last);
    expect(turns.size).toBeGreaterThan(10);
    for (const other of others) {
      expect(other.state().kind).toBe('live');
      expect(other.refusals).toEqual([]);
    }
    expect(rig.troubles).toEqual([]);
    expect(Object.prototype).not.toHaveProperty('isAdmin');
    const comings = attackers.map((attacker) => attacker.comings()).join(' and ');
    expectSteady(`at the host, over ${comings} connections`, report);
    if (isFull) expect(report.p99()).toBeLessThan(50);
  },
  FUZZ_TIMEOUT_MS,
);

it('a door survives frames that are no text, too large, compressed, broken off or in too many pieces', async () => {
  const rig = createRig();
  const table = rig.tables.open(planFor(rules, 2));
  rig.host.add(table);
  const way = await loopback.open(rig.host, rig.limits);
  onTestFinished(async () => {
    table.close();
    await way.close();
  });
  const url = `ws://127.0.0.1:${way.port}/t`;
  const attack = (spoil: (socket: WebSocket) => void): Promise<number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(url, [SUBPROTOCOL], { perMessageDeflate: true });
      socket.on('error', () => {});
      socket.on('open', () => spoil(socket));
      socket.on('close', (code) => resolve(code));
    });
  const raw = (bytes: readonly number[]) => (socket: WebSocket) =>
    // The socket itself, under the frames.
    void Reflect.get(socket, '_socket').write(Buffer.from(bytes));
  expect(await attack((socket) => socket.send(Buffer.from([1, 2, 3])))).toBe(4000);
  expect(await attack((socket) => socket.send('x'.repeat(16 * 1024 + 1)))).toBe(1009);
  expect(await attack((socket) => socket.send('{'))).toBe(4000);
  expect(
    await attack((socket) => {
      for (let piece = 0; piece < 100; piece += 1) socket.send('x', { fin: false });
    }),
  ).toBe(1008);
  // A compressed frame without compression agreed, text that is no UTF-8, an opcode that there is not.
  expect(await attack(raw([0xc1, 0x80, 0, 0, 0, 0]))).toBe(1002);
  expect(await attack(raw([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xff]))).toBe(1007);
  expect(await attack(raw([0x8f, 0x80, 0, 0, 0, 0]))).toBe(1002);
  expect(await attack((socket) => socket.terminate())).toBe(1006);

  const ann = createTestGuest({
    dial: (makeEnd) => way.dial(makeEnd),
    credentials: { kind: 'code', code: table.code, as: 'player' },
  });
  onTestFinished(ann.leave);
  await ann.until('it is let in all the same', ({ state }) => state().kind === 'live');
  expect(rig.host.connections()).toBe(1);
});

it(
  `a guest survives ${FRAMES} bad messages of a hostile host`,
  async () => {
    const report = createFuzzReport();
    const hostile = await openHostileHost(rules, seededRandom(SEED + 1), report.read);
    onTestFinished(hostile.close);
    while (report.frames() < FRAMES) {
      await hostile.attack();
      report.passed(report.frames() / FRAMES);
    }
    expect(hostile.gaveUp()).toBeGreaterThan(0);
    const { view } = hostile.guest().update() ?? {};
    expect(view === undefined || Array.isArray(view.hand)).toBe(true);
    expectSteady(
      `at guests, let in ${hostile.meetings()} times, ${hostile.gaveUp()} gave the host up`,
      report,
    );
  },
  FUZZ_TIMEOUT_MS,
);
