import { CARD_RATIO } from '../layout/fan';
import type { Pose } from '../layout/poseCards';
import { easeInOut, easeOut, mix, mixAngle } from './easing';
import type { Motion } from './Step';

/** A pose at a moment, perhaps between two. */
export interface LivePose extends Pose {
  /** 1 lies face up, -1 face down; between them it is being turned over. */
  readonly turn: number;
  readonly alpha: number;
  /** How high it is above the table, 0..1: its shadow widens. */
  readonly height: number;
}

export const atRest = (pose: Pose): LivePose => ({
  ...pose,
  turn: pose.faceUp ? 1 : -1,
  alpha: 1,
  height: 0,
});

/** Flying cards lie over everything that rests. */
const FLYING = 5000;

export interface Tween {
  readonly from: LivePose;
  readonly to: Pose;
  readonly motion: Motion;
  readonly flies: boolean;
}

export const tweenEndMs = ({ motion }: Tween): number => motion.delayMs + motion.durationMs;

/** Where a card is that number of milliseconds after its tween began. */
export function poseAt(tween: Tween, elapsedMs: number): LivePose {
  const { from, to, motion, flies } = tween;
  const elapsed = elapsedMs - motion.delayMs;
  if (elapsed <= 0) return flies ? { ...from, z: Math.max(from.z, to.z) } : from;
  if (elapsed >= motion.durationMs) return atRest(to);
  const share = elapsed / motion.durationMs;
  const moved = easeOut(share);
  const flight = Math.sin(Math.PI * moved);
  const width = mix(from.width, to.width, moved);
  return {
    x: mix(from.x, to.x, moved),
    y: mix(from.y, to.y, moved) - flight * motion.arc * width * CARD_RATIO,
    width: width * (flies ? 1 + 0.06 * flight : 1),
    rotation: mixAngle(from.rotation, to.rotation, moved),
    z: flies ? to.z + FLYING : to.z,
    faceUp: to.faceUp,
    turn: mix(from.turn, to.faceUp ? 1 : -1, easeInOut(share)),
    alpha: mix(from.alpha, 1, Math.min(1, share * 2)),
    height: flies ? flight : 0,
  };
}
