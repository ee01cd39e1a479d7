import type { GameState } from '@main/engine/game';
import { createRecord } from '@main/engine/record';
import { printRecordFault, replayRecord } from '@main/engine/replay';
import type { GameRecord } from '@shared/game/record';
import { err, ok, type Result } from '@shared/game/result';
import { recordedConvention } from '@shared/protocol/conventionSchema';
import { parseRecord } from '@shared/protocol/recordSchema';
import { recordedSeatOf, seatInfoOf } from '@shared/protocol/seatInfo';
import { type SeatInfo, type TablePlan, TIMER_SECONDS } from '@shared/protocol/table';

/** What a table needs beside its game to be opened again. */
export interface TableHead {
  readonly title: string;
  readonly seats: readonly SeatInfo[];
  readonly timerSeconds: TablePlan['timerSeconds'];
  readonly convention: TablePlan['convention'];
}

/** A game that was begun, as it was kept: with the table it is played at, without its seed. */
export interface SavedTable extends TableHead {
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

/**
 * A table from its record and its seed, re-played action by action; a sentence when the record breaks the rules or
 * doesn't come from the seed. Without a seed the cards are taken as they are recorded.
 */
export function openSavedTable(input: unknown, seed: string | null): Result<SavedTable, string> {
  const record = parseRecord(input);
  if (!record.ok) return record;
  const replayed = replayRecord(seed === null ? record.value : { ...record.value, seed });
  if (!replayed.ok) return err(printRecordFault(replayed.error));
  return ok({
    ...tableFields(input),
    seats: record.value.seats.map(seatInfoOf),
    game: replayed.value,
  });
}

/** The fields of `table`; each that is missing or odd gets a value that does no harm. */
function tableFields(input: unknown): Omit<TableHead, 'seats'> {
  const table = fieldOf(input, 'table');
  const title = fieldOf(table, 'title');
  const seconds = fieldOf(table, 'timerSeconds');
  return {
    title: typeof title === 'string' && title !== '' ? title.slice(0, 60) : 'Pinochle',
    timerSeconds: TIMER_SECONDS.find((known) => known === seconds) ?? null,
    convention: recordedConvention(input),
  };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
