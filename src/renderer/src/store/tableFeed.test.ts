import type { GameEvent } from '@shared/game/events';
import { presetRules } from '@shared/game/presets';
import type { PlayerView } from '@shared/game/view';
import type { TableUpdate } from '@shared/protocol/table';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteEvent, noteStill, releaseMelds, setScene, takeUpdate } from './tableFeed';
import { isReady, NO_TABLE, useTable } from './tableStore';

const settled: number[] = [];
vi.stubGlobal('window', {
  pinochle: { table: { settled: (seq: number) => Promise.resolve(settled.push(seq)) } },
});

const rules = presetRules('sq-partnership');

const dealt: GameEvent = { type: 'dealt', dealer: 3, handSize: 12 };
const played: GameEvent = { type: 'played', seat: 1, card: 0 };
const melds: GameEvent = { type: 'melds-shown', melds: [] };

function update(seq: number, events: readonly GameEvent[], tableId = 't'): TableUpdate {
  const view = {
    rules,
    seat: 0,
    result: null,
    phase: { kind: 'play', seat: 0 },
    dealNumber: 1,
    history: [],
  };
  return {
    tableId,
    seq,
    title: 'Kitchen table',
    seats: [],
    // Only what the feed looks at.
    view: view as unknown as PlayerView,
    events,
    convention: 'natural',
    canUndo: false,
    timer: null,
    paused: false,
    timedOut: null,
  };
}

const shown: number[] = [];

beforeEach(() => {
  shown.length = 0;
  settled.length = 0;
  useTable.setState(NO_TABLE);
  setScene({ show: ({ seq }) => shown.push(seq) });
});

const state = () => useTable.getState();

describe('the feed of a table', () => {
  it('hands every update to the picture once, in order', () => {
    for (const seq of [1, 2, 2, 1, 3]) takeUpdate(update(seq, [played]));
    expect(shown).toEqual([1, 2, 3]);
  });

  it('lets the words follow the picture', () => {
    const [first, second] = [update(1, [dealt]), update(2, [played])];
    takeUpdate(first);
    takeUpdate(second);
    noteEvent(dealt, first);
    expect(state().shown?.seq).toBe(1);
    expect(isReady(state())).toBe(false);
    noteEvent(played, second);
    noteStill(2);
    expect(state().shown?.seq).toBe(2);
    expect(isReady(state())).toBe(true);
    expect(settled).toEqual([2]);
    expect(state().log.map(({ event }) => event.type)).toEqual(['dealt', 'played']);
  });

  it('holds what comes after the melds until the player goes on', () => {
    takeUpdate(update(1, [melds]));
    noteStill(1);
    takeUpdate(update(2, [played]));
    expect(shown).toEqual([1]);
    expect(isReady(state())).toBe(false);
    releaseMelds();
    expect(shown).toEqual([1, 2]);
  });

  it('jumps over the melds when a decision is taken back', () => {
    takeUpdate(update(1, [melds]));
    takeUpdate(update(2, [played]));
    takeUpdate(update(3, []));
    expect(shown).toEqual([1, 3]);
    noteStill(3);
    expect(isReady(state())).toBe(true);
  });

  it('forgets everything at a new table', () => {
    const first = update(5, [dealt]);
    takeUpdate(first);
    noteEvent(dealt, first);
    takeUpdate(update(1, [dealt], 'other'));
    expect(state().latest?.tableId).toBe('other');
    expect(state().log).toEqual([]);
  });
});
