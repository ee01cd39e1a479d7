import { describe, expect, it } from 'vitest';
import { designPx, remPx, roomsOf } from './rooms';

describe('designPx', () => {
  it('is one px at the size of the design and grows with the window', () => {
    expect(designPx(1280, 800)).toBe(1);
    expect(designPx(2560, 1440)).toBeCloseTo(1.8);
  });

  it('keeps 14 px type at 13 px or more in the smallest window', () => {
    expect(14 * designPx(960, 600)).toBeGreaterThanOrEqual(13);
  });
});

describe('remPx', () => {
  it('takes text of twice the size in the smallest window that has room for it', () => {
    expect(remPx(960, 600, 2)).toBe(30);
  });

  it('takes less of it where a lower window has no room for twenty lines', () => {
    expect(remPx(940, 500, 2)).toBe(25);
    expect(remPx(940, 500, 1.5)).toBe(22.5);
    expect(remPx(940, 500, 1)).toBe(15);
  });
});

describe('roomsOf', () => {
  it('gives way to nothing at the size of the design', () => {
    expect(roomsOf(80, 50)).toBe('');
  });

  it('knows the smallest window with text of twice the size', () => {
    expect(roomsOf(32, 20)).toBe('low shallow short slim narrow');
  });

  it('knows the lowest window with text of the usual size', () => {
    expect(roomsOf(940 / 15, 500 / 15)).toBe('shallow short');
  });
});
