import { BlockList, isIP } from 'node:net';
import { type NetworkInterface, plainAddress } from './addresses';

/** Networks that belong to no part of the internet. 100.64/10 is what VPNs lend. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

/** Shorter prefixes are no network of a house or an office, but a mistake in its settings. */
const LEAST_BITS = { IPv4: 8, IPv6: 32 };
/** Every IPv6 network has 64 bits, also where a lease names its address alone. */
const IPV6_NETWORK_BITS = 64;

/**
 * Whether an address belongs to this machine's networks: private ones, and those that this machine's interfaces are on, as
 * with global IPv6. Machines of the whole internet don't.
 */
export function isOwnNetwork(address: string, interfaces: readonly NetworkInterface[]): boolean {
  const plain = plainAddress(address);
  const family = familyOf(plain);
  if (family === null) return false;
  return PRIVATE.check(plain, family) || prefixesOf(interfaces).check(plain, family);
}

const familyOf = (address: string): 'ipv4' | 'ipv6' | null =>
  (({ 4: 'ipv4', 6: 'ipv6' }) as const)[isIP(address)] ?? null;

function prefixesOf(interfaces: readonly NetworkInterface[]): BlockList {
  const prefixes = new BlockList();
  for (const { address, netmask, family } of interfaces) {
    const plain = plainAddress(address);
    const ofSystem = bitsOf(netmask);
    const bits = family === 'IPv6' ? Math.min(ofSystem, IPV6_NETWORK_BITS) : ofSystem;
    const hasNeighbors = family === 'IPv6' || bits < 32;
    if (familyOf(plain) === null || bits < LEAST_BITS[family] || !hasNeighbors) continue;
    prefixes.addSubnet(plain, bits, family === 'IPv6' ? 'ipv6' : 'ipv4');
  }
  return prefixes;
}

/** How many bits a mask has: `255.255.255.0` 24, `ffff:ffff::` 32. */
function bitsOf(netmask: string): number {
  const [parts, radix] = netmask.includes(':')
    ? [netmask.split(':'), 16]
    : [netmask.split('.'), 10];
  return parts
    .map(
      (part) =>
        Number.parseInt(part || '0', radix)
          .toString(2)
          .replaceAll('0', '').length,
    )
    .reduce((sum, bits) => sum + bits, 0);
}
