import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { hostname } from 'node:os';
import type { Duplex } from 'node:stream';
import { err, ok, type Result } from '@shared/game/result';
import type { DoorFault } from '@shared/protocol/lan/doorFault';
import { DOOR_PATH, type Limits, OLD_SUBPROTOCOL, SUBPROTOCOL } from '@shared/protocol/lan/limits';
import { WebSocketServer } from 'ws';
import { plainAddress } from './addresses';
import { type DoorRefusal, REFUSAL_HEADER } from './doorRefusal';
import { isOwnName } from './ownNames';
import { createWaitingRoom } from './waitingRoom';
import type { Caller, Wire, WireEnd } from './wire';
import { attachSocket } from './wsWire';

export interface DoorOptions {
  /** Takes up each connection that fits. */
  readonly host: { accept(wire: Wire, caller: Caller): WireEnd };
  /** 0 lets the system choose. */
  readonly port: number;
  /** Null: all of this machine's addresses. */
  readonly address: string | null;
  readonly limits: Limits;
  /** Whether callers from that address are let in: those of this machine's networks, or all. */
  readonly letsIn: (address: string) => boolean;
  readonly onTrouble: (message: string) => void;
}

/** Where guests knock: listening until it is closed. */
export interface Door {
  readonly port: number;
  close(): Promise<void>;
}

const MAX_HEADERS = 32;
const CHECK_EVERY_MS = 1_000;
const CLOSE_MS = 2_000;
/** Newer than the types of ws. */
const CLOSE_QUICKLY: object = { closeTimeout: CLOSE_MS };

/** Begins to listen; a fault when the system doesn't let it. */
export async function openDoor(options: DoorOptions): Promise<Result<Door, DoorFault>> {
  const { host, limits } = options;
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.headersMs,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      keepAlive: false,
    },
    // Whoever comes without wanting a WebSocket is told nothing.
    (_request, response) => response.writeHead(404, { Connection: 'close' }).end(),
  );
  server.maxHeadersCount = MAX_HEADERS;
  server.maxConnections = limits.maxSockets;
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.maxGuestFrameBytes,
    maxFragments: limits.maxFragments,
    maxBufferedChunks: limits.maxChunks,
    ...CLOSE_QUICKLY,
  });
  const waiting = createWaitingRoom<Duplex>(limits, (socket) => socket.destroy());
  const open = new Set<Socket>();

  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      open.delete(socket);
      waiting.leave(socket);
    });
    waiting.enter(socket, sourceOf(socket));
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  server.on('upgrade', (request, socket: Socket, head) => {
    if (!speaksOurs(request)) return refuse(socket, null);
    const reason = refusalOf(request, sourceOf(socket), options);
    if (reason !== null) return refuse(socket, reason);
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      // Oversized and broken frames: ws ends the connection by itself.
      webSocket.on('error', () => {});
      attachSocket(webSocket, (wire) =>
        host.accept(wire, {
          source: sourceOf(socket),
          isOwn: false,
          onAdmitted: () => waiting.leave(socket),
        }),
      );
    });
  });
  server.on('error', (error) => options.onTrouble(`the door failed: ${String(error)}`));

  const listening = await listen(server, options);
  if (!listening.ok) return listening;
  return ok({
    port: listening.value,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        sockets.close();
        // Goodbyes that were just written still go out.
        for (const socket of open) socket.end();
        const cut = setTimeout(() => {
          for (const socket of open) socket.destroy();
        }, CLOSE_MS);
        server.on('close', () => clearTimeout(cut));
      }),
  });
}

const sourceOf = (socket: Socket): string => plainAddress(socket.remoteAddress ?? '');

/** A guest's program is told why; whoever else knocks learns nothing. */
function refuse(socket: Socket, reason: DoorRefusal | null): void {
  const said = reason === null ? '' : `${REFUSAL_HEADER}: ${reason}\r\n`;
  socket.end(`HTTP/1.1 403 Forbidden\r\n${said}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** The old one only far enough that its program learns of the version it meets. */
const SPOKEN: readonly (string | undefined)[] = [SUBPROTOCOL, OLD_SUBPROTOCOL];

/** Only this program's own kind of caller: browsers always send an Origin and can't leave it out. */
const speaksOurs = ({ headers, url }: IncomingMessage): boolean =>
  url === DOOR_PATH &&
  headers.origin === undefined &&
  SPOKEN.includes(headers['sec-websocket-protocol']);

function refusalOf(
  { headers }: IncomingMessage,
  source: string,
  { letsIn }: DoorOptions,
): DoorRefusal | null {
  if (!letsIn(source)) return 'not-own-network';
  return isOwnName(headers.host ?? '', hostname()) ? null : 'wrong-name';
}

const FAULT_CODES: Readonly<Record<string, DoorFault['code']>> = {
  EADDRINUSE: 'port-taken',
  EADDRNOTAVAIL: 'foreign-address',
  EACCES: 'not-allowed',
  EPERM: 'not-allowed',
};

const listen = (
  server: Server,
  { port, address }: DoorOptions,
): Promise<Result<number, DoorFault>> =>
  new Promise((resolve) => {
    const onError = (error: unknown) => resolve(err(faultOf(error, port, address)));
    server.once('error', onError);
    const onListening = () => {
      server.off('error', onError);
      const bound = server.address();
      resolve(ok(typeof bound === 'object' && bound !== null ? bound.port : port));
    };
    try {
      server.listen({ port, ...(address === null ? {} : { host: address }) }, onListening);
    } catch (error) {
      onError(error);
    }
  });

function faultOf(error: unknown, port: number, address: string | null): DoorFault {
  const system =
    error instanceof Error && 'code' in error && typeof error.code === 'string'
      ? error.code
      : String(error);
  return { code: FAULT_CODES[system] ?? 'failed', port, address, system };
}
