import type { Clock } from '@main/session/clock';
import type { HostAddress } from '@shared/protocol/lan/lanState';

const LOOK_EVERY_MS = 2_000;

/** Tells when this machine's addresses are others than before, until it is stopped: no system says so by itself. */
export function watchAddresses(
  clock: Clock,
  addresses: () => readonly HostAddress[],
  onChange: () => void,
): { stop(): void } {
  let known = JSON.stringify(addresses());
  const look = () => {
    cancel = clock.after(LOOK_EVERY_MS, look);
    const now = JSON.stringify(addresses());
    if (now === known) return;
    known = now;
    onChange();
  };
  let cancel = clock.after(LOOK_EVERY_MS, look);
  return { stop: () => cancel() };
}
