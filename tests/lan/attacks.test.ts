import { connect, type Socket } from 'node:net';
import { createWaitingRoom } from '@main/lan/wire/waitingRoom';
import type { Wire } from '@main/lan/wire/wire';
import { presetRules } from '@shared/game/presets';
import { LIMITS, SUBPROTOCOL } from '@shared/protocol/lan/limits';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { createFakeClock } from '../support/fakeClock';
import {
  createRig,
  createTestGuest,
  credentialsOf,
  planFor,
  randomHex,
} from '../support/lan/lanRig';
import { createRawGuest } from '../support/lan/rawGuest';
import { share } from '../support/lan/share';
import { loopback, type OpenTransport } from '../support/lan/transports';

const rules = presetRules('cm-cutthroat-3');
const ATTEMPTS = share(100, 1_000);

async function openClub(bots = 0) {
  const rig = createRig();
  const table = rig.tables.open(planFor(rules ?? expect.fail(), bots, { graceSeconds: 60 }));
  rig.host.add(table);
  const way = await loopback.open(rig.host, rig.limits);
  onTestFinished(async () => {
    table.close();
    await way.close();
  });
  const join = async (source: string, credentials = {}) => {
    const guest = createTestGuest({
      dial: (makeEnd) => way.dial(makeEnd, source),
      credentials: { kind: 'code', code: table.code, as: 'player', ...credentials },
    });
    onTestFinished(guest.leave);
    await guest.until('it is let in or refused', ({ state }) => state().kind !== 'connecting');
    return guest;
  };
  return { rig, table, way, join };
}

