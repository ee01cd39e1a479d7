import { describe, expect, it } from 'vitest';
import { parsePlace, printPlace, usableAddresses } from './addresses';

describe('an address as it is typed', () => {
  it.each([
    ['192.168.1.20', '192.168.1.20', 28_462],
    [' 192.168.1.20:4000 ', '192.168.1.20', 4_000],
    ['[fd00::1]:4000', 'fd00::1', 4_000],
    ['fd00::1', 'fd00::1', 28_462],
    ['club-pc.local', 'club-pc.local', 28_462],
    ['localhost:1', 'localhost', 1],
    ['fe80::1%12', 'fe80::1%12', 28_462],
    ['[fe80::1%eth0]:4000', 'fe80::1%eth0', 4_000],
  ])('%s is understood', (text, address, port) =>
    expect(parsePlace(text)).toEqual({ address, port }),
  );

  it.each([
    '',
    '192.168.1',
    '300.1.1.1',
    '1.2.3.4:0',
    '1.2.3.4:99999',
    'a b',
    'http://x',
    '[1.2.3.4]',
    'x:',
    '-a',
  ])('"%s" is refused', (text) => expect(parsePlace(text)).toBeNull());

  it('is shown without the usual port', () => {
    expect(printPlace({ address: '10.0.0.1', port: 28_462 })).toBe('10.0.0.1');
    expect(printPlace({ address: 'fd00::1', port: 5 })).toBe('[fd00::1]:5');
  });
});

it('names the addresses that guests can use, the likeliest first', () => {
  const own = (name: string, address: string, more: object = {}) => ({
    name,
    address,
    netmask: '255.255.255.0',
    family: 'IPv4' as const,
    internal: false,
    ...more,
  });
  const found = usableAddresses(
    [
      own('lo', '127.0.0.1', { internal: true }),
      own('docker0', '172.17.0.1'),
      own('eth0', 'fe80::1', { family: 'IPv6' }),
      own('eth0', 'fd00::5', { family: 'IPv6' }),
      own('wlan0', '192.168.1.20'),
      own('ppp0', '203.0.113.9'),
    ],
    (address) => address !== '203.0.113.9',
  );
  expect(found).toEqual([
    { address: '192.168.1.20', network: 'wlan0', virtual: false },
    { address: '172.17.0.1', network: 'docker0', virtual: true },
    { address: 'fd00::5', network: 'eth0', virtual: false },
  ]);
});
