import type { Seat } from '@shared/game/seats';
import type { SoundName } from '../../audio/sounds';
import type { Stage } from '../stage/Stage';

/** How one card gets from where it is to where a step puts it. Milliseconds at normal speed. */
export interface Motion {
  readonly delayMs: number;
  readonly durationMs: number;
  /** How far the path bulges upwards, in card heights. */
  readonly arc: number;
}

/** One picture, and how it comes about from the one before. */
export interface Step {
  readonly stage: Stage;
  /** Cards that fly, by key; they lie over all others while they do. */
  readonly moves: ReadonlyMap<number, Motion>;
  /** How long the others take to close or make room. */
  readonly glideMs: number;
  /** A breath after the motion, which belongs to it. */
  readonly restMs: number;
  /** How long the picture stands to be read: never scaled by the speed of motion. */
  readonly holdMs: number;
  readonly sound: SoundName | null;
  /** Cards that weren't there come from the deck before this dealer. */
  readonly deckOf: Seat | null;
}

const GLIDE_MS = 200;

/** A step that only shows a picture: fill in what it needs. */
export const stepTo = (stage: Stage, parts: Partial<Omit<Step, 'stage'>> = {}): Step => ({
  stage,
  moves: new Map(),
  glideMs: GLIDE_MS,
  restMs: 0,
  holdMs: 0,
  sound: null,
  deckOf: null,
  ...parts,
});

/** The same motion for each of these cards, one a little after the other. */
export function staggered(
  keys: readonly number[],
  durationMs: number,
  staggerMs: number,
  arc = 0,
): Map<number, Motion> {
  return new Map(keys.map((key, index) => [key, { delayMs: index * staggerMs, durationMs, arc }]));
}
