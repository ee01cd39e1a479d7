import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeText } from '@main/reading/decodeText';
import { fileFaultWords } from '@main/reading/fileFault';
import { parseJson } from '@main/reading/parseJson';
import { readFaultWords } from '@main/reading/readFault';
import { readFile, readJsonFile } from '@main/reading/readFile';
import type { OpenedRecord } from '@main/records/openRecord';
import { isNewerRecord } from '@main/records/recordVersion';
import { savedGameOf } from '@main/records/savedGame';
import { RECORD_FORMAT } from '@shared/game/record';
import { err, ok, type Result } from '@shared/game/result';
import { recordedConvention } from '@shared/protocol/conventionSchema';
import type { SavedGame, SavedGameSummary } from '@shared/protocol/library';
import { z } from 'zod';
import { namesIn, onceEach } from './folder';
import { type EntryFault, leaveOut } from './keepBroken';
import { replaceFile } from './replaceFile';

const GAME_ID = /^[0-9a-f]{16}$/;

/** What the list shows of a record; `table` is this program's addition to the format. */
const headSchema = z.object({
  format: z.literal(RECORD_FORMAT),
  seats: z
    .array(z.object({ name: z.string() }))
    .min(2)
    .max(8),
  deals: z.array(
    z.object({
      result: z.object({ sides: z.array(z.object({ total: z.number() })) }).optional(),
    }),
  ),
  winner: z.number().int().optional(),
  table: z.object({ title: z.string(), savedAt: z.string().optional() }).optional(),
});
type Head = z.output<typeof headSchema>;

/** A record replayed; a sentence with deal and action when it breaks the rules. */
export type OpenRecord = (record: unknown) => Result<OpenedRecord, string>;

/** The records of games, one file each, named by a hash of the record: the same game is kept once. */
export interface GameStore {
  /** Newest first. */
  list(): Promise<readonly SavedGameSummary[]>;
  read(id: string): Promise<Result<SavedGame, string>>;
  /** The game replayed: one that was opened just now isn't replayed again. */
  open(id: string): Promise<Result<OpenedRecord, string>>;
  /** The record as it is kept: any JSON. */
  record(id: string): Promise<Result<unknown, string>>;
  /** The record's text as it is kept, one line. */
  text(id: string): Promise<Result<string, string>>;
  /** Keeps a record; it must be one that `openRecord` accepts. */
  add(record: object, title: string, savedAt: Date): Promise<SavedGameSummary>;
  /** Keeps the records of a text, one a line, if every one of them can be opened; else nothing is kept. */
  importText(text: string, savedAt: Date): Promise<Result<readonly SavedGameSummary[], string>>;
  remove(id: string): Promise<void>;
}

const GONE = 'That game is no longer there.';

