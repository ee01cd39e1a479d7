import type { NetworkInterface } from '../wire/addresses';
import { openUdp, type UdpOptions, type UdpSocket } from '../wire/openUdp';
import { probeTargets, searchable } from './datagrams';

export type SearchSocketsOptions = Pick<UdpOptions, 'onMessage' | 'onTrouble'>;

/** One socket for each address through which is searched. */
export interface SearchSockets {
  /** Opens sockets for new addresses and closes those of addresses that are gone. Resolves when all are open. */
  follow(interfaces: readonly NetworkInterface[]): Promise<void>;
  /** Sends to everybody near each address. */
  sendAround(text: string, port: number): void;
  /** Sends to one address, through each of one's own: what can't be reached from one may be from another. */
  sendTo(text: string, port: number, address: string): void;
  close(): void;
}

interface Way {
  readonly own: NetworkInterface;
  readonly socket: UdpSocket;
}

const keyOf = ({ name, address, netmask }: NetworkInterface) => `${name} ${address} ${netmask}`;

export function createSearchSockets(options: SearchSocketsOptions): SearchSockets {
  const ways = new Map<string, Way>();
  /** Addresses that can't be used now: tried again each time, reported once. */
  const failing = new Set<string>();
  let closed = false;

  const open = async (key: string, own: NetworkInterface) => {
    const socket = await openUdp({
      address: own.address,
      port: 0,
      onMessage: options.onMessage,
      onTrouble(trouble) {
        if (!failing.has(key)) options.onTrouble(trouble);
        failing.add(key);
      },
    });
    if (socket === null) return;
    failing.delete(key);
    if (closed) socket.close();
    else {
      socket.sendWidelyFrom(own.address);
      ways.set(key, { own, socket });
    }
  };

  return {
    async follow(interfaces) {
      const wanted = new Map(searchable(interfaces).map((own) => [keyOf(own), own]));
      for (const [key, { socket }] of ways) {
        if (wanted.has(key)) continue;
        ways.delete(key);
        socket.close();
      }
      const news = [...wanted].filter(([key]) => !ways.has(key));
      await Promise.all(news.map(([key, own]) => open(key, own)));
    },
    sendAround(text, port) {
      for (const { own, socket } of ways.values())
        for (const target of new Set(probeTargets(own))) socket.send(text, port, target);
    },
    sendTo(text, port, address) {
      for (const { socket } of ways.values()) socket.send(text, port, address);
    },
    close() {
      closed = true;
      for (const { socket } of ways.values()) socket.close();
      ways.clear();
    },
  };
}
