import { existsSync, mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { moveBrokenAside } from './keepBroken';
import { createLatestWriter } from './latestWriter';
import { readJsonFile } from './parseJson';
import { finishReplacing, nextOf, replaceFile, replaceFileQuickly } from './replaceFile';

const GAME_FILE = /^([0-9a-f]{16})\.json$/;
const UNFINISHED_FILE = /^([0-9a-f]{16}\.json)\.next$/;
const seedFileSchema = z.object({ seed: z.string().min(1).max(64) });

/** The place where one game that is being played is kept after every action. */
export interface Autosave {
  /** Has the record, which is without the seed, in its file before it returns. Trouble is told, never thrown. */
  save(record: string): void;
  /** Resolves when the last record is safe from a power cut, too. */
  flush(): Promise<void>;
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
 * The games that were begun and not finished. The seed lies in a file of its own, so that the record can be shown and
 * sent while the game is still being played.
 */
export interface RunningGames {
  /** Newest first. */
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
  const recordFile = (id: string) => join(folder, `${id}.json`);
  /**
   * Written behind the record: what is left of the game if a power cut spoils the record itself. One file can't do for
   * both: replaced without waiting for the disk it may be empty after a power cut, and waiting holds up every action.
   */
  const safeFile = (id: string) => join(folder, `${id}.safe.json`);
  const seedFile = (id: string) => join(folder, `${id}.seed.json`);

  const reopen = (id: string): Autosave => {
    const tell = (error: unknown) =>
      onTrouble(
        `The game could not be saved (${codeOf(error)}). It goes on, and saving is tried again at the next move.`,
      );
    const safe = createLatestWriter(safeFile(id), tell);
    mkdirSync(folder, { recursive: true });
    return {
      save(record) {
        try {
          replaceFileQuickly(recordFile(id), record);
          safe.write(record);
        } catch (error) {
          tell(error);
        }
      },
      flush: safe.flush,
      async discard() {
        await safe.flush();
        for (const file of [nextOf(recordFile(id)), recordFile(id), safeFile(id), seedFile(id)])
          await rm(file, { force: true });
      },
    };
  };

  const setAside = async (id: string) => {
    const aside = moveBrokenAside(recordFile(id));
    onTrouble(`The game that was left could not be read. Its file was kept as ${aside}.`);
  };

  const readGame = async (id: string): Promise<RunningGame | null> => {
    const record = (await readJsonFile(recordFile(id))) ?? (await readJsonFile(safeFile(id)));
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

/** The ids of the games in a folder, the one that was saved last first. */
async function idsByAge(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  for (const name of await readdir(folder)) {
    const file = UNFINISHED_FILE.exec(name)?.[1];
    if (file !== undefined) finishReplacing(join(folder, file));
  }
  const ids = (await readdir(folder)).flatMap((name) => GAME_FILE.exec(name)?.[1] ?? []);
  const aged = await Promise.all(
    ids.map(async (id) => ({ id, at: (await stat(join(folder, `${id}.json`))).mtimeMs })),
  );
  return aged.sort((a, b) => b.at - a.at).map(({ id }) => id);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
