import type { Draw } from './draw';

/** What one round counted, by what it is called in the table; faults that were put in begin with a plus. */
export type Counts = Record<string, number>;

/** One round of a strand: what it draws from, and where it tells what it finds. */
export interface Round {
  readonly number: number;
  readonly draw: Draw;
  /** A clean round puts no faults in, so that every trouble is a finding. */
  readonly isClean: boolean;
  /** An empty folder below which the disk can be made to fail. */
  readonly folder: string;
  count(what: string, by?: number): void;
  /** How often something was counted: what no longer grows stands still. */
  moves(): number;
  /** Something that must not be. */
  find(what: string): void;
}

/** One kind of thing that is done again and again. */
export type Strand = (round: Round) => Promise<void>;

const STANDSTILL_MS = 90_000;
const LOOK_EVERY_MS = 1_000;

/** Rejects when nothing is counted in the round for so long that something stands still. */
export async function whileItMoves<T>(
  what: string,
  { moves }: Pick<Round, 'moves'>,
  promise: Promise<T>,
): Promise<T> {
  let last = moves();
  let since = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const standstill = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (moves() !== last) {
        last = moves();
        since = performance.now();
      } else if (performance.now() - since > STANDSTILL_MS)
        reject(new Error(`${what}: nothing for ${STANDSTILL_MS / 1000} s`));
    }, LOOK_EVERY_MS);
  });
  try {
    return await Promise.race([promise, standstill]);
  } finally {
    clearInterval(timer);
  }
}
