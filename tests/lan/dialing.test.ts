import { createServer } from 'node:net';
import { parsePlace } from '@main/lan/wire/addresses';
import { dialPlace } from '@main/lan/wire/dialPlace';
import type { WireEnd } from '@main/lan/wire/wire';
import { presetRules } from '@shared/game/presets';
import { LIMITS } from '@shared/protocol/lan/limits';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFakeClock } from '../support/fakeClock';
import { createRig, createTestGuest, FAST, planFor } from '../support/lan/lanRig';
import { createTestDesk } from '../support/lan/testDesk';
import { loopback } from '../support/lan/transports';
import { temporaryFolder } from '../support/temporaryFolder';

/** Dials, and resolves with what the end heard until it was closed. */
const dialed = (address: string, port: number, localAddress?: string) =>
  new Promise<{ noises: number; code: number | null }>((resolve) => {
    let noises = 0;
    const end: WireEnd = {
      onText: () => {},
      onNoise: () => {
        noises += 1;
      },
      onClosed: (code) => resolve({ noises, code }),
    };
    dialPlace({ address, port }, FAST, () => end, localAddress);
  });

/** A port of loopback at which nobody listens any more. */
const deadPort = () =>
  new Promise<number>((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

describe('an address that cannot be dialed ends in a closed connection', () => {
  it.each([
    ['fe80::1c2d:3e4f:5a6b:7c8d%nosuch', 28_462],
    ['fe80::1%', 28_462],
    ['[', 28_462],
    ['', 28_462],
    ['a b', 28_462],
    ['%', 28_462],
    ['http://x', 28_462],
    ['1.2.3.4.5', 28_462],
    ['127.0.0.1', 99_999],
    ['127.0.0.1', -1],
    ['127.0.0.1', Number.NaN],
    ['x'.repeat(300), 28_462],
    ['\u0000', 28_462],
  ])('"%s" at port %s', async (address, port) => {
    expect((await dialed(address, port)).code).toBeNull();
  });

  it('whatever it is made of', async () => {
    // Between signs that no name has, so that no name is asked of the network.
    const sign = fc.constantFrom(...'[]%<>^| \u0000'.split(''));
    const address = fc
      .tuple(sign, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), sign)
      .map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(address, async (text) => {
        const place = parsePlace(text);
        if (place === null) expect((await dialed(text, 1)).code).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  it('is nobody, and not another program, when the system refuses the address', async () => {
    expect(await dialed('fe80::1%nosuch', 28_462)).toEqual({ noises: 0, code: null });
    expect(await dialed('127.0.0.1', await deadPort())).toEqual({ noises: 0, code: null });
    expect(await dialed('127.0.0.1', 28_462, '203.0.113.77')).toEqual({ noises: 0, code: null });
  });

  it.each([
    'HTTP/1.1 404 Not Found\r\n\r\n',
    'HTTP/1.1 403 Forbidden\r\nX-Aces-Refusal: whatever\r\n\r\n',
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    '220 mail ready\r\n',
    '\u0000\u0001\u0002',
  ])('is another program, told once, when %j is answered', async (answer) => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => socket.end(answer));
    });
    onTestFinished(() => void server.close());
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    expect(await dialed('127.0.0.1', port)).toEqual({ noises: 1, code: null });
  });
});

it('joining at an address with a zone that is not there says a sentence, and leaves no timer', async () => {
  const { desk } = createTestDesk(temporaryFolder());
  const joined = await desk.join({
    address: 'fe80::1c2d:3e4f:5a6b:7c8d%nosuch',
    code: 'K7Q-M4T',
    name: 'Ann',
    as: 'player',
  });
  expect(joined).toMatchObject({
    ok: false,
    error: { code: 'bad-request', sentence: expect.stringContaining('address') },
  });
  expect(desk.state().link).toBe('none');
});

it.skipIf(process.platform !== 'linux')(
  'an address with a zone is dialed through that interface (not tested outside Linux: "lo" is its name)',
  async () => {
    const rig = createRig();
    const table = rig.tables.open(planFor(presetRules('cm-cutthroat-3')));
    rig.host.add(table);
    const way = await loopback.open(rig.host, rig.limits, '::1');
    onTestFinished(async () => {
      table.close();
      await way.close();
    });
    const place = parsePlace(`[::1%lo]:${way.port}`);
    const guest = createTestGuest({
      dial: (makeEnd) => dialPlace(place ?? expect.fail(), FAST, makeEnd),
      credentials: { kind: 'code', code: table.code, as: 'player' },
    });
    onTestFinished(guest.leave);
    await guest.until('it is let in', ({ state }) => state().kind === 'live');
  },
);

it('a guest whose dialing throws is told that it is unreachable, and no timer of its stays', () => {
  const clock = createFakeClock();
  const guest = createTestGuest({
    dial: () => {
      throw new Error('no such address');
    },
    credentials: { kind: 'code', code: 'K7QM4T', as: 'player' },
    clock,
  });
  clock.advance(10 * LIMITS.dialMs);
  expect(guest.state()).toMatchObject({ kind: 'ended', reason: 'unreachable' });
  expect(clock.waiting()).toBe(0);
});
