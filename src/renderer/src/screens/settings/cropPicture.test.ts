import { describe, expect, it } from 'vitest';
import { cropRect, WHOLE } from './cropPicture';

describe('cropRect', () => {
  it('takes the middle of a wide picture, as high as it is', () => {
    expect(cropRect({ width: 1000, height: 700 }, WHOLE)).toEqual({
      x: 250,
      y: 0,
      width: 500,
      height: 700,
    });
  });

  it('takes the middle of a tall picture, as wide as it is', () => {
    expect(cropRect({ width: 500, height: 900 }, WHOLE)).toEqual({
      x: 0,
      y: 100,
      width: 500,
      height: 700,
    });
  });

  it('stays inside the picture at every place and size', () => {
    for (const zoom of [1, 1.7, 4]) {
      for (const place of [0, 0.3, 1]) {
        const rect = cropRect(
          { width: 640, height: 480 },
          { zoom, across: place, down: 1 - place },
        );
        expect(rect.x).toBeGreaterThanOrEqual(0);
        expect(rect.y).toBeGreaterThanOrEqual(0);
        expect(rect.x + rect.width).toBeLessThanOrEqual(640 + 1e-9);
        expect(rect.y + rect.height).toBeLessThanOrEqual(480 + 1e-9);
        expect(rect.width / rect.height).toBeCloseTo(5 / 7);
      }
    }
  });
});
