import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { FRAME_LIMITS } from '@main/reading/limits';
import { parseJson } from '@main/reading/parseJson';
import { MAX_DATAGRAM_BYTES } from '@shared/protocol/lan/discovery';
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

/** A UDP socket that hands over JSON messages that keep the limits, and never ends the program. */
export function openUdp(
  bind: { readonly address?: string; readonly port: number },
  onMessage: (value: unknown, from: RemoteInfo) => void,
  onTrouble: (message: string) => void,
): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = createSocket({ type: 'udp4', reuseAddr: bind.port !== 0 });
    let bound = false;
    socket.on('error', (error) => {
      onTrouble(`a search socket failed: ${error.message}`);
      if (bound) return;
      socket.close();
      resolve(null);
    });
    socket.on('message', (data, from) => {
      if (data.length > MAX_DATAGRAM_BYTES) return;
      const read = parseJson(data.toString('utf8'), FRAME_LIMITS);
      if (read.ok) onMessage(read.value, from);
    });
    socket.bind({ ...bind, exclusive: false }, () => {
      bound = true;
      resolve(socket);
    });
  });
}
