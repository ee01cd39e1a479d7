import { createServer as createHttpServer, get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import { dialPlace } from '@main/lan/wire/dialPlace';
import { REFUSAL_HEADER } from '@main/lan/wire/doorRefusal';
import { openDoor } from '@main/lan/wire/openDoor';
import { doorFaultSentence } from '@shared/protocol/lan/lanWords';
import { SUBPROTOCOL } from '@shared/protocol/lan/limits';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createRig, createTestGuest, FAST } from '../support/lan/lanRig';

/** Opens a door on loopback unless another address is named; it is closed after the test. */
async function open(
  port: number,
  address: string | null = '127.0.0.1',
  letsIn: (source: string) => boolean = () => true,
) {
  const { host } = createRig();
  const door = await openDoor({
    host,
    port,
    address,
    limits: FAST,
    letsIn,
    onTrouble: () => {},
  });
  if (door.ok) onTestFinished(door.value.close);
  return door;
}

/** A port at which another program listens. */
const takenPort = () =>
  new Promise<number>((resolve) => {
    const other = createServer();
    onTestFinished(() => void other.close());
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });

describe('a host that cannot listen is told why by a code', () => {
  it('when another program has the port', async () => {
    const port = await takenPort();
    const door = await open(port);
    expect(door).toMatchObject({
      ok: false,
      error: { code: 'port-taken', port, address: '127.0.0.1', system: 'EADDRINUSE' },
    });
    expect(door.ok ? '' : doorFaultSentence(door.error)).toContain(`port ${port}`);
  });

  it('when the address belongs to another machine, whatever the port', async () => {
    const door = await open(0, '203.0.113.77');
    expect(door).toMatchObject({ ok: false, error: { code: 'foreign-address', port: 0 } });
    expect(door.ok ? '' : doorFaultSentence(door.error)).toContain('203.0.113.77');
  });

  it.skipIf(process.getuid?.() === 0 || process.platform !== 'linux')(
    'when the system reserves the port (not tested as root or outside Linux: there it may listen)',
    async () => {
      expect(await open(1)).toMatchObject({ ok: false, error: { code: 'not-allowed', port: 1 } });
    },
  );

  it.each([
    [70_000, '127.0.0.1'],
    [-1, '127.0.0.1'],
    [0, 'no such name'],
  ])('port %i at "%s" is refused, and nothing is thrown', async (port, address) => {
    expect(await open(port, address)).toMatchObject({ ok: false, error: { code: 'failed' } });
  });
});

/** What the answer to an upgrade says with that Host header: its status and the reason for a refusal. */
const knock = (port: number, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; reason: string | undefined }>((resolve) => {
    const request = get({
      host: '127.0.0.1',
      port,
      path: '/t',
      agent: false,
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        'Sec-WebSocket-Protocol': SUBPROTOCOL,
        ...headers,
      },
    });
    const answered = ({ statusCode, headers: said }: IncomingMessage) => {
      resolve({ status: statusCode, reason: said[REFUSAL_HEADER.toLowerCase()]?.toString() });
      request.destroy();
    };
    request.on('response', answered);
    request.on('upgrade', answered);
  });

const openHere = async (letsIn?: (source: string) => boolean): Promise<number> => {
  const door = await open(0, '127.0.0.1', letsIn);
  return door.ok ? door.value.port : expect.fail(door.error.system);
};

describe('a caller\u2019s name for the host', () => {
  const own = hostname().split('.')[0] ?? '';
  it.each(['127.0.0.1', '[fe80::1]', 'localhost', own, `${own}.lan`, `${own}.fritz.box`])(
    'is let in as %s',
    async (name) => {
      expect((await knock(await openHere(), { Host: name })).status).toBe(101);
    },
  );

  it.each(['pc.evil.example', `${own}.evil.example`, `not${own}.lan`])(
    'is refused as %s, with the reason',
    async (name) => {
      const answer = await knock(await openHere(), { Host: name });
      expect(answer).toEqual({ status: 403, reason: 'wrong-name' });
    },
  );

  it('is refused without a word to a page of a browser', async () => {
    const headers = { Host: 'evil.example', Origin: 'http://evil.example' };
    expect(await knock(await openHere(), headers)).toEqual({ status: 403, reason: undefined });
  });
});

describe('a guest whom the door refuses', () => {
  const join = async (port: number) => {
    const guest = createTestGuest({
      dial: (makeEnd) => dialPlace({ address: '127.0.0.1', port }, FAST, makeEnd),
      credentials: { kind: 'code', code: 'K7QM4T', as: 'player' },
    });
    onTestFinished(guest.leave);
    await guest.until('it is refused', ({ state }) => state().kind === 'ended');
    return guest.state();
  };

  it('is told that it comes from another network', async () => {
    const sources: string[] = [];
    const port = await openHere((source) => {
      sources.push(source);
      return false;
    });
    expect(await join(port)).toMatchObject({ reason: 'not-own-network' });
    expect(sources).toEqual(['127.0.0.1']);
  });

  it('is told that the host has another name', async () => {
    // No name but its own leads to this machine, so another program answers as the door does.
    const server = createHttpServer();
    onTestFinished(() => void server.close());
    server.on('upgrade', (_request, socket) => {
      socket.end(`HTTP/1.1 403 Forbidden\r\n${REFUSAL_HEADER}: wrong-name\r\n\r\n`);
    });
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    expect(await join(port)).toMatchObject({ reason: 'wrong-name' });
  });
});
