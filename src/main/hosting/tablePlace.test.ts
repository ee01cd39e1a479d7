import type { LinkState } from '@main/lan/guest/guestLink';
import type { FoundTable } from '@shared/protocol/lan/discovery';
import type { LanTable } from '@shared/protocol/lan/lanTable';
import { expect, it } from 'vitest';
import { createTablePlace } from './tablePlace';

const found = (id: string, port: number, ...others: readonly number[]) => {
  const otherPlaces = others.map((other) => ({ address: '10.0.0.7', port: other }));
  return { id, address: '10.0.0.7', port, otherPlaces } as Partial<FoundTable> as FoundTable;
};

function openPlace() {
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
  return { place, searches, become, running: () => running };
}

it('looks for the table while the link is lost, and goes where it is found', () => {
  const { place, searches, become, running } = openPlace();
  become('connecting');
  expect(place.next()).toEqual({ address: '10.0.0.5', port: 28_462 });
  become('live');
  expect(searches).toEqual([]);
  become('reconnecting');
  become('reconnecting');
  expect(searches.map(({ known }) => known)).toEqual([['10.0.0.5']]);
  searches[0]?.tell([found('other', 1)]);
  expect(place.next()).toEqual({ address: '10.0.0.5', port: 28_462 });
  searches[0]?.tell([found('other', 1), found('mine', 30_000)]);
  expect(place.next()).toEqual({ address: '10.0.0.7', port: 30_000 });
  become('live');
  expect(place.now()).toEqual({ address: '10.0.0.7', port: 30_000 });
  expect(running()).toBe(0);

  // The next search asks where the table was found.
  become('reconnecting');
  expect(searches[1]?.known).toEqual(['10.0.0.7']);
  become('ended');
  expect(running()).toBe(0);
});

it('tries every place that says it has the table, and every other time the one where it was', () => {
  const { place, searches, become } = openPlace();
  become('live');
  become('reconnecting');
  searches[0]?.tell([found('mine', 1, 2, 3)]);
  const ports = Array.from({ length: 8 }, () => place.next().port);
  expect(ports).toEqual([1, 28_462, 2, 28_462, 3, 28_462, 1, 28_462]);
  expect(place.now().port).toBe(28_462);
});
