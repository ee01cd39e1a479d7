import type { Legal } from '@shared/game/view';
import { expect, test } from 'vitest';
import { isChoice } from './decisionPoints';

const why = { code: 'must-follow', suit: 'S' } as const;
const cases: readonly (readonly [string, Legal | null, boolean])[] = [
  ['nothing to do', null, false],
  ['bid or pass', { kind: 'auction', bids: { min: 250, max: 300, step: 10 } }, true],
  ['no bid left but to pass', { kind: 'auction', bids: null }, false],
  ['naming trumps', { kind: 'trump', suits: ['S', 'H', 'D', 'C'] }, true],
  [
    'throwing in what is out of reach',
    { kind: 'decision', options: ['throw-in'], need: 260, available: 250, moonBonus: null },
    false,
  ],
  ['one card', { kind: 'play', cards: [3], refused: [{ card: 9, why }], claim: false }, false],
  ['one card, or the rest', { kind: 'play', cards: [0], refused: [], claim: true }, true],
  ['two cards', { kind: 'play', cards: [0, 3], refused: [], claim: false }, true],
  ['only drawing', { kind: 'after-trick', dix: false, exchange: false, melds: [] }, false],
  ['a nine to show', { kind: 'after-trick', dix: true, exchange: false, melds: [] }, true],
];

test.each(cases)('a choice? %s', (_, legal, expected) => {
  expect(isChoice(legal)).toBe(expected);
});
