import { createSocket } from 'node:dgram';
import { answerProbes, createGroup } from '@main/lan/discovery/answerProbes';
import { confirmAddresses } from '@main/lan/discovery/confirmedAddresses';
import { broadcastOf, GROUP } from '@main/lan/discovery/datagrams';
import { type SearchOptions, searchTables } from '@main/lan/discovery/searchTables';
import type { NetworkInterface } from '@main/lan/wire/addresses';
import { openUdp } from '@main/lan/wire/openUdp';
import { systemClock } from '@main/session/clock';
import type { FoundTable, ProbeAnswer } from '@shared/protocol/lan/discovery';
import { PROTOCOL_MAX, PROTOCOL_MIN } from '@shared/protocol/lan/limits';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFakeClock } from '../support/fakeClock';
import { randomHex } from '../support/lan/lanRig';

const LOOPBACK: NetworkInterface = {
  name: 'lo',
  address: '127.0.0.1',
  netmask: '255.0.0.0',
  family: 'IPv4',
  internal: true,
};

const told = (
  host: string,
  title: string,
  more: Partial<ProbeAnswer> = {},
): Omit<ProbeAnswer, 'aces' | 'n'> => ({
  host,
  port: 28_462,
  protocolMin: PROTOCOL_MIN,
  protocolMax: PROTOCOL_MAX,
  app: '1.0.0',
  tables: [
    {
      id: host,
      title,
      game: 'Partnership',
      players: 4,
      open: 2,
      spectators: true,
      stage: 'lobby',
    },
  ],
  ...more,
});

/** How often a search asks, and a host looks at its networks. */
const PROBE_EVERY_MS = 2_000;

