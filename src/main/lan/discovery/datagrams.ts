import type { NetworkInterface } from '../wire/addresses';

/** Of the range that stays within one's own organisation; it goes no further than one hop. */
export const GROUP = '239.255.77.28';
const LIMITED_BROADCAST = '255.255.255.255';

/** The IPv4 addresses through which one may search and be found. */
export const searchable = (interfaces: readonly NetworkInterface[]): NetworkInterface[] =>
  interfaces.filter(({ family }) => family === 'IPv4');

/** The address that means everybody on an interface's network. */
export function broadcastOf({ address, netmask }: NetworkInterface): string {
  const mask = netmask.split('.').map(Number);
  return address
    .split('.')
    .map((part, index) => (Number(part) | (~(mask[index] ?? 255) & 255)) & 255)
    .join('.');
}

/** Where a probe goes from an interface: the loopback interface reaches this machine and nobody else. */
export const probeTargets = (own: NetworkInterface): string[] => [
  broadcastOf(own),
  GROUP,
  own.internal ? own.address : LIMITED_BROADCAST,
];
