import { startGame } from '@main/engine/game';
import type { BiddingConvention } from '@shared/game/biddingConventions';
import { presetRules } from '@shared/game/presets';
import { expect, it } from 'vitest';
import { humans } from '../../../tests/support/tables';
import { openRecord } from './openRecord';
import { recordTable } from './recordTable';

const { game } = startGame(presetRules('sq-partnership'), 'saved');
const head = { title: 'Club', seats: humans(4), timerSeconds: 30 } as const;
/** As it is written to a file. */
const recordOf = (convention: BiddingConvention) => ({
  ...recordTable({ ...head, convention }, game, '1.0.0', 'saved'),
});

it.each(['natural', 'meld', 'jumps'] as const)(
  'a record of a table with %s bids is opened with that table',
  (convention) => {
    const opened = openRecord(JSON.parse(JSON.stringify(recordOf(convention))), 'saved');
    expect(opened).toMatchObject({ ok: true, value: { head: { ...head, convention } } });
  },
);

it('a record is opened with the seed it names', () => {
  expect(openRecord(recordOf('natural'))).toMatchObject({ ok: true, value: { seed: 'saved' } });
});

it('a record that does not come from the seed given is refused', () => {
  expect(openRecord(recordOf('natural'), 'another')).toMatchObject({ ok: false });
});

it.each([
  ['is of an earlier version', { title: 'Club', timerSeconds: 30 }],
  ['names one that is not known', { title: 'Club', timerSeconds: 30, convention: 'signals' }],
  ['is nonsense', 7],
])('bids are natural where the table of a record %s', (_, table) => {
  const opened = openRecord({ ...recordOf('jumps'), table }, 'saved');
  expect(opened).toMatchObject({ ok: true, value: { head: { convention: 'natural' } } });
});
