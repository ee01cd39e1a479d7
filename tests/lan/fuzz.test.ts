import { joinInMemory } from '@main/lan/wire/memoryWires';
import type { Wire } from '@main/lan/wire/wire';
import { presetRules } from '@shared/game/presets';
import type { HostMessage } from '@shared/protocol/lan/hostMessages';
import { SUBPROTOCOL } from '@shared/protocol/lan/limits';
import { toWire } from '@shared/protocol/lan/updateSchema';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { badText } from '../support/lan/badFrames';
import { ANN, TABLE_ID, tableOfAnn } from '../support/lan/fakeHost';
import { createRig, createTestGuest, FAST, planFor, playPlain } from '../support/lan/lanRig';
import { createRawHost, type RawHost } from '../support/lan/rawHost';
import { FULL_TIMEOUT_MS, share } from '../support/lan/share';
import { loopback } from '../support/lan/transports';
import { seededRandom } from '../support/seededRandom';
import { tableStory } from '../support/tableStory';

const SEED = 20_261_130;
const HOST_FRAMES = share(2_500, 100_000);
const GUEST_FRAMES = share(3_000, 50_000);
const ID = '00112233445566aa';
const GOOD: readonly string[] = [
  `{"type":"act","id":"${ID}","submission":{"turn":3,"action":{"type":"play","card":5}}}`,
  `{"type":"act","id":"${ID}","submission":{"turn":0,"action":{"type":"give","cards":[1,2,3]}}}`,
  `{"type":"manage","id":"${ID}","command":{"type":"move","member":"00112233","seat":1}}`,
  `{"type":"manage","id":"${ID}","command":{"type":"start"}}`,
  `{"type":"chat","id":"${ID}","text":"Hello"}`,
  `{"type":"gesture","id":"${ID}","gesture":"hello"}`,
  `{"type":"sit","id":"${ID}","seat":2}`,
  `{"type":"share-commit","game":"${ID}","deal":1,"digest":"${'0'.repeat(64)}"}`,
  `{"type":"share","game":"${ID}","deal":1,"share":"${'0'.repeat(64)}"}`,
  `{"type":"verdict","game":"${ID}","deal":1,"verdict":"unfair"}`,
  '{"type":"settled","seq":7}',
  '{"type":"ping","n":1}',
  `{"type":"hello","protocolMin":2,"protocolMax":2,"app":"1","nonce":"${'a'.repeat(32)}","name":"Eve","auth":{"kind":"code","as":"player","share":"${'0'.repeat(64)}"}}`,
];

const CODE = 'AAAAAA';
const rules = presetRules('cm-cutthroat-3');
/** Play between programs alone would never let anything else be done. */
const later = (job: () => void) => void setImmediate(job);
const settle = () => new Promise((resolve) => setImmediate(resolve));

