/** A small random source for tests, the same on every machine: `below(n)` is 0..n-1. */
export interface SeededRandom {
  below(n: number): number;
  /** True once in `n` times. */
  onceIn(n: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
}

/** The mulberry32 generator. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const below = (n: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000) * n);
  };
  const pick = <T>(list: readonly T[]): T => {
    const value = list[below(list.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const keyed = list.map((value) => ({ value, key: below(0x1_0000_0000) }));
    return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
  };
  return { below, onceIn: (n) => below(n) === 0, pick, shuffle };
}
