import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import type { SeededRandom } from '../seededRandom';

/** From and to, in milliseconds. */
type Span = readonly [number, number];

/** What a bad Wi-Fi does to a connection. */
export interface Mischief {
  readonly delayMs: Span;
  /** One piece in N waits that long, and all behind it. */
  readonly stallOnceIn: number;
  readonly stallMs: Span;
  /** One piece in N is torn in two, and the connection is reset after the first half. */
  readonly resetOnceIn: number;
}

export interface BadRelay {
  readonly port: number;
  /** From now on it stalls and breaks; until then it is only slow. */
  worsen(): void;
  readonly stalls: () => number;
  readonly resets: () => number;
  /** Swallows everything, in both directions, and ends nothing: a half-open connection. */
  swallow(swallowing: boolean): void;
  close(): Promise<void>;
}

/** A way to a door on loopback that is as bad as is asked for; bytes that get through keep their order. */
export async function openBadRelay(
  to: { readonly address: string; readonly port: number },
  mischief: Mischief,
  random: SeededRandom,
): Promise<BadRelay> {
  const open = new Set<Socket>();
  let isWorse = false;
  let swallowing = false;
  let stalls = 0;
  let resets = 0;
  const within = ([from, most]: Span) => from + random.below(most - from + 1);

  const pass = (from: Socket, onward: Socket) => {
    let freeAtMs = 0;
    const later = (job: () => void, extraMs = 0) => {
      const nowMs = performance.now();
      freeAtMs = Math.max(freeAtMs, nowMs + within(mischief.delayMs) + extraMs);
      setTimeout(job, freeAtMs - nowMs);
    };
    from.on('data', (piece) => {
      if (swallowing) return;
      const isReset = isWorse && random.onceIn(mischief.resetOnceIn);
      const isStall = isWorse && random.onceIn(mischief.stallOnceIn);
      if (isStall) stalls += 1;
      later(
        () => {
          if (onward.destroyed) return;
          onward.write(isReset ? piece.subarray(0, random.below(piece.length)) : piece);
          if (!isReset) return;
          resets += 1;
          from.resetAndDestroy();
          // After what was written, which a reset at once would take away with it.
          setImmediate(() => onward.resetAndDestroy());
        },
        isStall ? within(mischief.stallMs) : 0,
      );
    });
    from.on('close', () => {
      open.delete(from);
      if (!swallowing) later(() => onward.destroy());
    });
    from.on('error', () => {});
  };

  const server = createServer((near) => {
    const far = createConnection({ host: to.address, port: to.port });
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      open.add(socket);
    }
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    worsen() {
      isWorse = true;
    },
    stalls: () => stalls,
    resets: () => resets,
    swallow(on) {
      swallowing = on;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
