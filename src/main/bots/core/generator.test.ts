import { describe, expect, it } from 'vitest';
import { createGenerator } from './generator';

const draws = (seed: string, count: number, bound: number): number[] => {
  const generator = createGenerator(seed);
  return Array.from({ length: count }, () => generator.below(bound));
};

describe('the generator', () => {
  it('gives the same numbers for the same seed, and others for another', () => {
    expect(draws('a', 50, 1000)).toEqual(draws('a', 50, 1000));
    expect(draws('a', 50, 1000)).not.toEqual(draws('b', 50, 1000));
    expect(draws('', 50, 1000)).not.toEqual(draws(' ', 50, 1000));
  });

  it('draws every number about equally often', () => {
    const counts = new Array<number>(12).fill(0);
    for (const number of draws('even', 120_000, 12)) counts[number] = (counts[number] ?? 0) + 1;
    // Chi-square with 11 degrees of freedom: above 31 once in a thousand seeds.
    const squares = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(squares).toBeLessThan(31);
  });

  it('first numbers of like seeds are not alike', () => {
    const firsts = Array.from({ length: 2000 }, (_, index) => draws(`seed ${index}`, 1, 10)[0]);
    const counts = new Array<number>(10).fill(0);
    for (const number of firsts) counts[number ?? 0] = (counts[number ?? 0] ?? 0) + 1;
    for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(60);
  });
});
