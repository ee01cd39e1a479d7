import type { GameState } from '@main/engine/game';
import { createRecord } from '@main/engine/record';
import type { GameRecord, RecordedSeat } from '@shared/game/record';
import { redact, type Secrets } from './redact';

/** What a report says besides the record. */
export interface ReportFacts {
  /** Lines about the program and the machine: what, and which version. */
  readonly versions: readonly (readonly [string, string])[];
  readonly settings: object;
  /** The end of the log. */
  readonly log: string;
}

/** Longer ones would take too long to look through for names. */
const MOST_RECORD_CHARACTERS = 512 * 1024;

/**
 * The text of a report: all that it will hold, without names, addresses and paths. `record` is one that `openDeals` gave;
 * null leaves it out.
 */
export function reportText(
  { versions, settings, log }: ReportFacts,
  record: GameRecord | null,
  secrets: Secrets,
): string {
  const sections = [
    ['Versions', versions.map(([what, version]) => `${what}: ${version}`).join('\n')],
    ['Settings', JSON.stringify(withoutNames(settings), null, 2)],
    ['Log', log.trim() === '' ? 'It is empty.' : log.trim()],
    ...(record === null ? [] : [['Record', printRecord(record)]]),
  ];
  const text = sections.map(([title, body]) => `== ${title}\n\n${body}\n`).join('\n');
  return redact(`Aces Around: a report\n\n${text}`, secrets);
}

/**
 * The deals of a game that are over and lie open, under the names of their seats; null when none is. A deal in play isn't
 * among them, and no seed, which would tell what comes.
 */
export function openDeals(record: GameRecord): GameRecord | null {
  const deals = record.deals.filter(({ result }) => result !== undefined);
  if (deals.length === 0) return null;
  const { format, app, rules, over, winner } = record;
  return {
    format,
    app,
    rules,
    seats: record.seats.map(unnamed),
    deals,
    over: over && deals.length === record.deals.length,
    ...(winner === undefined ? {} : { winner }),
  };
}

/** The same for the game at the table. */
export const openDealsOf = (game: GameState, app: string, seats: readonly RecordedSeat[]) =>
  openDeals(createRecord(game, { app, seats, seed: null }));

const unnamed = ({ kind, level }: RecordedSeat, seat: number): RecordedSeat => ({
  name: `Seat ${seat + 1}`,
  kind,
  ...(level === undefined ? {} : { level }),
});

const NAMES = ['playerName', 'botNames'];

const withoutNames = (settings: object): object =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !NAMES.includes(name)));

function printRecord(record: GameRecord): string {
  const text = JSON.stringify(record);
  return text.length > MOST_RECORD_CHARACTERS ? 'It is too long for a report.' : text;
}
