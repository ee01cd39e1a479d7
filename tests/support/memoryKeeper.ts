import type { GameKeeper, KeptGame } from '@main/tables/gameKeeper';

interface Slot {
  record: string;
  readonly seed: string | null;
  savedAt: number;
}

/** Games kept in memory, where a test can look at them and spoil them. */
export interface MemoryKeeper extends GameKeeper {
  readonly running: Map<string, Slot>;
  readonly archived: { readonly record: object; readonly title: string }[];
  readonly setAsides: string[];
}

export function createMemoryKeeper(): MemoryKeeper {
  const running = new Map<string, Slot>();
  const archived: { record: object; title: string }[] = [];
  const setAsides: string[] = [];
  const seeds = new Map<string, string>();
  let saves = 0;

  const reopen: GameKeeper['reopen'] = (id) => ({
    save(record) {
      saves += 1;
      const seed = running.get(id)?.seed ?? seeds.get(id) ?? null;
      running.set(id, { record, seed, savedAt: saves });
    },
    flush: async () => {},
    discard: async () => void running.delete(id),
  });
  return {
    running,
    archived,
    setAsides,
    reopen,
    async unfinished(): Promise<readonly KeptGame[]> {
      return [...running]
        .sort(([, a], [, b]) => b.savedAt - a.savedAt)
        .map(([id, { record, seed, savedAt }]) => ({
          id,
          record: JSON.parse(record),
          seed,
          savedAtMs: savedAt,
        }));
    },
    async begin(id, seed) {
      seeds.set(id, seed);
      return reopen(id);
    },
    async setAside(id) {
      setAsides.push(id);
      running.delete(id);
    },
    async archive(record, title) {
      archived.push({ record, title });
    },
  };
}
