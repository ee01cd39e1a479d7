import { describe, expect, it } from 'vitest';
import { Approach } from './Approach';
import { Shakes } from './Shakes';

describe('Approach', () => {
  it('comes nearer without passing its target, and arrives', () => {
    const lifts = new Approach(110, 0.3);
    const target = new Map([[4, 18]]);
    const seen: number[] = [];
    for (let frame = 0; frame < 60; frame += 1) {
      lifts.advance(16, target, false);
      seen.push(lifts.valueOf(4));
    }
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen[0]).toBeGreaterThan(0);
    expect(seen.at(-1)).toBe(18);
    expect(lifts.advance(16, target, false)).toBe(false);
  });

  it('goes back to nothing when it is named no more, at once if asked', () => {
    const lifts = new Approach(110, 0.3);
    lifts.advance(16, new Map([[4, 18]]), true);
    expect(lifts.valueOf(4)).toBe(18);
    expect(lifts.advance(16, new Map(), true)).toBe(false);
    expect(lifts.valueOf(4)).toBe(0);
  });
});

describe('Shakes', () => {
  it('swings both ways and ends where it began', () => {
    const shakes = new Shakes();
    shakes.start(2);
    const seen: number[] = [];
    while (shakes.has(2)) {
      shakes.advance(10);
      seen.push(shakes.shiftOf(2));
    }
    expect(Math.max(...seen)).toBeGreaterThan(0.02);
    expect(Math.min(...seen)).toBeLessThan(-0.02);
    expect(shakes.shiftOf(2)).toBe(0);
    expect(shakes.shiftOf(3)).toBe(0);
  });
});
