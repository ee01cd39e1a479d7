import { createServer } from 'node:net';
import { openDoor } from '@main/lan/wire/openDoor';
import { doorFaultSentence } from '@shared/protocol/lan/lanWords';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createRig, FAST } from '../support/lan/lanRig';

/** Opens a door on loopback unless another address is named; it is closed after the test. */
async function open(port: number, address: string | null = '127.0.0.1') {
  const { host } = createRig();
  const door = await openDoor({
    host,
    port,
    address,
    limits: FAST,
    allowPublic: false,
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