it(
  `a host survives ${HOST_FRAMES} bad frames, and the others play on`,
  async () => {
    const random = seededRandom(SEED);
    // The one that has gone mad keeps nobody waiting for its share.
    const rig = createRig({ limits: { ...FAST, numbersMs: 50 } });
    const table = rig.tables.open(
      planFor({ ...rules, preset: null, target: 99_999 }, 1, { graceSeconds: 0 }),
    );
    rig.host.add(table);
    onTestFinished(() => table.close());
    const join = (name: string, makeWire?: (wire: Wire) => void) =>
      createTestGuest({
        dial: (makeEnd) =>
          void joinInMemory(
            (wire) => rig.host.accept(wire, { source: name, isOwn: false }),
            (wire) => {
              makeWire?.(wire);
              return makeEnd(wire);
            },
            later,
          ),
        credentials: { kind: 'code', code: table.code, as: 'player' },
        name,
        play: playPlain,
        forgetful: true,
      });
    const ann = join('Ann');
    await ann.until('it is in', ({ state }) => state().kind === 'live');
    let evesWire: Wire | null = null;
    const eve = join('Eve', (wire) => {
      evesWire = wire;
    });
    await eve.until('it is in', ({ state }) => state().kind === 'live');
    await ann.request({ type: 'manage', command: { type: 'start' } });
    const turns = new Set<number>();
    let sent = 0;
    let lastTurn = -1;
    while (sent < HOST_FRAMES) {
      // A seated guest that has gone mad, and strangers that have never said who they are.
      for (let each = 0; each < 50; each += 1) {
        const wire: Wire | null = evesWire;
        const text = badText(random.pick(GOOD), random);
        (wire as Wire | null)?.send(text);
        sent += 1;
      }
      const stranger: { wire: Wire | null } = { wire: null };
      joinInMemory(
        (wire) => rig.host.accept(wire, { source: 'stranger', isOwn: false }),
        (wire) => {
          stranger.wire = wire;
          return { onText: () => {}, onNoise: () => {}, onClosed: () => {} };
        },
        later,
      );
      stranger.wire?.send(badText(random.pick(GOOD), random));
      sent += 1;
      await settle();
      lastTurn = ann.update()?.view.turn ?? -1;
      turns.add(lastTurn);
      eve.checkNow();
      await settle();
    }
    // The game has gone on all the while, and the state is one that the rules allow.
    expect(turns.size).toBeGreaterThan(20);
    expect(ann.state().kind).toBe('live');
    expect(rig.troubles).toEqual([]);
    await ann.until('it goes on', ({ update }) => (update()?.view.turn ?? 0) > lastTurn);
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  },
  FULL_TIMEOUT_MS,
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
  `a guest survives ${GUEST_FRAMES} bad messages of a hostile host`,
  async () => {
    const random = seededRandom(SEED + 1);
    const story = tableStory(rules, 0, 'hostile').map(toWire);
    const digest = '2'.repeat(64);
    const shares = [{ seat: 0, share: '1'.repeat(32) }];
    const commitments = [{ seat: 0, digest }];
    const which = { game: '4'.repeat(16), deal: 1 };
    const opening = { secret: digest, turn: 0, moves: [[0, 'bid', 250] as const] };
    const joined = (): HostMessage => ({
      type: 'joined',
      member: ANN,
      table: tableOfAnn(rules),
      chat: [],
      fair: [{ ...which, digest, commitments, shares, opening: null }],
      update: story[0] ?? null,
    });
    const messages: readonly HostMessage[] = [
      joined(),
      { type: 'table', table: tableOfAnn(rules) },
      ...story.slice(0, 20).map((update) => ({ type: 'update', update }) as const),
      { type: 'snapshot', update: story[5] ?? expect.fail('the story is too short') },
      { type: 'answer', id: ID, fault: null },
      { type: 'commit', ...which, deal: 2, digest },
      { type: 'committed', ...which, deal: 2, commitments },
      { type: 'shares', ...which, deal: 2, shares },
      { type: 'reveal', ...which, ...opening },
      { type: 'checked', ...which, seat: 1, verdict: 'fair' },
      { type: 'said', line: { n: 1, member: '00112233', name: 'Ann', text: 'Hello' } },
      { type: 'gestured', member: '00112233', gesture: 'hello' },
      { type: 'pong', n: 1 },
      { type: 'slow-down' },
    ];
    const good = messages.map((message) => JSON.stringify(message));
    const host: { current: RawHost | null } = { current: null };
    const makeHost = createRawHost({
      table: TABLE_ID,
      code: CODE,
      onAdmitted(admitted) {
        host.current = admitted;
        admitted.say(JSON.stringify(joined()));
      },
    });
    const meet = () =>
      createTestGuest({
        dial: (makeEnd) => void joinInMemory(makeHost, makeEnd, later),
        credentials: { kind: 'code', code: CODE, as: 'player' },
        forgetful: true,
      });
    let guest = meet();
    let gaveUp = 0;
    for (let sent = 0; sent < GUEST_FRAMES; sent += 1) {
      const text = random.onceIn(4) ? random.pick(good) : badText(random.pick(good), random);
      host.current?.say(text);
      if (sent % 10 !== 0) continue;
      await settle();
      if (guest.state().kind === 'ended') {
        gaveUp += 1;
        guest = meet();
      } else guest.checkNow();
      await guest.until('it has come back or left', ({ state }) =>
        ['live', 'ended'].includes(state().kind),
      );
    }
    expect(gaveUp).toBeGreaterThan(0);
    const { view } = guest.update() ?? {};
    expect(view === undefined || Array.isArray(view.hand)).toBe(true);
    guest.leave();
  },
  FULL_TIMEOUT_MS,
);
