import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dialPlace } from '@main/lan/wire/dialPlace';
import { presetRules } from '@shared/game/presets';
import { linkEndSentence } from '@shared/protocol/lan/lanWords';
import { DOOR_PATH } from '@shared/protocol/lan/limits';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createRig, createTestGuest, FAST, planFor } from '../support/lan/lanRig';
import { loopback } from '../support/lan/transports';

async function openDoor() {
  const rig = createRig();
  const table = rig.tables.open(planFor(presetRules('cm-cutthroat-3')));
  rig.host.add(table);
  const way = await loopback.open(rig.host, rig.limits);
  onTestFinished(async () => {
    await table.close();
    await way.close();
  });
  return { port: way.port, table };
}

/** Knocks as a program of another version does, answers the welcome with that, and hears what the host says. */
async function knock(port: number, subprotocol: string, hello: object) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${DOOR_PATH}`, [subprotocol]);
  const heard: Record<string, unknown>[] = [];
  socket.on('error', () => {});
  socket.on('message', (data) => {
    heard.push(JSON.parse(String(data)));
    if (heard.length === 1) socket.send(JSON.stringify({ type: 'hello', ...hello }));
  });
  const code = await new Promise((resolve) => socket.on('close', resolve));
  return { heard, code };
}

const HELLO_1 = {
  protocolMin: 1,
  protocolMax: 1,
  app: '1.0.0',
  client: 'c'.repeat(32),
  name: 'Ann',
  auth: { kind: 'code', proof: '0'.repeat(64), as: 'player' },
};

describe('a host tells a program of another version that they do not fit, and which it is itself', () => {
  it.each<[string, string, object]>([
    ['of the one before', 'pin.v1', HELLO_1],
    [
      'of the one before that comes back',
      'pin.v1',
      { ...HELLO_1, auth: { kind: 'token', token: '0'.repeat(64) } },
    ],
    ['of the one before by the new name', 'pin.v2', HELLO_1],
    ['of the next one, whatever else it says', 'pin.v2', { protocolMin: 3, protocolMax: 4 }],
  ])('%s', async (_what, subprotocol, hello) => {
    const { port, table } = await openDoor();
    const { heard, code } = await knock(port, subprotocol, hello);
    expect(heard).toMatchObject([
      { type: 'welcome', protocolMin: 2, protocolMax: 2, app: '1.0.0' },
      { type: 'bye', reason: 'version' },
    ]);
    expect(code).toBe(4002);
    expect(table.state().members).toEqual([]);
  });

  it('but lets in nobody who calls themselves older to be spared the exchange', async () => {
    const { port, table } = await openDoor();
    const { heard, code } = await knock(port, 'pin.v1', { ...HELLO_1, protocolMax: 2 });
    expect(heard.map(({ type }) => type)).toEqual(['welcome', 'bye']);
    expect(code).toBe(4000);
    expect(table.state().members).toEqual([]);
  });
});

/** A host of another version: takes that subprotocol alone, says its welcome, and notes what it hears. */
async function hostOf(subprotocol: string, welcome: object) {
  const heard: string[] = [];
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    if (request.headers['sec-websocket-protocol'] !== subprotocol) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => {
      opened.on('message', (data) => heard.push(String(data)));
      opened.send(JSON.stringify({ type: 'welcome', app: '0.9.0', ...welcome }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const each of sockets.clients) each.terminate();
    server.close();
  });
  return { heard, port: (server.address() as AddressInfo).port };
}

const NONCE = '1'.repeat(32);

describe('a guest is told in a sentence which program has to be updated, and tells the host nothing', () => {
  it.each([
    [
      'at a host of the version before',
      'pin.v1',
      { protocolMin: 1, protocolMax: 1, nonce: NONCE, tables: [] },
      'The host has version 0.9.0 of Aces Around, which is older than yours. The host needs to update it.',
    ],
    [
      'at a host of the next version, whose welcome has another shape',
      'pin.v2',
      { protocolMin: 3, protocolMax: 3, greeting: { nonce: [1] } },
      'The host has version 0.9.0 of Aces Around, which is newer than yours. Update this program, then join again.',
    ],
    [
      'at a host that pretends to be old, to be told more',
      'pin.v2',
      { protocolMin: 1, protocolMax: 1, nonce: NONCE },
      'The host has version 0.9.0 of Aces Around, which is older than yours. The host needs to update it.',
    ],
  ])('%s', async (_what, subprotocol, welcome, sentence) => {
    const { heard, port } = await hostOf(subprotocol, welcome);
    const guest = createTestGuest({
      dial: (makeEnd) => dialPlace({ address: '127.0.0.1', port }, FAST, makeEnd),
      credentials: { kind: 'code', code: 'K7QM4T', as: 'player' },
    });
    onTestFinished(guest.leave);
    await guest.until('it has given up', ({ state }) => state().kind === 'ended');
    const state = guest.state();
    if (state.kind !== 'ended') throw new Error('it has ended');
    expect(linkEndSentence(state.reason, state.hostApp)).toBe(sentence);
    expect(heard).toEqual([]);
  });
});
