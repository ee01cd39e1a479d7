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
  /** How long melds lie before the own ones are taken back: a base, and for each meld. */
  readonly meldHoldMs: { readonly base: number; readonly each: number };
}

const MOTION = { off: 0, slow: 1.7, normal: 1, fast: 0.55 } as const;
const BID_MS = { off: 0, slow: 1300, normal: 750, fast: 350 } as const;

export function paceOf(
  settings: Pick<Settings, 'animationSpeed' | 'bidSpeed' | 'trickHoldMs'>,
  reducedMotion: boolean,
): Pace {
  const motion = MOTION[settings.animationSpeed];
  const reading = motion === 0 ? 0.6 : motion;
  return {
    motion,
    fades: reducedMotion && motion > 0,
    bidMs: BID_MS[settings.bidSpeed],
    trickHoldMs: settings.trickHoldMs,
    meldHoldMs: { base: 1600 * reading, each: 450 * reading },
  };
}
