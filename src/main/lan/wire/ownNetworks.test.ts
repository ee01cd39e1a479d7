import { describe, expect, it } from 'vitest';
import type { NetworkInterface } from './addresses';
import { isOwnNetwork } from './ownNetworks';

const on = (address: string, netmask: string): NetworkInterface => ({
  name: 'eth0',
  address,
  netmask,
  family: address.includes(':') ? 'IPv6' : 'IPv4',
  internal: false,
});
const NETWORK_MASK = 'ffff:ffff:ffff:ffff::';
const ALONE_MASK = 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff';

describe('an address of a private network belongs to this machine’s networks, whatever the interfaces', () => {
  it.each([
    '127.0.0.1',
    '::1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.0.9',
    '169.254.1.1',
    '100.100.1.1',
    '::ffff:192.168.1.4',
    'fe80::1%eth0',
    'fd12::1',
  ])('%s', (address) => expect(isOwnNetwork(address, [])).toBe(true));
});

describe('an address of the internet does not belong to this machine’s networks', () => {
  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2001:db8::1', '::ffff:8.8.8.8', '', 'name'])(
    '%s',
    (address) => expect(isOwnNetwork(address, [on('192.168.1.2', '255.255.255.0')])).toBe(false),
  );
});

describe('an address belongs to this machine’s networks when an interface is on its network', () => {
  it.each([
    ['2001:db8:1:2::77', on('2001:db8:1:2::5', NETWORK_MASK), true],
    ['2001:db8:1:3::77', on('2001:db8:1:2::5', NETWORK_MASK), false],
    // A lease of one address: its network has 64 bits all the same.
    ['2001:db8:1:2::77', on('2001:db8:1:2::5', ALONE_MASK), true],
    ['2001:db8:1:3::77', on('2001:db8:1:2::5', ALONE_MASK), false],
    ['203.0.113.200', on('203.0.113.9', '255.255.255.0'), true],
    ['::ffff:203.0.113.200', on('203.0.113.9', '255.255.255.0'), true],
    ['203.0.114.1', on('203.0.113.9', '255.255.255.0'), false],
    ['203.0.113.20', on('203.0.113.9', '255.255.255.240'), false],
    // An address alone, as rented servers have: nobody is near it.
    ['203.0.113.9', on('203.0.113.9', '255.255.255.255'), false],
    // Masks that would make the whole internet one's own.
    ['8.8.8.8', on('203.0.113.9', '0.0.0.0'), false],
    ['8.8.8.8', on('9.0.0.1', '254.0.0.0'), false],
    ['2607::1', on('2001:db8::5', '::'), false],
    // Nothing that a system should tell, but may.
    ['8.8.8.8', on('', ''), false],
    ['8.8.8.8', on('8.8.8.1', 'nonsense'), false],
  ] as const)('%s on %o: %s', (address, own, expected) =>
    expect(isOwnNetwork(address, [own])).toBe(expected),
  );
});