/** A port that nobody uses now. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.bind(0, '127.0.0.1', () => {
      const { port } = socket.address();
      socket.close(() => resolve(port));
    });
  });

async function listenAs(
  port: number,
  tell: () => Omit<ProbeAnswer, 'aces' | 'n'>,
  address = '127.0.0.1',
) {
  const host = await answerProbes({
    clock: systemClock,
    interfaces: () => [LOOPBACK],
    port,
    address,
    tell,
    onTrouble: () => {},
  });
  onTestFinished(() => host.stop());
  return host;
}

function search(
  port: number,
  knownAddresses: readonly string[] = ['127.0.0.1'],
  more: Partial<Pick<SearchOptions, 'clock' | 'interfaces'>> = {},
) {
  let latest: readonly FoundTable[] = [];
  let onFound = () => {};
  const running = searchTables({
    clock: systemClock,
    randomHex,
    interfaces: () => [LOOPBACK],
    port,
    knownAddresses,
    onFound(tables) {
      latest = tables;
      onFound();
    },
    onTrouble: () => {},
    ...more,
  });
  onTestFinished(() => running.stop());
  const until = (
    holds: (tables: readonly FoundTable[]) => boolean,
  ): Promise<readonly FoundTable[]> =>
    new Promise((resolve) => {
      onFound = () => {
        if (holds(latest)) resolve(latest);
      };
      onFound();
    });
  return { until };
}

describe('looking for tables', () => {
  it('finds a host, with the port that it really has', async () => {
    const port = await freePort();
    await listenAs(port, () => told('00000000000000aa', 'Club', { port: 31_234 }));
    const [table] = await search(port).until((tables) => tables.length > 0);
    expect(table).toMatchObject({
      title: 'Club',
      address: '127.0.0.1',
      port: 31_234,
      open: 2,
      fits: true,
    });
  });

  it('finds two hosts of one machine by its two addresses', async () => {
    const port = await freePort();
    await listenAs(port, () => told('00000000000000aa', 'Club'));
    await listenAs(port, () => told('00000000000000bb', 'Family'), '127.0.0.2');
    const tables = await search(port, ['127.0.0.1', '127.0.0.2']).until(({ length }) => length > 1);
    expect(tables.map(({ title }) => title).sort()).toEqual(['Club', 'Family']);
  });

  it('shows a host of another version as one that does not fit', async () => {
    const port = await freePort();
    const other = { protocolMin: 7, protocolMax: 9, app: '9.0.0' };
    await listenAs(port, () => told('00000000000000aa', 'Future', other));
    const [table] = await search(port).until((tables) => tables.length > 0);
    expect(table).toMatchObject({ fits: false, app: '9.0.0' });
  });

  it('survives answers that nobody asked for, broken ones and a thousand forged ones', async () => {
    const port = await freePort();
    const liar = createSocket('udp4');
    onTestFinished(() => void liar.close());
    let n = '';
    liar.on('message', (data, from) => {
      n = JSON.parse(data.toString()).n;
      const answer = (host: string, more: object = {}) =>
        liar.send(
          JSON.stringify({ aces: 'tables', n, ...told(host, 'Forged'), ...more }),
          from.port,
          from.address,
        );
      for (const text of ['', '{', '[]', '"', `{"aces":"tables","n":"${n}"}`, 'x'.repeat(5_000)])
        liar.send(text, from.port, from.address);
      answer('not hex');
      answer('00000000000000cc', { n: '0000000000000000' });
      answer('00000000000000cc', { port: 0 });
      for (let forged = 0; forged < 1_000; forged += 1)
        answer(forged.toString(16).padStart(16, '0'));
    });
    await new Promise<void>((resolve) => liar.bind(port, '127.0.0.1', resolve));
    const tables = await search(port).until(({ length }) => length >= 8);
    expect(tables.length).toBe(8);
    expect(tables.every(({ title }) => title === 'Forged')).toBe(true);
  });

  it('answers others while one address asks on and on, and the same number once', async () => {
    const port = await freePort();
    await listenAs(port, () => told('00000000000000aa', 'Club'));
    const askerAt = async (address: string) => {
      const socket = createSocket('udp4');
      onTestFinished(() => void socket.close());
      await new Promise<void>((resolve) => socket.bind(0, address, resolve));
      const answered: string[] = [];
      let onAnswer = () => {};
      socket.on('message', (data) => {
        answered.push(JSON.parse(data.toString()).n);
        onAnswer();
      });
      const ask = (n: number) =>
        socket.send(
          JSON.stringify({ aces: 'probe', n: n.toString(16).padStart(16, '0') }),
          port,
          '127.0.0.1',
        );
      const answers = (count: number) =>
        new Promise<void>((resolve) => {
          onAnswer = () => {
            if (answered.length >= count) resolve();
          };
          onAnswer();
        });
      return { ask, answers, answered };
    };
    const greedy = await askerAt('127.0.0.9');
    for (let n = 0; n < 500; n += 1) greedy.ask(n);
    await greedy.answers(6);
    const modest = await askerAt('127.0.0.1');
    for (let n = 0; n < 3; n += 1) modest.ask(7);
    modest.ask(8);
    await modest.answers(2);
    expect(modest.answered.map((n) => Number.parseInt(n, 16))).toEqual([7, 8]);
    expect(greedy.answered.length).toBeLessThan(20);
  });

  it('answers probes only, and no more than some each second', async () => {
    const port = await freePort();
    await listenAs(port, () => told('00000000000000aa', 'Club'));
    const asker = createSocket('udp4');
    onTestFinished(() => void asker.close());
    let answers = 0;
    const last = new Promise<void>((resolve) =>
      asker.on('message', (data) => {
        answers += 1;
        if (JSON.parse(data.toString()).n === 'ffffffffffffffff') resolve();
      }),
    );
    for (const text of ['', '{}', 'null', '{"aces":"probe"}', '{"aces":"probe","n":"1"}'])
      asker.send(text, port, '127.0.0.1');
    asker.send('{"aces":"probe","n":"ffffffffffffffff"}', port, '127.0.0.1');
    await last;
    expect(answers).toBe(1);
  });

  it('finds a host although the machine had no network when the search began', async () => {
    const port = await freePort();
    await listenAs(port, () => told('00000000000000aa', 'Club'));
    const clock = createFakeClock();
    let interfaces: readonly NetworkInterface[] = [];
    const { until } = search(port, ['127.0.0.1'], { clock, interfaces: () => interfaces });
    await new Promise(setImmediate);
    interfaces = [LOOPBACK];
    clock.advance(PROBE_EVERY_MS);
    const [table] = await until((tables) => tables.length > 0);
    expect(table).toMatchObject({ title: 'Club', address: '127.0.0.1' });
  });

  it('asks from the addresses that the machine has now, and no longer from those it had', async () => {
    const port = await freePort();
    const askers: string[] = [];
    let onAsked = () => {};
    const listener = createSocket('udp4', (_data, { address }) => {
      askers.push(address);
      onAsked();
    });
    onTestFinished(() => void listener.close());
    await new Promise<void>((resolve) => listener.bind(port, '127.0.0.1', resolve));
    const askedBy = (wanted: string) =>
      new Promise<void>((resolve) => {
        onAsked = () => {
          if (askers.includes(wanted)) resolve();
        };
        onAsked();
      });
    const clock = createFakeClock();
    let address = '127.0.0.2';
    search(port, ['127.0.0.1'], { clock, interfaces: () => [{ ...LOOPBACK, address }] });
    await askedBy('127.0.0.2');
    address = '127.0.0.3';
    clock.advance(PROBE_EVERY_MS);
    await askedBy('127.0.0.3');
    askers.length = 0;
    clock.advance(PROBE_EVERY_MS);
    await askedBy('127.0.0.3');
    expect(askers).not.toContain('127.0.0.2');
  });

  it('a host is reached by its group also on a network that came after it began', async () => {
    const port = await freePort();
    const clock = createFakeClock();
    let interfaces: readonly NetworkInterface[] = [];
    const host = await answerProbes({
      clock,
      interfaces: () => interfaces,
      port,
      // The group reaches only those who listen at all addresses.
      address: null,
      tell: () => told('00000000000000aa', 'Club'),
      onTrouble: () => {},
    });
    onTestFinished(() => host.stop());
    const answered: string[] = [];
    let onAnswer = () => {};
    const asker = createSocket('udp4', (data) => {
      answered.push(JSON.parse(data.toString()).n);
      onAnswer();
    });
    onTestFinished(() => void asker.close());
    await new Promise<void>((resolve) => asker.bind(0, '127.0.0.1', resolve));
    asker.setMulticastInterface('127.0.0.1');
    const ask = (n: string, target: string) =>
      asker.send(JSON.stringify({ aces: 'probe', n }), port, target);
    const answerTo = (n: string) =>
      new Promise<void>((resolve) => {
        onAnswer = () => {
          if (answered.includes(n)) resolve();
        };
      });
    const direct = '2'.repeat(16);
    const heard = '3'.repeat(16);
    ask(direct, '127.0.0.1');
    await answerTo(direct);
    interfaces = [LOOPBACK];
    clock.advance(PROBE_EVERY_MS);
    ask(heard, GROUP);
    await answerTo(heard);
    expect(answered).toEqual([direct, heard]);
  });

  it('joins the group on every network there is, again and again, and tells of trouble once', () => {
    const joined: string[] = [];
    const troubles: string[] = [];
    const cable = { ...LOOPBACK, name: 'eth0', address: '192.168.1.20' };
    const broken = { ...LOOPBACK, name: 'tun0', address: '10.8.0.2' };
    const group = createGroup(
      {
        addMembership(_group, address = '') {
          if (address === broken.address) throw new Error('no such device');
          joined.push(address);
        },
      },
      (message) => troubles.push(message),
    );
    group.join([LOOPBACK]);
    group.join([LOOPBACK, cable, broken]);
    group.join([cable, broken]);
    expect(joined).toEqual(['127.0.0.1', '127.0.0.1', '192.168.1.20', '192.168.1.20']);
    expect(troubles).toHaveLength(1);
    // One that went and came back is as good as new.
    group.join([cable]);
    group.join([broken]);
    expect(troubles).toHaveLength(2);
  });

  it.each([
    ['192.168.1.20', '255.255.255.0', '192.168.1.255'],
    ['10.3.7.9', '255.240.0.0', '10.15.255.255'],
    ['127.0.0.1', '255.0.0.0', '127.255.255.255'],
  ])('the network of %s with mask %s is asked at %s', (address, netmask, broadcast) =>
    expect(broadcastOf({ ...LOOPBACK, address, netmask })).toBe(broadcast),
  );
});

describe('a search socket', () => {
  it('reports a handler that throws, and hears the next datagram', async () => {
    const troubles: string[] = [];
    const heard: unknown[] = [];
    const port = await freePort();
    let onHeard = () => {};
    const socket = await openUdp({
      port,
      address: '127.0.0.1',
      onTrouble: (message) => troubles.push(message),
      onMessage(value) {
        if (value === 1) throw new Error('not foreseen');
        heard.push(value);
        onHeard();
      },
    });
    onTestFinished(() => socket?.close());
    const second = new Promise<void>((resolve) => {
      onHeard = resolve;
    });
    socket?.send('1', port, '127.0.0.1');
    socket?.send('2', port, '127.0.0.1');
    await second;
    expect(heard).toEqual([2]);
    expect(troubles).toEqual(['a datagram could not be handled: Error: not foreseen']);
  });

  it('does not throw when it sends to port 0, as a forged sender has, or after it was closed', async () => {
    const socket = await openUdp({ port: 0, onMessage: () => {}, onTrouble: () => {} });
    socket?.send('{}', 0, '127.0.0.1');
    socket?.send('{}', 99_999, '127.0.0.1');
    socket?.close();
    socket?.send('{}', 9, '127.0.0.1');
    expect(socket).not.toBeNull();
  });

  it('is null where the system has no such address', async () => {
    for (const address of ['203.0.113.77', '::1']) {
      const troubles: string[] = [];
      const onTrouble = (message: string) => void troubles.push(message);
      expect(await openUdp({ port: 0, address, onMessage: () => {}, onTrouble })).toBeNull();
      expect(troubles).toHaveLength(1);
    }
  });
});

describe('an answer counts when its address has answered a number of its own', () => {
  const answerOf = (n: string, host = '00000000000000aa'): ProbeAnswer => ({
    aces: 'tables',
    n,
    ...told(host, 'Club'),
  });

  it('after it was asked alone, with all that was said before', () => {
    const addresses = confirmAddresses(randomHex, []);
    addresses.renew();
    const first = addresses.hear('10.0.0.2', answerOf('1'.repeat(16)), true);
    expect(first.believed).toEqual([]);
    expect(first.ask?.address).toBe('10.0.0.2');
    // A second host of the same machine: it is held as well, and nobody is asked twice in a round.
    const second = answerOf('1'.repeat(16), '00000000000000bb');
    expect(addresses.hear('10.0.0.2', second, true)).toEqual({ believed: [], ask: null });
    const confirmed = addresses.hear('10.0.0.2', answerOf(first.ask?.n ?? ''), false);
    expect(confirmed.believed.map(({ host }) => host)).toEqual([
      '00000000000000aa',
      '00000000000000aa',
      '00000000000000bb',
    ]);
    expect(addresses.hear('10.0.0.2', second, true).believed).toEqual([second]);
  });

  it('and not when it names the number of another address, or none that was sent', () => {
    const addresses = confirmAddresses(randomHex, ['10.0.0.2']);
    const [ask] = addresses.renew();
    expect(ask?.address).toBe('10.0.0.2');
    expect(addresses.hear('10.0.0.3', answerOf(ask?.n ?? ''), false).believed).toEqual([]);
    expect(addresses.hear('10.0.0.2', answerOf('2'.repeat(16)), false).believed).toEqual([]);
    expect(addresses.hear('10.0.0.2', answerOf(ask?.n ?? ''), false).believed).toHaveLength(1);
  });

  it('for some rounds after it has fallen silent', () => {
    const addresses = confirmAddresses(randomHex, ['10.0.0.2']);
    const [ask] = addresses.renew();
    addresses.hear('10.0.0.2', answerOf(ask?.n ?? ''), false);
    const isBelieved = () =>
      addresses.hear('10.0.0.2', answerOf('3'.repeat(16)), true).believed.length > 0;
    for (let round = 0; round < 3; round += 1) addresses.renew();
    expect(isBelieved()).toBe(true);
    addresses.renew();
    expect(isBelieved()).toBe(false);
  });

  it('so that hundreds of forged senders a round fill nothing, are hardly asked, and hide no real one for long', () => {
    const addresses = confirmAddresses(randomHex, ['10.0.0.2']);
    let asked = 0;
    let roundsNeeded = 0;
    for (let isFound = false; !isFound && roundsNeeded < 2_000; roundsNeeded += 1) {
      const [known] = addresses.renew();
      for (let forged = 0; forged < 500; forged += 1) {
        const sender = `10.1.${forged >> 8}.${forged & 255}`;
        const heard = addresses.hear(sender, answerOf('1'.repeat(16)), true);
        expect(heard.believed).toEqual([]);
        if (heard.ask !== null) asked += 1;
      }
      const real = addresses.hear('10.0.0.3', answerOf('1'.repeat(16)), true);
      isFound = real.ask !== null;
      const own = addresses.hear('10.0.0.2', answerOf(known?.n ?? ''), false);
      expect(own.believed).toHaveLength(1);
    }
    // Each round it has one chance in eight: 2,000 rounds without it are impossible.
    expect(roundsNeeded).toBeLessThan(2_000);
    expect(asked / roundsNeeded).toBeLessThan(300);
  });
});
