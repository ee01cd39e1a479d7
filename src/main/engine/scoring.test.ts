import { presetRules } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import { expect, test } from 'vitest';
import { missingPoints, moonBonus, winnerOf } from './scoring';

function rulesOf(name: string, changes: Partial<RuleSet> = {}): RuleSet {
  return { ...presetRules(name), ...changes };
}

const after = (scores: number[], declarers: number | null = 0, dealsCounted = 7) => ({
  scores,
  dealsCounted,
  declarers,
});

const bidder = rulesOf('sq-partnership');
const higher = rulesOf('cm-single');

test.each([
  ['reaching the target exactly is enough', bidder, after([1500, 1430]), 0],
  ['ten short goes on', bidder, after([1490, 1430]), null],
  ['the bidder wins when both cross', bidder, after([1500, 1700]), 0],
  ['the higher wins where the rules say so', higher, after([1500, 1700]), 1],
  ['a tie goes to the declarer', higher, after([1600, 1600], 1), 1],
  ['a tie of others plays on', rulesOf('cm-six'), after([1600, 1600, 0], 2), null],
  ['the declarer below the target: the highest', bidder, after([1400, 1700], 0), 1],
  ['two-hand: a tie plays on', rulesOf('sq-two'), after([1010, 1010], null), null],
])('target: %s', (_, rules, standing, winner) => {
  expect(winnerOf(rules, standing)).toBe(winner);
});

test('rounds: the highest after the last, a tie plays on, and no target ends it sooner', () => {
  const rules = rulesOf('cm-single', { target: null, rounds: 3 });
  expect(winnerOf(rules, after([9000, 0], 0, 2))).toBeNull();
  expect(winnerOf(rules, after([-100, -200], 1, 3))).toBe(0);
  expect(winnerOf(rules, after([300, 300], 0, 3))).toBeNull();
  expect(winnerOf(rules, after([300, 310], 0, 4))).toBe(1);
});

test('moon bonuses, in tens and in ones', () => {
  const bonus = (name: string, moon: RuleSet['moon']) => moonBonus(rulesOf(name, { moon }), 300);
  expect(bonus('cm-single', null)).toBe(0);
  expect(bonus('cm-single', 'run')).toBe(150);
  expect(bonus('cm-single', 'tricks')).toBe(250);
  expect(bonus('cm-single', 'double-bid')).toBe(600);
  expect(bonus('cm-single', 'double-run')).toBe(1500);
  expect(bonus('wcg-single', 'run')).toBe(15);
  expect(bonus('wcg-single', 'tricks')).toBe(25);
  expect(bonus('wcg-single', 'double-run')).toBe(150);
});

test('what the declarer still needs in tricks', () => {
  const tally = { meld: 260, tricks: 40, trickCount: 2 };
  expect(missingPoints(bidder, tally, 320)).toBe(20);
  // Rule of 20: 50 needed with a meld of 45 that counts only from 20 in tricks: 18 are lacking.
  const ruleOf20 = rulesOf('wcg-double');
  expect(missingPoints(ruleOf20, { meld: 45, tricks: 2, trickCount: 1 }, 50)).toBe(18);
  // Tricks alone would do sooner than the melds' threshold.
  expect(
    missingPoints({ ...ruleOf20, meldNeeds: 40 }, { meld: 5, tricks: 30, trickCount: 9 }, 35),
  ).toBe(5);
});
