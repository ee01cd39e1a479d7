import { existsSync } from 'node:fs';
import { onceEach } from './folder';
import {
  type FaultyFile,
  type GameHead,
  gameFiles,
  gameIdsIn,
  NO_HEAD,
  readHead,
  readRecord,
  removeGame,
} from './gameFile';
import { createGameWriter, type GameWriter } from './gameWriter';
import { leaveOut } from './keepBroken';

/** The place where one game that is being played is kept after every action. */
interface Autosave {
  /**
   * Has the record, which is without the seed, in its file before it returns. One that can't be written is kept in memory
   * and tried again at the next call; never throws.
   */
  save(record: string): void;
  /** Resolves when the last record is safe from a power cut, too. */
  flush(): Promise<void>;
  /** The game is kept elsewhere, or not worth keeping: removes its files. */
  discard(): Promise<void>;
}

interface RunningGame {
  readonly id: string;
  /** The record as it was saved: any JSON object. */
  readonly record: unknown;
  /** Null when the file that holds it is gone or broken. */
  readonly seed: string | null;
  /** By the machine's clock, in milliseconds since 1970. */
  readonly savedAtMs: number;
}

/**
 * The games that were begun and not finished. The seed lies in a file of its own, so that the record can be shown and
 * sent while the game is still being played.
 */
export interface RunningGames {
  /** The one that was opened last is first, whatever the machine's clock did since. Never rejects. */
  list(): Promise<readonly RunningGame[]>;
  /** Keeps the seed, durably, before the first record of a game. `id` is 16 hex digits. Never rejects. */
  begin(id: string, seed: string): Promise<Autosave>;
  /** Goes on with a game that is in the list. */
  reopen(id: string): Autosave;
  /** Takes a game whose record breaks the rules out of the way, keeps its file and reports it. */
  setAside(id: string): Promise<void>;
}

export interface RunningGamesOptions {
  /** Hears a sentence for each file that was set aside or is left out. */
  readonly onTrouble: (sentence: string) => void;
  /** Hears why a game isn't saved, as the end of a sentence, and null as soon as all are. */
  readonly onSaving: (fault: string | null) => void;
}

/** What `onSaving` reports, as a sentence. */
export const savingSentence = (fault: string | null): string =>
  fault === null
    ? 'The game is saved again.'
    : `The game can\u2019t be saved: ${fault}. It goes on, and saving is tried again at each move.`;

const WHAT = 'A game that was left';

interface OpenedGame {
  readonly game: RunningGame;
  readonly opened: number;
}

export function createRunningGames(folder: string, options: RunningGamesOptions): RunningGames {
  const tell = onceEach(options.onTrouble);
  const onFault = createFaultReport(options.onSaving);
  const writers = new Map<string, GameWriter>();
  const heads = new Map<string, GameHead>();

  const tellOf = (what: string, { file, fault }: FaultyFile) => tell(leaveOut(file, what, fault));

  const headOf = async (id: string): Promise<GameHead> => {
    const known = heads.get(id);
    if (known !== undefined) return known;
    const read = await readHead(gameFiles(folder, id));
    if (!read.ok) tellOf('The seed of a game that was left', read.error);
    const head = read.ok ? read.value : NO_HEAD;
    heads.set(id, head);
    return head;
  };

  const readGame = async (id: string): Promise<OpenedGame | null> => {
    const unsaved = writers.get(id)?.unsaved() ?? null;
    if (unsaved !== null) {
      const { seed, opened } = await headOf(id);
      const record: unknown = JSON.parse(unsaved);
      return { game: { id, record, seed, savedAtMs: Date.now() }, opened };
    }
    const read = await readRecord(gameFiles(folder, id));
    if (!read.ok) tellOf(WHAT, read.error);
    if (!read.ok || read.value === null) return null;
    const { record, savedAtMs, spoiled } = read.value;
    if (spoiled !== null) tellOf('A game that goes on from its safe copy', spoiled);
    const { seed, opened } = await headOf(id);
    return { game: { id, record, seed, savedAtMs }, opened };
  };

  const readAll = async (): Promise<readonly OpenedGame[]> => {
    const ids = new Set([...(await gameIdsIn(folder, tell)), ...writers.keys()]);
    const games: OpenedGame[] = [];
    for (const id of ids) {
      const game = await readGame(id);
      if (game !== null) games.push(game);
    }
    return games.sort((a, b) => b.opened - a.opened || b.game.savedAtMs - a.game.savedAtMs);
  };

  /** The one writer of a game, which knows what isn't on the disk yet. */
  const writerOf = (id: string): GameWriter => {
    const known = writers.get(id);
    if (known !== undefined) return known;
    const writer = createGameWriter(folder, id, (fault) => onFault(id, fault));
    writers.set(id, writer);
    return writer;
  };

  /** Makes a game the newest of all. */
  const putFirst = (id: string, seed: string | null) => {
    const opened = 1 + Math.max(0, ...[...heads.values()].map((head) => head.opened));
    heads.set(id, { seed, opened });
    writerOf(id).setHead({ seed, opened });
  };

  const autosaveOf = (id: string): Autosave => {
    const writer = writerOf(id);
    return {
      save(record) {
        writer.save(record);
        for (const other of writers.values()) if (other.unsaved() !== null) other.tryAgain();
      },
      async flush() {
        writer.tryAgain();
        await writer.flush();
      },
      async discard() {
        await writer.flush();
        writers.delete(id);
        heads.delete(id);
        onFault(id, null);
        await removeGame(gameFiles(folder, id));
      },
    };
  };

  return {
    list: async () => (await readAll()).map(({ game }) => game),
    async begin(id, seed) {
      // Where it comes in the order of all.
      for (const other of await gameIdsIn(folder, tell)) await headOf(other);
      putFirst(id, seed);
      writerOf(id).tryAgain();
      return autosaveOf(id);
    },
    reopen(id) {
      const autosave = autosaveOf(id);
      let isFirst = false;
      return {
        ...autosave,
        save(record) {
          if (!isFirst) putFirst(id, heads.get(id)?.seed ?? null);
          isFirst = true;
          autosave.save(record);
        },
      };
    },
    async setAside(id) {
      const { record, safe } = gameFiles(folder, id);
      const file = existsSync(record) ? record : safe;
      tellOf(WHAT, {
        file,
        fault: { code: 'wrong', words: 'its record breaks the rules, or its seed is gone' },
      });
    },
  };
}

/** Reports the first fault of all games whenever it is another one than before. */
function createFaultReport(
  onSaving: (fault: string | null) => void,
): (id: string, fault: string | null) => void {
  const faults = new Map<string, string>();
  let said: string | null = null;
  return (id, fault) => {
    if (fault === null) faults.delete(id);
    else faults.set(id, fault);
    const [first = null] = faults.values();
    if (first === said) return;
    said = first;
    onSaving(said);
  };
}
