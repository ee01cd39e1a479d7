import { describe, expect, it } from 'vitest';
import { fitToDisplays } from './windowBounds';

const LAPTOP = { x: 0, y: 25, width: 1440, height: 875 };
const BESIDE = { x: 1440, y: 0, width: 2560, height: 1440 };

describe('fitToDisplays', () => {
  it('centres the first window on the main display', () => {
    expect(fitToDisplays(null, [LAPTOP])).toEqual({ x: 80, y: 62, width: 1280, height: 800 });
  });

  it('leaves a window where it was', () => {
    const there = { x: 1600, y: 100, width: 2000, height: 1200 };
    expect(fitToDisplays(there, [LAPTOP, BESIDE])).toEqual(there);
  });

  it('brings a window back whose display is gone', () => {
    const there = { x: 1600, y: 100, width: 1000, height: 700 };
    expect(fitToDisplays(there, [LAPTOP])).toEqual({ x: 220, y: 112, width: 1000, height: 700 });
  });

  it('pulls in a window that hangs over the edge', () => {
    const there = { x: 700, y: 300, width: 1000, height: 700 };
    expect(fitToDisplays(there, [LAPTOP])).toEqual({ x: 440, y: 200, width: 1000, height: 700 });
  });

  it('shrinks a window that was larger, but never below the least size', () => {
    const there = { x: 0, y: 0, width: 3000, height: 2000 };
    expect(fitToDisplays(there, [LAPTOP])).toEqual({ x: 0, y: 25, width: 1440, height: 875 });
    const tiny = { x: 0, y: 0, width: 800, height: 500 };
    expect(fitToDisplays(there, [tiny])).toEqual({ x: 0, y: 0, width: 960, height: 600 });
  });
});
