import { runHost } from '@main/cli/host';
import type { HostArguments } from '@main/cli/hostArguments';
import { FAST } from '../tests/support/lan/lanRig';

/** What a host says of its own process when it is asked. */
export interface HostUsage {
  /** Memory of the process, in bytes. */
  readonly rss: number;
  /** What of it is still needed, in bytes. */
  readonly kept: number;
  /** Time that its threads have had a core since it began, in milliseconds. */
  readonly cpuMs: number;
}

/** The host without a window as a process of its own: sent what to host, and any word to tell its usage or to end. */
function serve(): void {
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const collectGarbage = globalThis.gc;
  if (collectGarbage === undefined) throw new Error('start it with --expose-gc');
  const hear = (message: HostArguments | 'usage' | 'stop') => {
    if (message === 'stop') stop();
    else if (message === 'usage') {
      const rss = process.memoryUsage.rss();
      collectGarbage();
      const { user, system } = process.cpuUsage();
      const kept = process.memoryUsage().heapUsed;
      const usage: HostUsage = { rss, kept, cpuMs: (user + system) / 1000 };
      process.send?.(usage);
    } else void runHost(message, stopped, () => {}, FAST).then(() => process.disconnect());
  };
  process.on('message', hear);
}

if (process.send !== undefined) serve();
