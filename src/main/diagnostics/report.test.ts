import { startGame } from '@main/engine/game';
import { replayRecord } from '@main/engine/replay';
import { presetRules } from '@shared/game/presets';
import type { GameRecord } from '@shared/game/record';
import { parseRecord } from '@shared/protocol/recordSchema';
import { DEFAULT_SETTINGS } from '@shared/protocol/settings';
import { describe, expect, it } from 'vitest';
import { readGoldenDeals } from '../../../tests/support/goldenDeals';
import { openDeals, openDealsOf, reportText } from './report';

const FACTS = {
  versions: [['Aces Around', '0.1.0']],
  settings: { ...DEFAULT_SETTINGS, playerName: 'Theodora', botNames: ['Anselm'] },
  log: '2026-01-02T22:34:08.123Z error Theodora left 10.0.0.1 | at /home/theo/x',
} as const;
const SECRETS = { names: ['Theodora', 'Anselm', 'theo'], folders: ['/home/theo'] };

const goldens = readGoldenDeals();
const [golden] = goldens;
if (golden === undefined) throw new Error('there is no record');

/** A game whose last deal is still being played. */
function inPlay(record: GameRecord): GameRecord {
  const [deal] = record.deals;
  if (deal === undefined) throw new Error('there is no deal');
  const { result: _result, ...rest } = deal;
  const later = { ...rest, hands: rest.hands.map(() => 'TD TD'), actions: [], tricks: [] };
  const { winner: _winner, ...others } = record;
  return { ...others, over: false, seed: 'secret', deals: [deal, later] };
}

describe('reportText', () => {
  it('holds versions, settings and log, and nobody\u2019s name or address', () => {
    const text = reportText(FACTS, null, SECRETS);
    expect(text).toContain('Aces Around: 0.1.0');
    expect(text).toContain('"cardBack"');
    expect(text).toContain('error <name> left <address> | at <path>');
    expect(text).not.toMatch(/theo|anselm|10\.0\.0\.1|Record/i);
  });

  it('holds the record where it is wanted, under the names of its seats', () => {
    const text = reportText(FACTS, openDeals(golden.record), SECRETS);
    expect(text).toContain('== Record');
    expect(text).toContain('"Seat 1"');
  });
});

describe('openDeals', () => {
  it.each(goldens.map(({ name, record }) => [name, record] as const))(
    'leaves a finished game as one that can be played again: %s',
    (_name, record) => {
      const open = openDeals(record);
      if (open === null) return expect(record.deals.every(({ result }) => !result)).toBe(true);
      const parsed = parseRecord(JSON.parse(JSON.stringify(open)));
      expect(parsed.ok && replayRecord(parsed.value).ok).toBe(true);
    },
  );

  it('leaves out the deal in play and the seed', () => {
    const open = openDeals(inPlay(golden.record));
    expect(open?.deals).toEqual([golden.record.deals[0]]);
    expect(JSON.stringify(open)).not.toMatch(/TD TD|secret/);
  });

  it('keeps nothing of a game whose first deal is in play', () => {
    const { game } = startGame(presetRules('sq-partnership'), 'report');
    expect(openDealsOf(game, '0.1.0', [])).toBeNull();
  });
});
