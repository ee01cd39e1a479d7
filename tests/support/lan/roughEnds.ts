import type { AddressInfo } from 'node:net';
import { wireKeysOf } from '@main/lan/exchange/exchange';
import { type SealableWire, sealable } from '@main/lan/exchange/sealedWire';
import { type Credentials, createAdmission, type SeatKey } from '@main/lan/guest/admission';
import type { MakeEnd, Wire } from '@main/lan/wire/wire';
import { attachSocket } from '@main/lan/wire/wsWire';
import { DOOR_PATH, SUBPROTOCOL } from '@shared/protocol/lan/limits';
import { WebSocket, WebSocketServer } from 'ws';
import { randomHex } from './lanRig';

/** Sends a text in pieces of one message: as many as `pieces` says when it is sent. */
const inPieces = (socket: WebSocket, wire: Wire, pieces: () => number): Wire => ({
  ...wire,
  send(text) {
    if (socket.readyState !== socket.OPEN) return;
    const size = Math.ceil(text.length / pieces());
    if (size === 0) return socket.send(text);
    for (let from = 0; from < text.length; from += size)
      socket.send(text.slice(from, from + size), { fin: from + size >= text.length });
  },
});

/** Who attacks over a real connection on which it was let in. */
interface RoughEnd {
  /** Says something over the sealed wire, in that many pieces. */
  say(text: string, pieces?: number): void;
  /** Puts a frame on the wire as it is. */
  put(frame: string): void;
  isOpen(): boolean;
  end(): void;
}

export interface RoughGuest extends RoughEnd {
  /** Resolves when the host has let it in, to what opens its seat, or has ended the connection, to null. */
  readonly admitted: Promise<SeatKey | null>;
}

/** A guest without a program's manners, over a real socket. It answers nothing by itself once it was let in. */
export function createRoughGuest(options: {
  readonly port: number;
  readonly address?: string;
  readonly credentials: Credentials;
  readonly name: string;
  /** What the host says from then on. */
  readonly onText: (text: string) => void;
}): RoughGuest {
  const { credentials, name, port, address = '127.0.0.1', onText } = options;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${DOOR_PATH}`, [SUBPROTOCOL], {
    perMessageDeflate: false,
    localAddress: address,
  });
  socket.on('error', () => {});
  const admission = createAdmission({ credentials, name, app: '1.0.0', randomHex });
  let pieces = 1;
  let sealed: SealableWire | null = null;
  let raw: Wire | null = null;
  let settle = (_seat: SeatKey | null) => {};
  const admitted = new Promise<SeatKey | null>((resolve) => {
    settle = resolve;
  });
  let shown: Omit<SeatKey, 'member'> | null = null;
  attachSocket(socket, (plain) => {
    raw = plain;
    return sealable((wire) => {
      sealed = wire;
      return {
        onText(text) {
          if (shown !== null) {
            // The first word over the sealed wire says who one is.
            settle({ ...shown, member: JSON.parse(text).member });
            onText(text);
            return;
          }
          const step = admission.onText(text);
          if (step.do === 'send' || step.do === 'seal') wire.send(step.text);
          if (step.do !== 'seal') return;
          wire.seal(wireKeysOf(step.exchanged, 'guest'));
          const key = credentials.kind === 'seat' ? credentials.key : step.exchanged.seatKey;
          shown = { table: step.table, key };
        },
        onNoise: () => {},
        onClosed: () => settle(null),
      };
    })(inPieces(socket, plain, () => pieces));
  });
  return {
    admitted,
    say(text, into = 1) {
      pieces = into;
      sealed?.send(text);
      pieces = 1;
    },
    put: (frame) => raw?.send(frame),
    isOpen: () => socket.readyState === socket.OPEN,
    end: () => socket.terminate(),
  };
}

/** A door behind which each connection is heard by what `makeEnd` makes, and whose messages may go in pieces. */
export async function openRoughDoor(makeEnd: MakeEnd) {
  const server = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    handleProtocols: () => SUBPROTOCOL,
    perMessageDeflate: false,
  });
  let pieces = 1;
  server.on('connection', (socket) => {
    socket.on('error', () => {});
    attachSocket(socket, (plain) => makeEnd(inPieces(socket, plain, () => pieces)));
  });
  await new Promise((resolve) => server.on('listening', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** What is said while `job` runs goes in that many pieces. */
    inPieces(into: number, job: () => void) {
      pieces = into;
      job();
      pieces = 1;
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of server.clients) socket.terminate();
        server.close(() => resolve());
      }),
  };
}
