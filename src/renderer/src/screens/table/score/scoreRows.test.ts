import { presetRules } from '@shared/game/presets';
import type { DealResult, PlayerView, SideTally } from '@shared/game/view';
import { describe, expect, it } from 'vitest';
import { counterUnit, dealsLeftOut, scoreLines, scoreRows } from './scoreRows';

const rules = presetRules('sq-partnership');

const tally = (meld: number, tricks: number): SideTally => ({
  meld,
  tricks,
  trickCount: 6,
  meldCounts: true,
});

/** Only what the score sheet looks at: the worked hand, contract 320 by seat 0, the last trick to its side. */
const view = {
  rules,
  melds: null,
  tricks: [{ leader: 0, cards: [], winner: 2, points: 20 }],
  sides: [tally(260, 160), tally(80, 90)],
  history: [],
  result: null,
} as unknown as PlayerView;

const made: DealResult = {
  how: 'made',
  declarer: 0,
  contract: 320,
  trump: 'S',
  sides: [
    { meld: 260, tricks: 160, points: 420, total: 1280 },
    { meld: 80, tricks: 90, points: 170, total: 910 },
  ],
};

const set: DealResult = {
  ...made,
  how: 'set',
  sides: [
    { meld: 260, tricks: 50, points: -320, total: 540 },
    { meld: 80, tricks: 200, points: 280, total: 1020 },
  ],
};

const figures = (result: DealResult, kind: string) =>
  scoreRows(view, result).find((row) => row.kind === kind)?.figures;

describe('scoreRows', () => {
  it('adds up the worked hand that was made', () => {
    expect(figures(made, 'melds')).toEqual([260, 80]);
    expect(figures(made, 'counters')).toEqual([150, 90]);
    expect(figures(made, 'last')).toEqual([10, null]);
    expect(figures(made, 'tricks')).toEqual([160, 90]);
    expect(figures(made, 'lost')).toBeUndefined();
    expect(figures(made, 'deal')).toEqual([420, 170]);
  });

  it('strikes the melds and shows the contract lost when it was set', () => {
    expect(figures(set, 'lost')).toEqual([-320, null]);
    expect(scoreRows(view, set).find((row) => row.kind === 'melds')?.struck).toEqual([true, false]);
    expect(figures(set, 'deal')).toEqual([-320, 280]);
  });
});

describe('counterUnit', () => {
  it('is what every counter is worth, if all are worth the same', () => {
    expect(counterUnit(rules)).toBe(10);
    expect(counterUnit({ ...rules, counters: { ...rules.counters, Q: 5 } })).toBeNull();
  });
});

describe('scoreLines', () => {
  it('starts at the score before the first deal that is listed, and leaves out what was dealt again', () => {
    const redeal: DealResult = { ...made, how: 'redeal' };
    const history = [made, redeal].map((result) => ({ dealer: 0, result }));
    expect(scoreLines({ ...view, history, result: set })).toEqual([
      [860, 1280, 540],
      [740, 910, 1020],
    ]);
  });

  it('starts at 0 in the first deal', () => {
    expect(scoreLines(view)).toEqual([[0], [0]]);
  });
});

describe('dealsLeftOut', () => {
  it('counts the deals before those that are listed', () => {
    const history = [{ dealer: 0, result: made }];
    expect(dealsLeftOut({ ...view, dealNumber: 2, history })).toBe(0);
    expect(dealsLeftOut({ ...view, dealNumber: 7, history })).toBe(5);
  });
});
