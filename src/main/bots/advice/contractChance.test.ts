import { describe, expect, it } from 'vitest';
import { contractChance } from './contractChance';

describe('contractChance', () => {
  it('is a little better than the share of sampled deals, and grows with it', () => {
    const chances = [0, 0.25, 0.5, 0.75, 1].map((share) => contractChance(share, 60));
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
    // Even odds become e^0.12 to 1.
    expect(chances[2]).toBeCloseTo(0.53, 3);
  });

  it('is surer the more deals tell so, and never quite sure', () => {
    // 45.5 to 0.5, and 3.5 to 0.5, times e^0.12 = 1.1275.
    expect(contractChance(1, 45)).toBeCloseTo(102.602 / 103.602, 4);
    expect(contractChance(1, 3)).toBeCloseTo(7.8925 / 8.8925, 4);
    expect(contractChance(0, 45)).toBeGreaterThan(0);
  });

  it('is open where no deal was sampled', () => {
    expect(contractChance(0, 0)).toBeCloseTo(0.53, 3);
  });
});
