import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseJson } from './parseJson';
import { replaceFileAtOnce } from './replaceFile';

/** A host that was joined, with the token that opens the seat there. */
const hostSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{16}$/),
  address: z.string().min(1).max(100),
  port: z.number().int().min(1).max(65_535),
  title: z.string().max(60),
  joinedAt: z.iso.datetime(),
  name: z.string().max(60),
  token: z.string().regex(/^[0-9a-f]{64}$/),
});
export type RememberedSeat = Readonly<z.output<typeof hostSchema>>;

/**
 * The last hosts that were joined, newest first. Each change is in the file before the call returns: a token opens its
 * seat only until the next one is in use, so that one must not be used before it would be found again after a crash.
 */
export interface RememberedHosts {
  list(): readonly RememberedSeat[];
  /** Puts one in front; the same one at another place, and another one at the same place, give way. */
  add(host: RememberedSeat): void;
  forget(id: string): void;
}

const MOST = 10;

/** `onTrouble` hears a sentence when the list can't be written. An unreadable one is begun anew: it is only a comfort. */
export function openRememberedHosts(
  path: string,
  onTrouble: (sentence: string) => void,
): RememberedHosts {
  const stored = existsSync(path) ? parseJson(readFileSync(path, 'utf8')) : [];
  const entries = z.array(z.unknown()).safeParse(stored);
  let hosts: readonly RememberedSeat[] = (entries.data ?? []).flatMap((entry) => {
    const host = hostSchema.safeParse(entry);
    return host.success ? [host.data] : [];
  });
  const keep = (next: readonly RememberedSeat[]) => {
    hosts = next.slice(0, MOST);
    try {
      replaceFileAtOnce(path, `${JSON.stringify(hosts, null, 2)}\n`);
    } catch {
      onTrouble('The list of hosts that you have joined could not be saved.');
    }
  };
  return {
    list: () => hosts,
    add: (host) =>
      keep([
        host,
        ...hosts.filter(
          ({ id, address, port }) =>
            id !== host.id && (address !== host.address || port !== host.port),
        ),
      ]),
    forget: (id) => keep(hosts.filter((host) => host.id !== id)),
  };
}
