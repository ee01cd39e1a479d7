import { watchAddresses } from '@main/hosting/watchAddresses';
import type { HostTable } from '@main/lan/host/hostTable';
import { createLanHost, type LanHost } from '@main/lan/host/lanHost';
import type { RandomHex } from '@main/lan/secrets';
import type { Door } from '@main/lan/wire/openDoor';
import type { Clock } from '@main/session/clock';
import { ok, type Result } from '@shared/game/result';
import type { DoorFault } from '@shared/protocol/lan/doorFault';
import type { HostAddress } from '@shared/protocol/lan/lanState';
import { DEFAULT_PORT, type Limits } from '@shared/protocol/lan/limits';

export interface OpenHostOptions {
  readonly clock: Clock;
  readonly limits: Limits;
  readonly randomHex: RandomHex;
  /** Version of the program. */
  readonly app: string;
  /** The addresses of this machine, the likeliest for guests first. */
  readonly addresses: () => readonly HostAddress[];
  readonly openDoor: (host: LanHost, port: number) => Promise<Result<Door, DoorFault>>;
  /** Has the host's tables found; returns how to stop it. */
  readonly announce: (host: LanHost, port: number) => Promise<{ stop(): void }>;
  readonly onTrouble: (message: string) => void;
}

/** A table that guests can come to, and how to end that. */
export interface Hosting {
  readonly host: LanHost;
  readonly table: HostTable;
  readonly port: number;
  stop(): Promise<void>;
}

/** Listens for guests of a table; `onChange` hears when they have to come by other addresses, or when the code is guessed at. */
export async function openHost(
  options: OpenHostOptions,
  table: HostTable,
  onChange: () => void,
): Promise<Result<Hosting, DoorFault>> {
  const host = createLanHost({ ...options, onGuessing: onChange });
  host.add(table);
  // Where it was before, since guests come back there by themselves; else the usual port, else any.
  let door = await options.openDoor(host, table.kept().port ?? DEFAULT_PORT);
  for (const other of [DEFAULT_PORT, 0]) if (!door.ok) door = await options.openDoor(host, other);
  if (!door.ok) {
    await table.close();
    return door;
  }
  const { port, close } = door.value;
  table.listensAt(port);
  const announced = await options.announce(host, port);
  const watched = watchAddresses(options.clock, options.addresses, onChange);
  return ok({
    host,
    table,
    port,
    async stop() {
      announced.stop();
      watched.stop();
      await Promise.all([table.close(), close()]);
    },
  });
}