/** `onTrouble` hears a sentence for each file that is left out of the list. */
export function createGameStore(
  folder: string,
  openRecord: OpenRecord,
  onTrouble: (sentence: string) => void,
): GameStore {
  const tell = onceEach(onTrouble);
  const fileOf = (id: string) => join(folder, `${id}.json`);
  const summaries = new Map<string, SavedGameSummary>();
  let lastOpened: { readonly id: string; readonly opened: OpenedRecord } | null = null;

  const add = async (record: object, title: string, savedAt: Date) => {
    const id = createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 16);
    const convention = recordedConvention(record);
    const kept = { ...record, table: { title, savedAt: savedAt.toISOString(), convention } };
    await replaceFile(fileOf(id), `${JSON.stringify(kept)}\n`);
    // The same game may be kept again under another title.
    if (lastOpened?.id === id) lastOpened = null;
    const summary = summaryOf(id, headSchema.parse(kept));
    summaries.set(id, summary);
    return summary;
  };

  const text: GameStore['text'] = async (id) => {
    const read = GAME_ID.test(id) ? await readFile(fileOf(id)) : ok(null);
    if (!read.ok) return err(`That game could not be read: ${fileFaultWords(read.error)}.`);
    return read.value === null ? err(GONE) : ok(decodeText(read.value).trim());
  };

  const record: GameStore['record'] = async (id) => {
    const line = await text(id);
    if (!line.ok) return line;
    const read = parseJson(line.value);
    return read.ok ? read : err(`That game could not be read: ${readFaultWords(read.error)}.`);
  };

  const readHead = async (id: string): Promise<Result<Head | null, EntryFault>> => {
    const read = await readJsonFile(fileOf(id));
    if (!read.ok) return read;
    if (read.value === null) return ok(null);
    const { value } = read.value;
    if (isNewerRecord(value)) return err({ code: 'newer' });
    const head = headSchema.safeParse(value);
    return head.success ? ok(head.data) : err({ code: 'wrong', words: 'it is not a game record' });
  };

  /** Null for a game that is gone, or is left out of the list. */
  const summaryFromFile = async (id: string): Promise<SavedGameSummary | null> => {
    const known = summaries.get(id);
    if (known !== undefined) return known;
    const head = await readHead(id);
    if (!head.ok) tell(leaveOut(fileOf(id), 'One of your saved games', head.error));
    if (!head.ok || head.value === null) return null;
    const summary = summaryOf(id, head.value);
    summaries.set(id, summary);
    return summary;
  };

  const open: GameStore['open'] = async (id) => {
    if (lastOpened?.id === id) return ok(lastOpened.opened);
    const kept = await record(id);
    if (!kept.ok) return kept;
    const opened = openRecord(kept.value);
    if (opened.ok) lastOpened = { id, opened: opened.value };
    return opened;
  };

  return {
    add,
    open,
    record,
    text,
    async list() {
      const found: SavedGameSummary[] = [];
      for (const name of await namesIn(folder, tell)) {
        const id = name.endsWith('.json') ? name.slice(0, -'.json'.length) : '';
        const summary = GAME_ID.test(id) ? await summaryFromFile(id) : null;
        if (summary !== null) found.push(summary);
      }
      return found.sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
    },
    async read(id) {
      const opened = await open(id);
      if (!opened.ok) return opened;
      const summary = await summaryFromFile(id);
      if (summary === null) return err('That game could not be read.');
      return ok({ summary, ...savedGameOf(opened.value) });
    },
    async importText(source, savedAt) {
      const records = readRecords(source, openRecord);
      if (!records.ok) return records;
      const added: SavedGameSummary[] = [];
      for (const { record, title } of records.value)
        added.push(await add(record, title ?? 'Imported game', savedAt));
      return ok(added);
    },
    async remove(id) {
      summaries.delete(id);
      if (lastOpened?.id === id) lastOpened = null;
      if (GAME_ID.test(id)) await rm(fileOf(id), { force: true });
    },
  };
}

interface ImportedRecord {
  readonly record: object;
  readonly title: string | null;
}

/** All records of a text, each checked; the first that can't be accepted is named. */
function readRecords(
  source: string,
  openRecord: OpenRecord,
): Result<readonly ImportedRecord[], string> {
  const whole = parseJson(source);
  const lines = source.split('\n').filter((line) => line.trim() !== '');
  // A file of many games is one value a line: as a whole it isn't JSON.
  const isMany = !whole.ok && whole.error.code === 'not-json' && lines.length > 1;
  const values = isMany ? lines.map((line) => parseJson(line)) : [whole];
  if (lines.length === 0) return err('There is no game in that file.');
  const found: ImportedRecord[] = [];
  for (const [index, read] of values.entries()) {
    const where = values.length === 1 ? '' : `Game ${index + 1}: `;
    if (!read.ok)
      return err(
        `${where}This is no game record that this program can read: ${readFaultWords(read.error)}.`,
      );
    const { value } = read;
    if (isNewerRecord(value))
      return err(`${where}This game record was made by a newer version of Aces Around.`);
    const head = headSchema.safeParse(value);
    if (!head.success || typeof value !== 'object' || value === null)
      return err(`${where}This is no game record that this program can read.`);
    const opened = openRecord(value);
    if (!opened.ok) return err(where + opened.error);
    const convention = recordedConvention(value);
    const { table, ...record } = { table: undefined, ...value };
    // Of the table that wrote it only what bids told there is part of the game.
    found.push({
      record: convention === 'natural' ? record : { ...record, table: { convention } },
      title: head.data.table?.title ?? null,
    });
  }
  return ok(found);
}

function summaryOf(id: string, head: Head): SavedGameSummary {
  const scored = head.deals.findLast((deal) => deal.result !== undefined);
  return {
    id,
    title: head.table?.title ?? 'Game',
    savedAt: head.table?.savedAt ?? new Date(0).toISOString(),
    names: head.seats.map((seat) => seat.name),
    deals: head.deals.length,
    scores: scored?.result?.sides.map((side) => side.total) ?? [],
    winner: head.winner ?? null,
  };
}
