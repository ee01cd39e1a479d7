import { connect, isIP } from 'node:net';
import { CLOSE_CODES } from '@shared/protocol/lan/closeCodes';
import { DOOR_PATH, type Limits, OLD_SUBPROTOCOL, SUBPROTOCOL } from '@shared/protocol/lan/limits';
import { type ClientOptions, WebSocket } from 'ws';
import { type HostPlace, plainAddress } from './addresses';
import { DOOR_REFUSALS, REFUSAL_HEADER } from './doorRefusal';
import type { MakeEnd, Wire, WireEnd } from './wire';
import { attachSocket } from './wsWire';

/** Errors of reading what somebody answered; all others come from the system, and mean that nobody is there. */
const ANSWERED = /^(HPE_|WS_ERR_)/;

/** What an address that can't be dialed gives. */
const DEAD_WIRE: Wire = { send: () => {}, close: () => {}, cut: () => {}, waitingBytes: () => 0 };

/**
 * Connects to a host's door, and never throws. Nobody there: the end is closed. Something else there: noise, then
 * closed.
 */
export function dialPlace(
  place: HostPlace,
  limits: Limits,
  makeEnd: MakeEnd,
  localAddress?: string,
): void {
  /** `onRefused`: something is there that doesn't speak that protocol. */
  const dial = (protocol: string, onRefused: (end: WireEnd) => void) => {
    const socket = socketTo(place, limits, protocol, localAddress);
    if (socket === null) {
      const end = makeEnd(DEAD_WIRE);
      queueMicrotask(() => end.onClosed(null));
      return;
    }
    const end = attachSocket(socket, makeEnd);
    let hasAnswered = false;
    socket.on('unexpected-response', (_request, { headers }) => {
      hasAnswered = true;
      const said = headers[REFUSAL_HEADER.toLowerCase()];
      const reason = DOOR_REFUSALS.find((each) => each === said);
      if (reason === undefined) onRefused(end);
      else end.onClosed(CLOSE_CODES[reason]);
      socket.terminate();
    });
    socket.on('error', (error) => {
      const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
      if (!hasAnswered && (code === null || ANSWERED.test(code))) end.onNoise();
    });
    return () => socket.removeAllListeners('close');
  };
  // A host of version 1 refuses all but its own protocol; asked in that one, it says which version it is.
  const forget = dial(SUBPROTOCOL, () => {
    forget?.();
    dial(OLD_SUBPROTOCOL, (end) => end.onNoise());
  });
}

/** Null when there can be no connection to such a place. */
function socketTo(
  { address, port }: HostPlace,
  limits: Limits,
  protocol: string,
  localAddress: string | undefined,
): WebSocket | null {
  // A URL has no room for a zone (`fe80::1%eth0`), so the system is handed the address as it is.
  const createConnection: ClientOptions['createConnection'] = () =>
    connect({
      host: address,
      port,
      ...(localAddress === undefined ? {} : { localAddress }),
    });
  const plain = plainAddress(address);
  const host = isIP(plain) === 6 ? `[${plain}]` : plain;
  try {
    return new WebSocket(`ws://${host}:${port}${DOOR_PATH}`, [protocol], {
      createConnection,
      perMessageDeflate: false,
      maxPayload: limits.maxHostFrameBytes,
      followRedirects: false,
      handshakeTimeout: 2 * limits.dialMs,
      maxFragments: limits.maxFragments,
    });
  } catch {
    return null;
  }
}
