import { describe, expect, it } from 'vitest';
import { mixAngle } from './easing';
import { atRest, poseAt, type Tween } from './LivePose';

const FROM = atRest({ x: 0, y: 0, width: 50, rotation: 0, z: 1, faceUp: false });
const TO = { x: 100, y: 40, width: 80, rotation: 1, z: 7, faceUp: true };
const tween = (parts: Partial<Tween> = {}): Tween => ({
  from: FROM,
  to: TO,
  motion: { delayMs: 100, durationMs: 200, arc: 0.5 },
  flies: true,
  ...parts,
});

describe('poseAt', () => {
  it('waits, then ends exactly where it should', () => {
    expect(poseAt(tween(), 100)).toMatchObject({ x: 0, y: 0, width: 50, turn: -1 });
    expect(poseAt(tween(), 300)).toEqual(atRest(TO));
    expect(poseAt(tween(), 9000)).toEqual(atRest(TO));
  });

  it('flies in an arc above the straight way, over all cards that rest', () => {
    const middle = poseAt(tween(), 180);
    const straight = poseAt(tween({ motion: { delayMs: 100, durationMs: 200, arc: 0 } }), 180);
    expect(middle.y).toBeLessThan(straight.y);
    expect(middle.z).toBeGreaterThan(1000);
    expect(middle.height).toBeGreaterThan(0);
  });

  it('glides flat where nothing flies', () => {
    const middle = poseAt(tween({ flies: false }), 180);
    expect(middle.height).toBe(0);
    expect(middle.z).toBe(TO.z);
  });

  it('turns over on the way', () => {
    const turns = [120, 200, 280].map((ms) => poseAt(tween(), ms).turn);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    expect(turns[1]).toBeCloseTo(0);
  });
});

describe('mixAngle', () => {
  it('goes the short way round', () => {
    const degree = Math.PI / 180;
    expect(mixAngle(170 * degree, -170 * degree, 0.5)).toBeCloseTo(Math.PI);
    expect(mixAngle(-Math.PI / 2, (3 * Math.PI) / 2, 0.5)).toBeCloseTo(-Math.PI / 2);
  });
});
