import { describe, expect, it } from 'vitest';
import { designPx, roomsOf } from './rooms';

describe('designPx', () => {
  it('is one px at the size of the design and grows with the window', () => {
    expect(designPx(1280, 800)).toBe(1);
    expect(designPx(2560, 1440)).toBeCloseTo(1.8);
  });

  it('keeps 14 px type at 13 px or more in the smallest window', () => {
    expect(14 * designPx(960, 600)).toBeGreaterThanOrEqual(13);
  });
});

describe('roomsOf', () => {
  it('gives way to nothing at the size of the design', () => {
    expect(roomsOf(80, 50)).toBe('');
  });

  it('knows the smallest window with text of twice the size', () => {
    expect(roomsOf(32, 20)).toBe('low short slim narrow');
  });
});
