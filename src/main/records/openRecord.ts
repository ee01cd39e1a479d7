import { printRecordFault, replayRecord } from '@main/engine/replay';
import { isFields } from '@main/reading/fields';
import { err, ok, type Result } from '@shared/game/result';
import { recordedConvention } from '@shared/protocol/conventionSchema';
import { parseRecord } from '@shared/protocol/recordSchema';
import { seatInfoOf } from '@shared/protocol/seatInfo';
import { TIMER_SECONDS } from '@shared/protocol/table';
import type { PlayedGame, TableHead } from './recordTable';

/** A record that keeps the rules, replayed action by action. */
export interface OpenedRecord extends PlayedGame {
  /** The seed that the record names; null as long as its game went on. */
  readonly seed: string | null;
}

/**
 * The only way from a record to its game. An error is a sentence with the first place where the record breaks the rules, or doesn't
 * come from `seed`; without a seed the cards are taken as they are recorded.
 */
export function openRecord(
  input: unknown,
  seed: string | null = null,
): Result<OpenedRecord, string> {
  const record = parseRecord(input);
  if (!record.ok) return record;
  const replayed = replayRecord(seed === null ? record.value : { ...record.value, seed });
  if (!replayed.ok) return err(printRecordFault(replayed.error));
  return ok({
    head: { ...tableFields(input), seats: record.value.seats.map(seatInfoOf) },
    game: replayed.value,
    seed: record.value.seed ?? null,
  });
}

/** The fields of `table`; each that is missing or odd gets a value that does no harm. */
function tableFields(input: unknown): Omit<TableHead, 'seats'> {
  const table = isFields(input) && isFields(input.table) ? input.table : {};
  const { title, timerSeconds } = table;
  return {
    title: typeof title === 'string' && title !== '' ? title.slice(0, 60) : 'Pinochle',
    timerSeconds: TIMER_SECONDS.find((known) => known === timerSeconds) ?? null,
    convention: recordedConvention(input),
  };
}
