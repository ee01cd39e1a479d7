import type { Usage } from './usage';

const MIB = 1024 * 1024;

/** What each figure may grow by between the second quarter of the time and the last, whatever the time. */
const BOUNDS: Readonly<Record<keyof Usage, number>> = {
  heap: 16 * MIB,
  rss: 96 * MIB,
  descriptors: 2,
  handles: 3,
};

/** Fewer samples say nothing. */
const LEAST_SAMPLES = 8;

export interface Growth {
  readonly figure: keyof Usage;
  /** Medians of the second quarter of the samples and of the last. */
  readonly early: number;
  readonly late: number;
  readonly isFlat: boolean;
}

/**
 * How much each figure grew, without the first quarter, in which code is compiled and caches fill. Medians, since one sample
 * may come at a bad moment; empty when there are too few samples to tell.
 */
export function growthOf(samples: readonly Usage[]): readonly Growth[] {
  if (samples.length < LEAST_SAMPLES) return [];
  const quarter = Math.floor(samples.length / 4);
  const early = samples.slice(quarter, 2 * quarter);
  const late = samples.slice(-quarter);
  return (['heap', 'rss', 'descriptors', 'handles'] as const).map((figure) => {
    const [before, after] = [early, late].map((part) => median(part.map((usage) => usage[figure])));
    if (before === undefined || after === undefined) throw new Error('no samples');
    return { figure, early: before, late: after, isFlat: after - before <= BOUNDS[figure] };
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
