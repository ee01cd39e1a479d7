import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { FRAME_LIMITS } from '@main/reading/limits';
import { parseJson } from '@main/reading/parseJson';
import { MAX_DATAGRAM_BYTES } from '@shared/protocol/lan/discovery';

export interface UdpOptions {
  /** The address of this machine to send from and listen at; all of them where it is missing. */
  readonly address?: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly onMessage: (value: unknown, from: RemoteInfo) => void;
  readonly onTrouble: (message: string) => void;
}

/** A UDP socket for JSON messages. Whatever arrives and wherever it sends, it never throws. */
export interface UdpSocket extends Pick<Socket, 'addMembership'> {
  /** Sends if it can: a datagram may be lost anyway. */
  send(text: string, port: number, address: string): void;
  /** Sends to broadcast addresses and groups go out through the interface of this address. */
  sendWidelyFrom(address: string): void;
  close(): void;
}

/** Null when the system doesn't give one. */
export function openUdp(options: UdpOptions): Promise<UdpSocket | null> {
  const { address, port, onMessage, onTrouble } = options;
  return new Promise((resolve) => {
    const socket = createSocket({ type: 'udp4', reuseAddr: port !== 0 });
    let bound = false;
    const fail = (error: unknown) => {
      onTrouble(`a search socket failed: ${String(error)}`);
      if (bound) return;
      socket.close();
      resolve(null);
    };
    socket.on('error', fail);
    socket.on('message', (data, from) => {
      if (data.length > MAX_DATAGRAM_BYTES) return;
      const read = parseJson(data.toString('utf8'), FRAME_LIMITS);
      if (!read.ok) return;
      try {
        onMessage(read.value, from);
      } catch (error) {
        onTrouble(`a datagram could not be handled: ${String(error)}`);
      }
    });
    const opened: UdpSocket = {
      addMembership: (group, from) => socket.addMembership(group, from),
      send(text, toPort, to) {
        try {
          socket.send(text, toPort, to, () => {});
        } catch {
          // Port 0, as a forged sender has, or a socket that was closed meanwhile.
        }
      },
      sendWidelyFrom(from) {
        try {
          socket.setBroadcast(true);
          socket.setMulticastTTL(1);
          socket.setMulticastInterface(from);
        } catch (error) {
          onTrouble(`groups can't be reached from ${from}: ${String(error)}`);
        }
      },
      close: () => socket.close(),
    };
    try {
      const at = address === undefined ? { port } : { port, address };
      socket.bind({ ...at, exclusive: false }, () => {
        bound = true;
        resolve(opened);
      });
    } catch (error) {
      fail(error);
    }
  });
}
