import { z } from 'zod';
import { openDataFile } from './dataFile';
import { onceEach } from './folder';
import { copyBrokenAside } from './keepBroken';
import { replaceFileAtOnce } from './replaceFile';

/** What opens the seat at a table; missing in files of older programs, whose seats need the code again. */
const seatSchema = z.object({
  table: z.string().regex(/^[0-9a-f]{16}$/),
  member: z.string().regex(/^[0-9a-f]{8}$/),
  key: z.string().regex(/^[0-9a-f]{64}$/),
});

/** A host that was joined. */
const hostSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{16}$/),
  address: z.string().min(1).max(100),
  port: z.number().int().min(1).max(65_535),
  title: z.string().max(60),
  joinedAt: z.iso.datetime(),
  name: z.string().max(60),
  seat: seatSchema.nullable().catch(null),
});
export type RememberedSeat = Readonly<z.output<typeof hostSchema>>;

/** The last hosts that were joined, newest first. Each change is in the file before the call returns. */
export interface RememberedHosts {
  list(): readonly RememberedSeat[];
  /** Puts one in front; the same one at another place, and another one at the same place, give way. */
  add(host: RememberedSeat): void;
  forget(id: string): void;
}

const MOST = 10;

const VERSION = 1;
const WHAT = 'The list of hosts that you have joined';

/** `onTrouble` hears a sentence when the file couldn't be used as it was, or can't be written. */
export function openRememberedHosts(
  path: string,
  onTrouble: (sentence: string) => void,
): RememberedHosts {
  const file = openDataFile(path, {
    version: VERSION,
    what: WHAT,
    // Before versions the file was the list itself.
    migrate: (value) => (Array.isArray(value) ? { hosts: value } : value),
    onTrouble,
  });
  const { hosts: listed = [] } = file.fields;
  const entries: readonly unknown[] = Array.isArray(listed) ? listed : [listed];
  let hosts: readonly RememberedSeat[] = entries.flatMap((entry) => {
    const host = hostSchema.safeParse(entry);
    return host.success ? [host.data] : [];
  });
  if (hosts.length < entries.length && !file.isNewer)
    onTrouble(`${WHAT} could not be read in full. ${copyBrokenAside(path)}`);
  const tell = onceEach(onTrouble);
  const keep = (next: readonly RememberedSeat[]) => {
    hosts = next.slice(0, MOST);
    if (file.isNewer) return;
    try {
      replaceFileAtOnce(path, `${JSON.stringify({ version: VERSION, hosts }, null, 2)}\n`);
    } catch {
      tell(`${WHAT} could not be saved.`);
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
