import { describe, expect, it } from 'vitest';
import { createTrials, type Outcome } from './trials';

const outcome = (value: number, made = false): Outcome => ({
  value,
  made,
  takes: !made,
  meld: 0,
  tricks: value,
});

describe('trials of two choices', () => {
  it('compare them deal by deal', () => {
    const trials = createTrials();
    // Differences 10, 20, 30, 40: mean 25, variance 125, of four deals the error is sqrt(125 / 3).
    for (const [a, b] of [
      [110, 100],
      [-30, -50],
      [30, 0],
      [240, 200],
    ] as const)
      trials.add([outcome(a, true), outcome(b)]);
    expect(trials.deals()).toBe(4);
    expect(trials.mean(0)).toMatchObject({ value: 87.5, made: 1, takes: 0, tricks: 87.5 });
    expect(trials.margin(0, 1).more).toBe(25);
    expect(trials.margin(0, 1).error).toBeCloseTo(Math.sqrt(125 / 3), 10);
    expect(trials.margin(1, 0).more).toBe(-25);
  });

  it('weigh each deal by how likely it is', () => {
    const trials = createTrials();
    trials.add([outcome(10), outcome(0)], 3);
    trials.add([outcome(50), outcome(0)], 1);
    expect(trials.mean(0).value).toBe(20);
    expect(trials.effectiveDeals()).toBeCloseTo(16 / 10, 10);
    // The variance is 3/4 x 100 + 1/4 x 900 = 300.
    expect(trials.margin(0, 1).error).toBeCloseTo(Math.sqrt(300 / 0.6), 10);
  });

  it('say nothing for sure after one deal', () => {
    const trials = createTrials();
    trials.add([outcome(10), outcome(0)]);
    expect(trials.margin(0, 1).error).toBe(Number.MAX_VALUE);
  });
});
