import { readdirSync } from 'node:fs';

/** What a process holds when nothing goes on in it. */
export interface Usage {
  /** Bytes that are still needed after collecting garbage. */
  readonly heap: number;
  /** Bytes of memory that the process has. */
  readonly rss: number;
  /** Open files and sockets; 0 where the system doesn't tell. */
  readonly descriptors: number;
  /** Timers, sockets, threads, and all else that Node keeps open. */
  readonly handles: number;
}

/** Collects garbage first: needs `--expose-gc`. */
export async function usageNow(): Promise<Usage> {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('start it with --expose-gc');
  // What was just closed is let go of in the turns of the event loop that follow.
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    collect();
  }
  const { heapUsed, rss } = process.memoryUsage();
  return {
    heap: heapUsed,
    rss,
    descriptors: descriptors(),
    handles: process.getActiveResourcesInfo().length,
  };
}

function descriptors(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return 0;
  }
}
