import type { DealSummary, PlayerView } from '@shared/game/view';
import { defaultPlan } from '@shared/protocol/defaultPlan';
import { DEFAULT_SETTINGS } from '@shared/protocol/settings';
import type { Answer, TablePlan, TableUpdate } from '@shared/protocol/table';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onTableUpdate, openTable, showOpenTable } from './tableRequests';
import { NO_TABLE, useTable } from './tableStore';

/** Requests to open a table, as main has them, until they are answered. */
const asked: { answer(answer: Answer<TableUpdate>): void; fail(): void }[] = [];
/** Answers the question which table is open. */
let tellOpen = (_: TableUpdate | null): void => {};
vi.stubGlobal('window', {
  pinochle: {
    table: {
      open: () =>
        new Promise<Answer<TableUpdate>>((resolve, reject) => {
          asked.push({ answer: resolve, fail: () => reject(new Error('gone')) });
        }),
      current: () =>
        new Promise<TableUpdate | null>((resolve) => {
          tellOpen = resolve;
        }),
    },
  },
});

const plan: TablePlan = defaultPlan(DEFAULT_SETTINGS);

function update(
  tableId: string,
  seq: number,
  dealNumber = 1,
  history: readonly DealSummary[] = [],
): TableUpdate {
  // Only what the feed looks at.
  const view = { seat: 0, result: null, phase: { kind: 'play', seat: 0 }, dealNumber, history };
  return {
    tableId,
    seq,
    title: 'Kitchen table',
    seats: [],
    view: view as unknown as PlayerView,
    events: [],
    convention: 'natural',
    canUndo: false,
    timer: null,
    paused: false,
    timedOut: null,
  };
}

beforeEach(() => {
  asked.length = 0;
  useTable.setState(NO_TABLE);
});

describe('openTable', () => {
  it('opens one table for a double click', async () => {
    const first = openTable(plan);
    const second = openTable(plan);
    expect(asked).toHaveLength(1);
    onTableUpdate(update('t', 2));
    asked[0]?.answer({ ok: true, value: update('t', 1) });
    expect(await second).toBe(false);
    expect(await first).toBe(true);
    expect(useTable.getState().latest?.seq).toBe(2);
  });

  it('hears what main sends after a request that failed', async () => {
    const request = openTable(plan);
    asked[0]?.fail();
    await expect(request).rejects.toThrow('gone');
    onTableUpdate(update('t', 1));
    expect(useTable.getState().latest?.seq).toBe(1);
  });
});

describe('showOpenTable', () => {
  const over: DealSummary = {
    dealer: 0,
    result: { how: 'made', declarer: 0, contract: 250, trump: 'S', sides: [] },
  };

  it('knows all earlier deals when an update overtakes the answer to a page that was loaded again', async () => {
    const shown = showOpenTable();
    onTableUpdate(update('t', 8, 3, []));
    tellOpen(update('t', 7, 3, [over, over]));
    expect(await shown).toBe(true);
    const { latest } = useTable.getState();
    expect(latest?.seq).toBe(8);
    expect(latest?.view.history).toEqual([over, over]);
  });

  it('shows nothing when no table is open', async () => {
    const shown = showOpenTable();
    tellOpen(null);
    expect(await shown).toBe(false);
    expect(useTable.getState().latest).toBeNull();
  });
});
