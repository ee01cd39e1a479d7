import { describe, expect, it } from 'vitest';
import { fitMiddle, fitMiddlePositive, leastSquares, middleSpread } from './leastSquares';

describe('least squares', () => {
  it('finds the line through points that lie on one', () => {
    const samples = [0, 1, 2, 5].map((x) => ({ figures: [1, x], outcome: 3 - 2 * x }));
    const [base = 0, slope = 0] = leastSquares(samples);
    expect(base).toBeCloseTo(3, 9);
    expect(slope).toBeCloseTo(-2, 9);
  });

  it('takes the mean of what disagrees, and gives a figure that is never there no weight', () => {
    const samples = [2, 4, 9].map((outcome) => ({ figures: [0, 1], outcome }));
    const [never = 1, mean = 0] = leastSquares(samples);
    expect(never).toBe(0);
    expect(mean).toBeCloseTo(5, 9);
  });

  it('leaves out what would weigh less than nothing and fits the rest without it', () => {
    // y = 2a - b exactly; b alone is left out.
    const samples = [
      { figures: [1, 0], outcome: 2 },
      { figures: [2, 4], outcome: 0 },
    ];
    const [first = 0, second = 1] = leastSquares(samples);
    expect(first).toBeCloseTo(2, 9);
    expect(second).toBeCloseTo(-1, 9);
    const [alone = 0, none = 1] = fitMiddlePositive(samples);
    // Between 2 / 1 and 0 / 2, the multiples of it that either sample alone asks for.
    expect(alone).toBeGreaterThan(0);
    expect(alone).toBeLessThan(2);
    expect(none).toBe(0);
  });

  it('stays with the many where a few lie far off', () => {
    const outcomes = [9, 10, 10, 11, 10, 9, 11, 10, 500];
    const [middle = 0] = fitMiddle(outcomes.map((outcome) => ({ figures: [1], outcome })));
    expect(middle).toBeGreaterThan(9.5);
    expect(middle).toBeLessThan(11);
  });

  it('takes the spread from the middle', () => {
    expect(middleSpread([-0.6745, 0, 0.1, 2 * 0.6745, -300])).toBeCloseTo(1.0, 9);
  });
});
