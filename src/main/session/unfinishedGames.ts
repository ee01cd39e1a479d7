import type { GameState } from '@main/engine/game';
import type { AutosaveSlot, GameKeeper, KeptGame } from './gameKeeper';
import { openSavedTable, recordTable, type SavedTable, type TableHead } from './savedTable';

/** A game that was begun, read and re-played. */
export interface UnfinishedGame extends SavedTable {
  readonly id: string;
  /** Null when it is lost, or isn't the one these cards came from. */
  readonly seed: string | null;
}

/** The games that were begun, as a table needs them. */
export interface UnfinishedGames {
  /** The newest game that can be gone on with; finished and broken ones are put away on the way. */
  newest(): Promise<UnfinishedGame | null>;
  /** Puts all of them away, since another game begins. */
  retireAll(): Promise<void>;
  /** Moves a game that is over from its autosave to the list of games. */
  archive(
    table: TableHead,
    game: GameState,
    seed: string | null,
    from: AutosaveSlot,
  ): Promise<void>;
}

/** `app` is the version of the program, for records. */
export function createUnfinishedGames(keeper: GameKeeper, app: string): UnfinishedGames {
  const archive: UnfinishedGames['archive'] = async (table, game, seed, from) => {
    await keeper.archive(recordTable(table, game, app, seed), table.title);
    await from.discard();
  };

  /** In the list of games if something was done in it, else away. */
  const retire = async (kept: KeptGame) => {
    const game = reopen(kept);
    const from = keeper.reopen(kept.id);
    if (game === null) await keeper.setAside(kept.id);
    else if (wasPlayed(game)) await archive(game, game.game, game.seed, from);
    else await from.discard();
  };

  return {
    archive,
    async newest() {
      for (const kept of await keeper.unfinished()) {
        const game = reopen(kept);
        if (game !== null && game.game.winner === null) return game;
        await retire(kept);
      }
      return null;
    },
    async retireAll() {
      for (const kept of await keeper.unfinished()) await retire(kept);
    },
  };
}

/** A kept game re-played; null when its record breaks the rules. */
function reopen({ id, record, seed }: KeptGame): UnfinishedGame | null {
  const fromSeed = seed === null ? null : openSavedTable(record, seed);
  if (fromSeed?.ok) return { ...fromSeed.value, id, seed };
  const asRecorded = openSavedTable(record, null);
  return asRecorded.ok ? { ...asRecorded.value, id, seed: null } : null;
}

/** Whether the person at the table has done anything, or a whole deal has passed. */
const wasPlayed = ({ game, seats }: SavedTable): boolean =>
  game.finished.length > 0 || game.deal.moves.some(({ seat }) => seats[seat]?.kind === 'human');
