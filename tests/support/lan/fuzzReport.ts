import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { quantile } from '@main/bots/lab/arena/quantile';

/** What a run of bad frames shows. */
export interface FuzzReport {
  /** A frame of that kind has been read by an end that was let in. */
  read(kind: string): void;
  frames(): number;
  /** Somebody else's action was answered after that time. */
  answered(ms: number): void;
  /** Notes the memory, after garbage was collected, at each quarter of the way. */
  passed(share: number): void;
  /** The 99th percentile of the answers, in milliseconds. */
  p99(): number;
  /** Bytes of the heap at each quarter, from the first. */
  readonly heaps: readonly number[];
  table(title: string): string;
}

const QUARTERS = 4;
const MIB = 1024 * 1024;

export function createFuzzReport(): FuzzReport {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const kinds = new Map<string, number>();
  let frames = 0;
  const answers: number[] = [];
  const heaps: number[] = [];
  const memories: string[] = [];
  const within = (share: number) => (answers.length === 0 ? 0 : quantile(answers, share));
  return {
    heaps,
    read(kind) {
      frames += 1;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    },
    frames: () => frames,
    answered: (ms) => void answers.push(ms),
    passed(share) {
      if (heaps.length >= QUARTERS || share < (heaps.length + 1) / QUARTERS) return;
      collect();
      const { heapUsed, rss } = process.memoryUsage();
      heaps.push(heapUsed);
      const memory = `${(heapUsed / MIB).toFixed(1)} (${(rss / MIB).toFixed(0)})`;
      memories.push(memory);
      console.info(`quarter ${heaps.length}: ${frames} frames, heap (rss) in MiB ${memory}`);
    },
    p99: () => within(0.99),
    table(title) {
      const ms = (share: number) => `${within(share).toFixed(1)} ms`;
      const shown = [
        `${title}: ${frames} frames read`,
        ...[...kinds].sort().map(([kind, count]) => `  ${kind.padEnd(32)} ${count}`),
        `  ${'heap (rss) in MiB'.padEnd(32)} ${memories.join(', ')}`,
      ];
      if (answers.length > 0)
        shown.push(
          `  ${`${answers.length} answers to others`.padEnd(32)} median ${ms(0.5)}, 99 % within ${ms(0.99)}, longest ${ms(1)}`,
        );
      return shown.join('\n');
    },
  };
}
