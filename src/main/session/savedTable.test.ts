import { startGame } from '@main/engine/game';
import type { BiddingConvention } from '@shared/game/biddingConventions';
import { presetRules } from '@shared/game/presets';
import { expect, it } from 'vitest';
import { humans } from '../../../tests/support/tables';
import { openSavedTable, recordTable } from './savedTable';

const { game } = startGame(presetRules('sq-partnership'), 'saved');
const head = { title: 'Club', seats: humans(4), timerSeconds: 30 } as const;
/** As it is written to a file. */
const recordOf = (convention: BiddingConvention) => ({
  ...recordTable({ ...head, convention }, game, '1.0.0', 'saved'),
});

it.each(['natural', 'meld', 'jumps'] as const)(
  'a table with %s bids is opened as it was',
  (convention) => {
    const opened = openSavedTable(JSON.parse(JSON.stringify(recordOf(convention))), 'saved');
    expect(opened).toMatchObject({ ok: true, value: { ...head, convention } });
  },
);

it.each([
  ['is of an earlier version', { title: 'Club', timerSeconds: 30 }],
  ['names one that is not known', { title: 'Club', timerSeconds: 30, convention: 'signals' }],
  ['is nonsense', 7],
])('bids tell nothing where the table %s', (_, table) => {
  const opened = openSavedTable({ ...recordOf('jumps'), table }, 'saved');
  expect(opened).toMatchObject({ ok: true, value: { convention: 'natural' } });
});
