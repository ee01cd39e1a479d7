import type { GameState } from '@main/engine/game';
import { dealSecretOf } from '@main/lan/fairSeed';
import { createRecordPrinter } from '@main/records/recordPrinter';
import { recordTable, type TableHead } from '@main/records/recordTable';
import type { AutosaveSlot, GameKeeper } from '@main/tables/gameKeeper';
import type { FairnessNote } from '@shared/protocol/lan/fairDeal';
import type { KeptTable } from '@shared/protocol/lan/keptTable';
import type { SeatInfo } from '@shared/protocol/table';

/** Keeps one game on the network, with all that its table needs to be opened again, until the game is closed. */
export interface GameSaving {
  /** What the secrets of its deals are made from. */
  readonly secret: string;
  /** How its deals were committed. */
  fairness(): readonly FairnessNote[];
  /** Notes how a deal was committed, instead of what was noted for that deal before. */
  note(note: FairnessNote): void;
  keep(game: GameState, seats: readonly SeatInfo[]): void;
  /**
   * Nothing is kept from now on; a game that nobody will go on with is put away. Resolves when nothing is written any
   * more, and never rejects.
   */
  close(game: GameState, seats: readonly SeatInfo[], how: 'keep' | 'put-away'): Promise<void>;
}

export interface GameSavingOptions {
  readonly head: TableHead;
  readonly secret: string;
  readonly fairness: readonly FairnessNote[];
  readonly slot: AutosaveSlot;
  readonly keeper: GameKeeper;
  /** Version of the program, for records. */
  readonly app: string;
  /** The table as it is now. */
  readonly table: () => KeptTable;
  readonly onTrouble: (message: string) => void;
}

/** The game owns all of this: no game that comes after it at its table, or came before, can change it. */
export function createGameSaving(options: GameSavingOptions): GameSaving {
  const { head, secret, slot } = options;
  let { fairness } = options;
  let seats = head.seats;
  let isOpen = true;

  const record = (game: GameState) =>
    recordFairly({ ...head, seats }, game, { app: options.app, secret, fairness });
  const print = createRecordPrinter((game) => ({ ...record(game), lan: options.table() }));

  /** The last that is done with a game's files. */
  const settle = async (game: GameState, how: 'keep' | 'put-away') => {
    const isOver = game.winner !== null;
    if (how === 'keep' && !isOver) return slot.flush();
    if (isOver || game.finished.length > 0) await options.keeper.archive(record(game), head.title);
    await slot.discard();
  };

  return {
    secret,
    fairness: () => fairness,
    note(note) {
      fairness = [...fairness.filter(({ deal }) => deal !== note.deal), note];
    },
    keep(game, now) {
      if (!isOpen) return;
      seats = now;
      slot.save(print(game));
    },
    async close(game, now, how) {
      isOpen = false;
      seats = now;
      try {
        await settle(game, how);
      } catch (error) {
        options.onTrouble(`a game could not be put away: ${String(error)}`);
      }
    },
  };
}

interface FairlyDealt {
  readonly app: string;
  readonly secret: string;
  readonly fairness: readonly FairnessNote[];
}

/** The record of a game with the notes of its deals; a finished one tells all secrets, so that anybody can deal it again. */
export function recordFairly(
  head: TableHead,
  game: GameState,
  { app, secret, fairness }: FairlyDealt,
) {
  const notes =
    game.winner === null
      ? fairness
      : fairness.map((note) => ({ ...note, secret: dealSecretOf(secret, note.deal) }));
  return { ...recordTable(head, game, app, null), fairness: notes };
}
