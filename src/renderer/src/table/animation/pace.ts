import type { Settings } from '@shared/protocol/settings';

/** How fast the picture goes. */
export interface Pace {
  /** Factor on the time that motion takes; 0: cards are there at once. */
  readonly motion: number;
  /** Motion is replaced by a short cross-fade. */
  readonly fades: boolean;
  /** How long a bid of somebody else stands before the next. */
  readonly bidMs: number;
  /** How long a finished trick lies. */
  readonly trickHoldMs: number;
  /** How long cards that are shown for a moment lie, such as the widow. */
  readonly showMs: number;
}

const MOTION = { off: 0, slow: 1.7, normal: 1, fast: 0.55 } as const;
const BID_MS = { off: 0, slow: 1300, normal: 750, fast: 350 } as const;

export function paceOf(
  settings: Pick<Settings, 'animationSpeed' | 'bidSpeed' | 'trickHoldMs'>,
  reducedMotion: boolean,
): Pace {
  const motion = MOTION[settings.animationSpeed];
  return {
    motion,
    fades: reducedMotion && motion > 0,
    bidMs: BID_MS[settings.bidSpeed],
    trickHoldMs: settings.trickHoldMs,
    showMs: 1600 * (motion === 0 ? 0.6 : motion),
  };
}
