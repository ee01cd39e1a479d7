import { describe, expect, it } from 'vitest';
import { fitToDisplays, leastWindow, pageZoom } from './windowBounds';

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

  it('shrinks a window that was larger to the display, however small that is', () => {
    const there = { x: 0, y: 0, width: 3000, height: 2000 };
    expect(fitToDisplays(there, [LAPTOP])).toEqual({ x: 0, y: 25, width: 1440, height: 875 });
    const tiny = { x: 0, y: 0, width: 800, height: 480 };
    expect(fitToDisplays(there, [tiny])).toEqual({ x: 0, y: 0, width: 800, height: 480 });
  });

  it.each([
    ['1920 x 1080 at 175 %', { x: 0, y: 0, width: 1097, height: 569 }],
    ['1366 x 768 at 150 %', { x: 0, y: 0, width: 911, height: 464 }],
    ['1280 x 720 with a bar at the left', { x: 72, y: 0, width: 1208, height: 720 }],
    ['a low second display', { x: -1024, y: 40, width: 1024, height: 560 }],
  ])('keeps a first and a remembered window within the work area of %s', (_name, area) => {
    const high = { x: area.x + 10, y: area.y + 10, width: 1300, height: 1000 };
    for (const wanted of [null, high]) {
      const { x, y, width, height } = fitToDisplays(wanted, [area]);
      expect(x).toBeGreaterThanOrEqual(area.x);
      expect(y).toBeGreaterThanOrEqual(area.y);
      expect(x + width).toBeLessThanOrEqual(area.x + area.width);
      expect(y + height).toBeLessThanOrEqual(area.y + area.height);
    }
  });

  it('opens a window that was smaller than the least at the least', () => {
    const there = { x: 100, y: 100, width: 300, height: 200 };
    expect(fitToDisplays(there, [LAPTOP])).toEqual({ x: 100, y: 100, width: 940, height: 500 });
  });
});

describe('leastWindow', () => {
  it('counts the frame, so that the page has the least size', () => {
    expect(leastWindow({ width: 16, height: 39 }, LAPTOP)).toEqual({ width: 956, height: 539 });
  });

  it('is never larger than the display', () => {
    const low = { width: 911, height: 464 };
    expect(leastWindow({ width: 16, height: 39 }, low)).toEqual(low);
  });
});

describe('pageZoom', () => {
  it('draws a page as it is where the layout fits, and smaller where it doesn\u2019t', () => {
    expect(pageZoom({ width: 2560, height: 1440 })).toBe(1);
    expect(pageZoom({ width: 940, height: 500 })).toBe(1);
    expect(pageZoom({ width: 911, height: 425 })).toBe(0.85);
    expect(pageZoom({ width: 470, height: 500 })).toBe(0.5);
  });
});
