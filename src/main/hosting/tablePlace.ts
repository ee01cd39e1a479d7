import type { GuestLink } from '@main/lan/guest/guestLink';
import type { HostPlace } from '@main/lan/wire/addresses';
import type { FoundTable } from '@shared/protocol/lan/discovery';

/** Begins to look for tables; returns how to stop it. */
export type SearchTables = (
  known: readonly string[],
  onFound: (tables: readonly FoundTable[]) => void,
) => { stop(): void };

/** Where a guest's table is. It moves when its host comes back at another port, or changes its network. */
export interface TablePlace {
  now(): HostPlace;
  /** To be told of each change of the link: while it is lost, the table is looked for. */
  follow(link: Pick<GuestLink, 'state' | 'table'>): void;
}

export function createTablePlace(joined: HostPlace, search: SearchTables): TablePlace {
  let place = joined;
  let searching: { stop(): void } | null = null;
  return {
    now: () => place,
    follow(link) {
      if (link.state().kind !== 'reconnecting') {
        searching?.stop();
        searching = null;
        return;
      }
      searching ??= search([place.address], (tables) => {
        const found = tables.find(({ id }) => id === link.table()?.tableId);
        if (found !== undefined) place = { address: found.address, port: found.port };
      });
    },
  };
}
