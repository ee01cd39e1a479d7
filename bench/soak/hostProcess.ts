import { runHost } from '@main/cli/host';
import type { HostArguments } from '@main/cli/hostArguments';
import { FAST } from '../../tests/support/lan/lanRig';
import { type DiskFault, installFaultyDisk } from './faultyDisk';
import { usageNow } from './usage';

/** What a host's process is told. */
export type HostOrder =
  | { readonly type: 'host'; readonly options: HostArguments }
  | { readonly type: 'disk'; readonly fault: DiskFault | null }
  | { readonly type: 'usage' }
  | { readonly type: 'stop' };

/** The host without a window as a process of its own, whose disk can be made to fail and which tells its usage. */
function serve(): void {
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  let fail: (fault: DiskFault | null) => void = () => {};
  // Whoever started it is gone, and nobody else would end it.
  process.once('disconnect', () => stop());
  process.on('message', (order: HostOrder) => {
    if (order.type === 'stop') stop();
    else if (order.type === 'disk') fail(order.fault);
    else if (order.type === 'usage') void usageNow().then((usage) => process.send?.(usage));
    else {
      fail = installFaultyDisk(order.options.dataFolder).fail;
      void runHost(order.options, stopped, () => {}, FAST).then(() => {
        if (process.connected) process.disconnect();
      });
    }
  });
}

if (process.send !== undefined) serve();
