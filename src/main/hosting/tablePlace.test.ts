import type { LinkState } from '@main/lan/guest/guestLink';
import type { FoundTable } from '@shared/protocol/lan/discovery';
import type { LanTable } from '@shared/protocol/lan/lanTable';
import { expect, it } from 'vitest';
import { createTablePlace } from './tablePlace';

const found = (id: string, port: number) => ({ id, address: '10.0.0.7', port }) as FoundTable;

it('looks for the table while the link is lost, and goes where it is found', () => {
  const searches: { known: readonly string[]; tell: (tables: readonly FoundTable[]) => void }[] =
    [];
  let running = 0;
  const place = createTablePlace({ address: '10.0.0.5', port: 28_462 }, (known, tell) => {
    searches.push({ known, tell });
    running += 1;
    return {
      stop() {
        running -= 1;
      },
    };
  });
  const become = (kind: LinkState['kind']) =>
    place.follow({
      state: () => ({ kind }) as LinkState,
      table: () => ({ tableId: 'mine' }) as LanTable,
    });

  become('connecting');
  become('live');
  expect(searches).toEqual([]);
  become('reconnecting');
  become('reconnecting');
  expect(searches.map(({ known }) => known)).toEqual([['10.0.0.5']]);
  searches[0]?.tell([found('other', 1)]);
  expect(place.now()).toEqual({ address: '10.0.0.5', port: 28_462 });
  searches[0]?.tell([found('other', 1), found('mine', 30_000)]);
  expect(place.now()).toEqual({ address: '10.0.0.7', port: 30_000 });
  become('live');
  expect(running).toBe(0);

  // The next search asks where the table was found.
  become('reconnecting');
  expect(searches[1]?.known).toEqual(['10.0.0.7']);
  become('ended');
  expect(running).toBe(0);
});
