import { presetRules } from '@shared/game/presets';
import type { PlayerView } from '@shared/game/view';
import type { TableUpdate } from '@shared/protocol/table';
import { describe, expect, it } from 'vitest';
import { updateNote } from './updateNotes';

const SEATS = ['You', 'June', 'Nora', 'Walt'].map((name) => ({
  name,
  kind: 'human' as const,
  level: null,
}));

function update(turn: number, toAct: number, more: Partial<TableUpdate> = {}): TableUpdate {
  const rules = presetRules('sq-partnership');
  const view = { rules, seat: 0, turn, phase: { kind: 'play', seat: toAct } };
  return {
    tableId: 't',
    seq: 1,
    title: 'Kitchen table',
    seats: SEATS,
    // Only what the notes look at.
    view: view as unknown as PlayerView,
    events: [],
    convention: 'natural',
    canUndo: false,
    timer: null,
    paused: false,
    timedOut: null,
    ...more,
  };
}

describe('what an update brings besides events', () => {
  it('is nothing as a rule', () => {
    expect(updateNote(null, update(7, 1))).toBeNull();
    expect(updateNote(update(7, 1), update(8, 2))).toBeNull();
    expect(updateNote(update(7, 1), update(7, 1, { paused: true }))).toBeNull();
  });

  it('names who was played for when time was up', () => {
    expect(updateNote(update(7, 1), update(8, 2, { timedOut: 1 }))).toBe(
      'Time was up for June. The program played this turn.',
    );
    expect(updateNote(update(7, 0), update(8, 1, { timedOut: 0 }))).toBe(
      'Your time was up. The program played this turn for you.',
    );
  });

  it('names who else has taken a card back, at the same table', () => {
    expect(updateNote(update(8, 3), update(7, 2))).toBe('Nora has taken a card back.');
    expect(updateNote(update(8, 1), update(7, 0))).toBeNull();
    expect(updateNote(update(8, 1), update(0, 2, { tableId: 'other' }))).toBeNull();
  });
});
