import type { GuestLink } from '@main/lan/guest/guestLink';
import type { HostPlace } from '@main/lan/wire/addresses';
import type { FoundTable } from '@shared/protocol/lan/discovery';

/** Begins to look for tables; returns how to stop it. */
export type SearchTables = (
  known: readonly string[],
  onFound: (tables: readonly FoundTable[]) => void,
) => { stop(): void };

/**
 * Where a guest's table is. It moves when its host comes back at another port, or changes its network. Anybody may say
 * that they have the table, and only the exchange shows who has it: every place gets its turn.
 */
export interface TablePlace {
  /** Where it was joined last. */
  now(): HostPlace;
  /** Where to try next. */
  next(): HostPlace;
  /** To be called at each change of the link: while it is lost, the table is looked for. */
  follow(link: Pick<GuestLink, 'state' | 'table'>): void;
}

export function createTablePlace(joined: HostPlace, search: SearchTables): TablePlace {
  let place = joined;
  let tried = joined;
  let turns = 0;
  let found: readonly HostPlace[] = [];
  let searching: { stop(): void } | null = null;

  const onFound = (tables: readonly FoundTable[], id: string | undefined) => {
    const table = tables.find((each) => each.id === id);
    const places = table === undefined ? [] : [table, ...table.otherPlaces];
    found = places
      .map(({ address, port }) => ({ address, port }))
      .filter(({ address, port }) => address !== place.address || port !== place.port);
  };

  return {
    now: () => place,
    next() {
      // Every other time where it was last, however many say that they have it.
      const other = turns % 2 === 0 ? found[(turns / 2) % found.length] : undefined;
      if (found.length > 0) turns += 1;
      tried = other ?? place;
      return tried;
    },
    follow(link) {
      const { kind } = link.state();
      if (kind === 'live') place = tried;
      if (kind !== 'reconnecting') {
        searching?.stop();
        searching = null;
        found = [];
        turns = 0;
        return;
      }
      searching ??= search([place.address], (tables) => onFound(tables, link.table()?.tableId));
    },
  };
}
