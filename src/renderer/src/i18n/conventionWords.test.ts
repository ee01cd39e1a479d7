import { presetRules } from '@shared/game/presets';
import type { Call } from '@shared/game/view';
import { describe, expect, it } from 'vitest';
import { shownSoFar, shownWith, showsWords, tableConventionWords } from './conventionWords';

function tableWith(
  convention: 'natural' | 'meld' | 'jumps',
  calls: readonly Call[],
  preset: string,
) {
  const rules = presetRules(preset);
  return { convention, view: { rules, auction: { calls, high: null } } };
}
const bid = (seat: number, call: Call['call'], forced = false): Call => ({ seat, call, forced });

describe('what bids show, in words', () => {
  // Opens at 250 in steps of 10; 260 is the least after 250, and 280 two steps above that.
  const calls = [bid(1, 250), bid(2, 280), bid(3, 'pass'), bid(0, 320), bid(1, 350)];

  it('is told for first bids only', () => {
    const shown = shownSoFar(tableWith('jumps', calls, 'sq-partnership'));
    expect(shown.map((each) => each && showsWords(each))).toEqual([
      null,
      'shows aces',
      null,
      'shows a run',
      null,
    ]);
  });

  it('are the same for a bid that could be made and for one that was', () => {
    const made = tableWith('meld', calls, 'sq-partnership');
    const before = tableWith('meld', calls.slice(0, 1), 'sq-partnership');
    for (const table of [made, before]) {
      const shown = shownWith(table, 2, 280);
      expect(shown === null ? null : showsWords(shown)).toBe('shows 100 meld');
    }
    expect(shownWith(made, 1, 350)).toBeNull();
  });

  it('is nothing at a table whose bids tell nothing, or that has no partners', () => {
    expect(shownSoFar(tableWith('natural', calls, 'sq-partnership'))).toEqual(
      calls.map(() => null),
    );
    const { view } = tableWith('jumps', [], 'sq-cutthroat-4');
    expect(tableConventionWords('jumps', view.rules)).toBeNull();
  });
});

it('the convention is told with the points of its table', () => {
  const { view } = tableWith('meld', [], 'sq-double');
  expect(tableConventionWords('meld', view.rules)).toContain('shows 10 points of meld');
  expect(tableConventionWords('natural', view.rules)).toBeNull();
});