/** A raw connection that is closed in the end, however it is treated. */
function rawSocket(way: OpenTransport, localAddress: string): Socket {
  const socket = connect({ host: '127.0.0.1', port: way.port, localAddress });
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

const closed = (socket: Socket) =>
  new Promise<void>((resolve) =>
    socket.destroyed ? resolve() : socket.on('close', () => resolve()),
  );

describe('the door', () => {
  it('lets a real guest in while hundreds of connections crawl', async () => {
    const { way, join } = await openClub();
    const crawling = Array.from({ length: ATTEMPTS }, () => {
      const socket = rawSocket(way, '127.0.0.9');
      socket.write('GET /t HTTP/1.1\r\nHost: 127.0.0.1\r\n');
      return socket;
    });
    const guest = await join('127.0.0.1');
    expect(guest.state().kind).toBe('live');
    await Promise.all(crawling.map(closed));
  });

  it.each([
    ['a page of a browser', { origin: 'http://127.0.0.1' }, undefined],
    ['a borrowed name', {}, 'evil.example'],
  ])('turns %s away', async (_who, options, hostHeader) => {
    const { way } = await openClub();
    const socket = new WebSocket(`ws://127.0.0.1:${way.port}/t`, [SUBPROTOCOL], {
      ...options,
      headers: hostHeader === undefined ? {} : { host: hostHeader },
    });
    const error = await new Promise<Error>((resolve) => socket.on('error', resolve));
    expect(error.message).toContain('403');
  });

  it('turns away who doesn\u2019t speak its protocol, or asks for another path', async () => {
    const { way } = await openClub();
    for (const [path, protocols] of [
      ['/t', []],
      ['/other', [SUBPROTOCOL]],
    ] as const) {
      const socket = new WebSocket(`ws://127.0.0.1:${way.port}${path}`, [...protocols]);
      const error = await new Promise<Error>((resolve) => socket.on('error', resolve));
      expect(error.message).toContain('403');
    }
    const answer = await fetch(`http://127.0.0.1:${way.port}/`);
    expect(answer.status).toBe(404);
  });

  it('has those who have waited longest give way, of one source first', () => {
    const turnedAway: string[] = [];
    const room = createWaitingRoom<string>(
      { maxWaitingSockets: 4, maxWaitingSocketsPerSource: 2 },
      (who) => turnedAway.push(who),
    );
    room.enter('a1', 'a');
    room.enter('b1', 'b');
    room.enter('a2', 'a');
    room.enter('a3', 'a');
    expect(turnedAway).toEqual(['a1']);
    room.enter('c1', 'c');
    room.enter('d1', 'd');
    expect(turnedAway).toEqual(['a1', 'b1']);
    room.leave('a2');
    room.enter('e1', 'e');
    expect(turnedAway).toEqual(['a1', 'b1']);
  });
});

describe('codes and keys', () => {
  it('stop nobody with the right code while another guesses at full speed', async () => {
    const { join, table } = await openClub();
    const codes = Array.from({ length: 12 }, (_, n) => `AAAAA${'ABCDEFGHJKMN'.charAt(n)}`);
    const guesses = codes
      .filter((code) => code !== table.code)
      .map((code) => join('127.0.0.5', { code }));
    const right = await join('127.0.0.1');
    expect(right.state().kind).toBe('live');
    // Some don't even get so far: too many of one source have not been let in yet.
    for (const guess of await Promise.all(guesses)) expect(guess.state().kind).toBe('ended');
    // Who has guessed too often isn't heard any more, even with the right code.
    expect((await join('127.0.0.5')).state()).toMatchObject({ reason: 'wait' });
  });

  it('a wrong key in the grace of the right player changes nothing for them', async () => {
    const { rig, table, join, way } = await openClub();
    const wires: Wire[] = [];
    const ann = createTestGuest({
      dial: (makeEnd) => {
        // It doesn't come back by itself.
        if (wires.length > 0) return;
        way.dial((wire) => {
          wires.push(wire);
          return makeEnd(wire);
        });
      },
      credentials: { kind: 'code', code: table.code, as: 'player' },
    });
    onTestFinished(ann.leave);
    await ann.until('it is let in', ({ state }) => state().kind === 'live');
    const ben = await join('127.0.0.2');
    await ann.request({ type: 'manage', command: { type: 'start' } });
    await ann.until('it is dealt', ({ update }) => update() !== null);
    const seat = ann.seat ?? expect.fail();
    const before = ann.update()?.view;
    wires[0]?.cut();
    await ben.until('the grace begins', ({ table: seen }) =>
      (seen()?.members ?? []).some(({ presence }) => presence === 'away'),
    );
    const now = () => JSON.stringify([table.state().members, table.kept().people]);
    const away = now();
    const other = ben.seat ?? expect.fail();
    const guesses = [
      { ...seat, key: randomHex(32) },
      { ...seat, key: seat.key.replace(/.$/, (end) => (end === '0' ? '1' : '0')) },
      // Ben's key for Ann's seat, and Ann's for a member that there isn't.
      { ...seat, key: other.key },
      { ...seat, member: '00000000' },
    ];
    for (const guess of guesses) {
      const thief = createTestGuest({
        dial: (makeEnd) => way.dial(makeEnd, '127.0.0.6'),
        credentials: { kind: 'seat', ...guess },
      });
      await thief.until('it is refused', ({ state }) => state().kind === 'ended');
      expect(thief.state()).toMatchObject({ reason: 'no-seat' });
      expect(now()).toBe(away);
    }
    const back = createTestGuest({
      dial: (makeEnd) => way.dial(makeEnd),
      credentials: credentialsOf(ann),
    });
    onTestFinished(back.leave);
    await back.until('it is back', ({ state }) => state().kind === 'live');
    expect(back.update()?.view.seat).toBe(before?.seat);
    expect(rig.troubles).toEqual([]);
  });

  it('a key of one table opens no seat at another', async () => {
    const [here, there] = [await openClub(), await openClub()];
    const ann = await here.join('127.0.0.1');
    const ben = await there.join('127.0.0.1');
    const key = ann.seat?.key ?? '';
    const guest = createTestGuest({
      dial: (makeEnd) => there.way.dial(makeEnd),
      credentials: { kind: 'seat', table: there.table.tableId, member: ben.member() ?? '', key },
    });
    await guest.until('it is refused', ({ state }) => state().kind === 'ended');
    expect(guest.state()).toMatchObject({ reason: 'no-seat' });
  });
});

describe('limits of one connection', () => {
  /** Frames straight to a host's own end of a connection, on a clock that stands still. */
  function talkTo() {
    const clock = createFakeClock();
    const rig = createRig({ clock, limits: LIMITS });
    const table = rig.tables.open(planFor(rules ?? expect.fail(), 2));
    rig.host.add(table);
    let waiting = 0;
    const guest = createRawGuest(rig.host, {
      credentials: { kind: 'code', code: table.code, as: 'player' },
      waitingBytes: () => waiting,
    });
    const heard = (): { type: string; fault?: { code: string } | null }[] =>
      guest.heard.map((text) => JSON.parse(text));
    const typesHeard = () => heard().map(({ type }) => type);
    const fill = (bytes: number) => {
      waiting = bytes;
    };
    const { admit, say, closedWith } = guest;
    return { clock, say, heard, typesHeard, closedWith, table, fill, admit };
  }
  const request = (n: number, body: object) =>
    JSON.stringify({ ...body, id: n.toString(16).padStart(16, '0') });
  const START = { type: 'manage', command: { type: 'start' } };
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  it('a connection that says nothing is ended after five seconds', () => {
    const { clock, closedWith } = talkTo();
    clock.advance(LIMITS.helloMs - 1);
    expect(closedWith).toEqual([]);
    clock.advance(1);
    expect(closedWith).toEqual([4000]);
  });

  it('a connection that has gone silent is cut after fifteen, and one that speaks isn\u2019t', () => {
    const { clock, closedWith, say, admit } = talkTo();
    admit();
    clock.advance(LIMITS.silenceMs - 1_000);
    say('{"type":"ping","n":1}');
    clock.advance(LIMITS.silenceMs - 1);
    expect(closedWith).toEqual([]);
    clock.advance(1);
    expect(closedWith).toEqual([null]);
  });

  it('a program of another version is told so', () => {
    const { say, heard, closedWith } = talkTo();
    say('{"type":"hello","protocolMin":3,"protocolMax":5,"new":"field"}');
    expect(heard().at(-1)).toEqual({ type: 'bye', reason: 'version' });
    expect(closedWith).toEqual([4002]);
  });

  it('who sends too much is warned once, and then put out', () => {
    const { say, typesHeard, closedWith, admit } = talkTo();
    admit();
    const ping = '{"type":"ping","n":1}';
    // The hello and the proof count, too.
    for (let sent = 2; sent < LIMITS.messageBurst; sent += 1) say(ping);
    expect(typesHeard()).not.toContain('slow-down');
    say(ping);
    expect(typesHeard().at(-1)).toBe('slow-down');
    say(ping);
    expect(closedWith).toEqual([4009]);
  });

  it('who can\u2019t be understood three times is put out', () => {
    const { say, closedWith, admit } = talkTo();
    admit();
    for (const text of ['{', '[]']) say(text);
    expect(closedWith).toEqual([]);
    say('{"type":"cheat"}');
    expect(closedWith).toEqual([4000]);
  });

  it('a guest that reads too slowly gets the table as it stands once it has caught up', async () => {
    const { say, typesHeard, closedWith, admit, clock, fill } = talkTo();
    admit();
    say(request(1, START));
    clock.advance(LIMITS.numbersMs);
    await settle();
    expect(typesHeard()).toContain('snapshot');
    const before = typesHeard().length;
    fill(LIMITS.lagBytes + 1);
    say(request(2, { type: 'manage', command: { type: 'pause', paused: true } }));
    await settle();
    expect(typesHeard().slice(before)).not.toContain('update');
    fill(0);
    clock.advance(1_000);
    expect(typesHeard().at(-1)).toBe('snapshot');
    expect(closedWith).toEqual([]);
    fill(LIMITS.slowBytes + 1);
    say(request(3, { type: 'manage', command: { type: 'pause', paused: false } }));
    await settle();
    expect(closedWith).toEqual([4008]);
  });

  it('a request that arrives twice is carried out once and answered twice', async () => {
    const { say, heard, admit } = talkTo();
    admit();
    const once = { type: 'chat', text: 'Once' };
    say(request(7, once));
    say(request(7, once));
    say(request(7, { type: 'chat', text: 'Twice' }));
    await settle();
    expect(heard().filter(({ type }) => type === 'said')).toHaveLength(1);
    const answers = heard().filter(({ type }) => type === 'answer');
    expect(answers.map(({ fault }) => fault?.code ?? 'done')).toEqual([
      'done',
      'done',
      'bad-request',
    ]);
  });
});
