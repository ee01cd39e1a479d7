import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { moveBrokenAside } from './keepBroken';
import { createLatestWriter } from './latestWriter';
import { readJsonFile } from './parseJson';
import { replaceFile } from './replaceFile';

const RECORD_END = '.json';
const SEED_END = '.seed.json';
const GAME_ID = /^[0-9a-f]{16}$/;
const seedFileSchema = z.object({ seed: z.string().min(1).max(64) });

/** The place where one game that is being played is kept after every action. */
export interface Autosave {
  /** `produce` makes the record's text, without the seed; only the latest is made and written. */
  save(produce: () => string): void;
  flush(): Promise<void>;
  /** For the last moments of the program: writes what still waits at once. */
  flushNow(): void;
  /** The game is kept elsewhere, or not worth keeping: removes its files. */
  discard(): Promise<void>;
}

export interface RunningGame {
  readonly id: string;
  /** The record as it was saved: any JSON. */
  readonly record: unknown;
  /** Null when the file that holds it is gone or broken. */
  readonly seed: string | null;
}

/**
 * The games that were begun and not finished, newest first. The seed lies in a file of its own, so that the record can be
 * shown and sent while the game is still being played.
 */
export interface RunningGames {
  list(): Promise<readonly RunningGame[]>;
  /** Keeps the seed, durably, before the first record of a game. `id` is 16 hex digits. */
  begin(id: string, seed: string): Promise<Autosave>;
  /** Goes on with a game that `list` told of. */
  reopen(id: string): Autosave;
  /** Takes a game whose record breaks the rules out of the way; it is kept beside, and the user told. */
  setAside(id: string): Promise<void>;
}

/** `onTrouble` hears sentences: a save that failed, a broken file that was set aside. */
export function createRunningGames(
  folder: string,
  onTrouble: (sentence: string) => void,
): RunningGames {
  const recordFile = (id: string) => join(folder, id + RECORD_END);
  const seedFile = (id: string) => join(folder, id + SEED_END);

  const reopen = (id: string): Autosave => {
    const writer = createLatestWriter(recordFile(id), (error) =>
      onTrouble(
        `The game could not be saved (${messageOf(error)}). It goes on, and saving is tried again at the next move.`,
      ),
    );
    return {
      save: writer.write,
      flush: writer.flush,
      flushNow: writer.flushNow,
      async discard() {
        await writer.flush();
        await rm(recordFile(id), { force: true });
        await rm(seedFile(id), { force: true });
      },
    };
  };

  const setAside = async (id: string) => {
    const aside = moveBrokenAside(recordFile(id));
    onTrouble(`The game that was left could not be read. Its file was kept as ${aside}.`);
  };

  const readGame = async (id: string): Promise<RunningGame | null> => {
    const record = await readJsonFile(recordFile(id));
    if (record === undefined) {
      await setAside(id);
      return null;
    }
    const seed = seedFileSchema.safeParse(await readJsonFile(seedFile(id)));
    return { id, record, seed: seed.success ? seed.data.seed : null };
  };

  return {
    reopen,
    setAside,
    async list() {
      const games: RunningGame[] = [];
      for (const id of await idsByAge(folder)) {
        const game = await readGame(id);
        if (game !== null) games.push(game);
      }
      return games;
    },
    async begin(id, seed) {
      await replaceFile(seedFile(id), JSON.stringify({ seed }));
      return reopen(id);
    },
  };
}

async function idsByAge(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const ids = (await readdir(folder))
    .filter((name) => name.endsWith(RECORD_END) && !name.endsWith(SEED_END))
    .map((name) => name.slice(0, -RECORD_END.length))
    .filter((id) => GAME_ID.test(id));
  const aged = await Promise.all(
    ids.map(async (id) => ({ id, at: (await stat(join(folder, id + RECORD_END))).mtimeMs })),
  );
  return aged.sort((a, b) => b.at - a.at).map(({ id }) => id);
}

const messageOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
