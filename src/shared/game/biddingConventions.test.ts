import { describe, expect, it } from 'vitest';
import {
  hasConventions,
  keepsPromise,
  meldOfStep,
  shownByCalls,
  stepsThatShow,
} from './biddingConventions';
import { presetRules } from './presets';
import type { Call } from './view';

const SINGLE = presetRules('sq-partnership');
const DOUBLE = presetRules('sq-double');

const calls = (...said: (number | 'pass')[]): Call[] =>
  said.map((call, index) => ({ seat: index % 4, call, forced: false }));

const NOTHING = { meld: 0, aces: false, run: false };

describe('what bids show', () => {
  it('is nothing where they are natural', () => {
    expect(shownByCalls(SINGLE, 'natural', calls(280, 'pass', 310))).toEqual([null, null, null]);
  });

  it('is 50 points of meld for each step over the least bid with one deck, 10 with two', () => {
    // The opening is 250 and a step 10: 280 is three steps; after it 290 is the least, and 310 two steps over that.
    expect(shownByCalls(SINGLE, 'meld', calls(280, 290, 310))).toEqual([
      { kind: 'meld', points: 150 },
      null,
      { kind: 'meld', points: 50 },
    ]);
    expect(shownByCalls(DOUBLE, 'meld', calls(53, 56))).toEqual([
      { kind: 'meld', points: 30 },
      { kind: 'meld', points: 20 },
    ]);
    expect(meldOfStep(presetRules('cm-double'))).toBe(100);
    expect(meldOfStep(presetRules('wcg-single'))).toBe(5);
  });

  it('is hundred aces for a jump of two steps, a run for three, both for four', () => {
    const shown = shownByCalls(SINGLE, 'jumps', calls(260, 290, 330, 380));
    expect(shown).toEqual([
      null,
      { kind: 'melds', aces: true, run: false },
      { kind: 'melds', aces: false, run: true },
      { kind: 'melds', aces: true, run: true },
    ]);
    expect(shownByCalls(SINGLE, 'jumps', calls(300))).toEqual([null]);
  });

  it('is told by first calls alone, and not by a bid that the program makes', () => {
    const later = calls(250, 'pass', 'pass', 260, 290);
    expect(shownByCalls(SINGLE, 'jumps', later)[4]).toBeNull();
    const forced: Call[] = [...calls('pass', 'pass', 'pass'), { seat: 3, call: 270, forced: true }];
    expect(shownByCalls(SINGLE, 'jumps', forced)[3]).toBeNull();
  });

  it('needs partners and an auction', () => {
    expect(hasConventions(SINGLE)).toBe(true);
    expect(hasConventions(presetRules('cm-eight'))).toBe(true);
    expect(hasConventions(presetRules('sq-cutthroat-4'))).toBe(false);
    expect(hasConventions(presetRules('sq-two'))).toBe(false);
    expect(shownByCalls(presetRules('sq-cutthroat-4'), 'jumps', calls(270))).toEqual([null]);
  });
});

describe('the steps with which a hand is shown', () => {
  const room = { plain: 3, most: 5 };

  it('are the most that it keeps the promise of', () => {
    expect(stepsThatShow(SINGLE, 'meld', { ...NOTHING, meld: 149 }, room)).toBe(2);
    expect(stepsThatShow(SINGLE, 'meld', { ...NOTHING, meld: 900 }, room)).toBe(5);
    expect(stepsThatShow(SINGLE, 'jumps', { ...NOTHING, aces: true }, room)).toBe(2);
    expect(stepsThatShow(SINGLE, 'jumps', { ...NOTHING, run: true }, room)).toBe(3);
    expect(stepsThatShow(SINGLE, 'jumps', { ...NOTHING, aces: true, run: true }, room)).toBe(4);
    expect(
      stepsThatShow(SINGLE, 'jumps', { meld: 250, aces: true, run: true }, { ...room, most: 2 }),
    ).toBe(2);
  });

  it('promise nothing when there is nothing to show', () => {
    expect(stepsThatShow(SINGLE, 'natural', NOTHING, room)).toBe(3);
    expect(stepsThatShow(SINGLE, 'meld', { ...NOTHING, meld: 40 }, room)).toBe(0);
    expect(stepsThatShow(SINGLE, 'jumps', NOTHING, room)).toBe(1);
    expect(stepsThatShow(SINGLE, 'jumps', NOTHING, { plain: 7, most: 9 })).toBe(7);
  });

  it('are judged as they are meant', () => {
    expect(keepsPromise({ kind: 'meld', points: 100 }, { ...NOTHING, meld: 99 })).toBe(false);
    expect(keepsPromise({ kind: 'meld', points: 100 }, { ...NOTHING, meld: 100 })).toBe(true);
    expect(keepsPromise({ kind: 'melds', aces: true, run: true }, { ...NOTHING, aces: true })).toBe(
      false,
    );
    expect(keepsPromise({ kind: 'melds', aces: false, run: true }, { ...NOTHING, run: true })).toBe(
      true,
    );
  });
});
