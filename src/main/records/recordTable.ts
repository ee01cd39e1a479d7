import type { GameState } from '@main/engine/game';
import { createRecord } from '@main/engine/record';
import type { GameRecord } from '@shared/game/record';
import { recordedSeatOf } from '@shared/protocol/seatInfo';
import type { SeatInfo, TablePlan } from '@shared/protocol/table';

/** What a table needs in addition to its game to be opened again. */
export interface TableHead {
  readonly title: string;
  readonly seats: readonly SeatInfo[];
  readonly timerSeconds: TablePlan['timerSeconds'];
  readonly convention: TablePlan['convention'];
}

/** A game with the table it was played at. */
export interface PlayedGame {
  readonly head: TableHead;
  readonly game: GameState;
}

/**
 * The record of a table's game, with `table` as an addition of this program. `seed` is null as long as the game goes on.
 */
export function recordTable(
  { title, seats, timerSeconds, convention }: TableHead,
  game: GameState,
  app: string,
  seed: string | null,
): GameRecord & { readonly table: object } {
  const record = createRecord(game, { app, seats: seats.map(recordedSeatOf), seed });
  return { ...record, table: { title, timerSeconds, convention } };
}
