import { isIP } from 'node:net';
import { DOOR_PATH, type Limits, SUBPROTOCOL } from '@shared/protocol/lan/limits';
import { WebSocket } from 'ws';
import type { HostPlace } from './addresses';
import type { MakeEnd } from './wire';
import { attachSocket } from './wsWire';

/** What the system says when nobody is there, rather than somebody else. */
const NOBODY = /^(E(CONN|TIMEDOUT|HOST|NET|AI_|NOTFOUND|PIPE|ACCES|PERM)|UND_)/;

/** Connects to a host's door. Nobody there: the end is closed. Something else there: noise, then closed. */
export function dialPlace(
  { address, port }: HostPlace,
  limits: Limits,
  makeEnd: MakeEnd,
  localAddress?: string,
): void {
  const host = isIP(address) === 6 ? `[${address}]` : address;
  const options = {
    perMessageDeflate: false,
    maxPayload: limits.maxHostFrameBytes,
    followRedirects: false,
    handshakeTimeout: 2 * limits.dialMs,
    ...(localAddress === undefined ? {} : { localAddress }),
    maxFragments: limits.maxFragments,
  };
  const socket = new WebSocket(`ws://${host}:${port}${DOOR_PATH}`, [SUBPROTOCOL], options);
  const end = attachSocket(socket, makeEnd);
  socket.on('error', (error) => {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
    if (!NOBODY.test(code)) end.onNoise();
  });
}
