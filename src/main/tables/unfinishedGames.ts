import type { GameState } from '@main/engine/game';
import { openRecord } from '@main/records/openRecord';
import { type PlayedGame, recordTable, type TableHead } from '@main/records/recordTable';
import type { AutosaveSlot, GameKeeper, KeptGame } from './gameKeeper';

/** A game that was begun, read and replayed. */
export interface UnfinishedGame extends PlayedGame {
  readonly id: string;
  /** Null when it is lost, or isn't the one these cards came from. */
  readonly seed: string | null;
  /** By the machine's clock, in milliseconds since 1970. */
  readonly savedAtMs: number;
}

/** The games that were begun, as a table needs them. */
export interface UnfinishedGames {
  /**
   * Those that can be gone on with, the one that was opened last first. Read one by one, so that who wants the first
   * doesn't wait for all; finished and broken ones are put away on the way.
   */
  list(): AsyncIterable<UnfinishedGame>;
  find(id: string): Promise<UnfinishedGame | null>;
  /** Removes the games in which nothing was done yet. */
  removeUntouched(): Promise<void>;
  /** Removes a game for good. */
  remove(id: string): Promise<void>;
  /** Moves a game that is over from its autosave to the list of games. */
  archive(
    table: TableHead,
    game: GameState,
    seed: string | null,
    from: AutosaveSlot,
  ): Promise<void>;
}

/** `app` is the version of the program, for records; `onTrouble` hears what belongs in the log. */
export function createUnfinishedGames(
  keeper: GameKeeper,
  app: string,
  onTrouble: (message: string) => void,
): UnfinishedGames {
  const archive: UnfinishedGames['archive'] = async (table, game, seed, from) => {
    await keeper.archive(recordTable(table, game, app, seed), table.title);
    await from.discard();
  };

  /** The program ended, or the disk was full, between the end of this game and its place in the list of games. */
  const archiveLate = async (over: UnfinishedGame) => {
    try {
      await archive(over.head, over.game, over.seed, keeper.reopen(over.id));
    } catch (error) {
      onTrouble(`a finished game could not be put away: ${String(error)}`);
    }
  };

  /** A kept game that can be gone on with; null when it can't, and then it is put away. */
  const openKept = async (kept: KeptGame): Promise<UnfinishedGame | null> => {
    const game = reopen(kept);
    if (game?.game.winner === null) return game;
    await (game === null ? keeper.setAside(kept.id) : archiveLate(game));
    return null;
  };

  async function* list(): AsyncGenerator<UnfinishedGame> {
    for (const kept of await keeper.unfinished()) {
      const game = await openKept(kept);
      if (game !== null) yield game;
    }
  }

  return {
    archive,
    list,
    async find(id) {
      const kept = (await keeper.unfinished()).find((each) => each.id === id);
      return kept === undefined ? null : openKept(kept);
    },
    async removeUntouched() {
      for await (const game of list()) if (!wasPlayed(game)) await keeper.reopen(game.id).discard();
    },
    remove: (id) => keeper.reopen(id).discard(),
  };
}

/** A kept game replayed; null when its record breaks the rules. */
function reopen({ id, record, seed, savedAtMs }: KeptGame): UnfinishedGame | null {
  const fromSeed = seed === null ? null : openRecord(record, seed);
  if (fromSeed?.ok) return { ...fromSeed.value, id, seed, savedAtMs };
  const asRecorded = openRecord(record);
  return asRecorded.ok ? { ...asRecorded.value, id, seed: null, savedAtMs } : null;
}

/** Whether the person at the table has done anything, or a whole deal has passed. */
const wasPlayed = ({ game, head }: PlayedGame): boolean =>
  game.finished.length > 0 ||
  game.deal.moves.some(({ seat }) => head.seats[seat]?.kind === 'human');
