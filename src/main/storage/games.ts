import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@shared/game/result';
import { recordedConvention } from '@shared/protocol/conventionSchema';
import type { SavedGame, SavedGameSummary } from '@shared/protocol/library';
import { z } from 'zod';
import { moveBrokenAside } from './keepBroken';
import { parseJson } from './parseJson';
import { replaceFile } from './replaceFile';

const GAME_ID = /^[0-9a-f]{16}$/;

/** What the list shows of a record; `table` is this program's addition to the format. */
const headSchema = z.object({
  format: z.literal('pinochle-record/1'),
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
  table: z.object({ title: z.string(), savedAt: z.string() }).optional(),
});
type Head = z.output<typeof headSchema>;

/** A record re-played and opened up; a sentence with deal and action when it breaks the rules. */
export type OpenRecord = (record: unknown) => Result<Omit<SavedGame, 'summary'>, string>;

/** The records of games, one file each, named by a hash of the record: the same game is kept once. */
export interface GameStore {
  /** Newest first. */
  list(): Promise<readonly SavedGameSummary[]>;
  read(id: string): Promise<Result<SavedGame, string>>;
  /** The record's text as it is kept, one line; null when there is none of that id. */
  text(id: string): Promise<string | null>;
  /** Keeps a record; it must be one that `openRecord` accepts. */
  add(record: object, title: string, savedAt: Date): Promise<SavedGameSummary>;
  /** Keeps the records of a text, one a line, if every one of them can be opened; else nothing is kept. */
  importText(text: string, savedAt: Date): Promise<Result<readonly SavedGameSummary[], string>>;
  remove(id: string): Promise<void>;
}

/** `onTrouble` hears a sentence for each broken file that was set aside. */
export function createGameStore(
  folder: string,
  openRecord: OpenRecord,
  onTrouble: (sentence: string) => void,
): GameStore {
  const fileOf = (id: string) => join(folder, `${id}.json`);
  const summaries = new Map<string, SavedGameSummary>();

  const add = async (record: object, title: string, savedAt: Date) => {
    const id = createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 16);
    const convention = recordedConvention(record);
    const kept = { ...record, table: { title, savedAt: savedAt.toISOString(), convention } };
    await replaceFile(fileOf(id), `${JSON.stringify(kept)}\n`);
    const summary = summaryOf(id, headSchema.parse(kept));
    summaries.set(id, summary);
    return summary;
  };

  const text = async (id: string) =>
    GAME_ID.test(id) && existsSync(fileOf(id)) ? (await readFile(fileOf(id), 'utf8')).trim() : null;

  const summaryFromFile = async (id: string): Promise<SavedGameSummary | null> => {
    const known = summaries.get(id);
    if (known !== undefined) return known;
    const head = headSchema.safeParse(parseJson((await text(id)) ?? ''));
    if (!head.success) {
      const aside = moveBrokenAside(fileOf(id));
      onTrouble(`One of your saved games could not be read. Its file was kept as ${aside}.`);
      return null;
    }
    const summary = summaryOf(id, head.data);
    summaries.set(id, summary);
    return summary;
  };

  return {
    add,
    text,
    async list() {
      if (!existsSync(folder)) return [];
      const found: SavedGameSummary[] = [];
      for (const name of await readdir(folder)) {
        const id = name.endsWith('.json') ? name.slice(0, -'.json'.length) : '';
        const summary = GAME_ID.test(id) ? await summaryFromFile(id) : null;
        if (summary !== null) found.push(summary);
      }
      return found.sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
    },
    async read(id) {
      const line = await text(id);
      if (line === null) return err('That game is no longer there.');
      const summary = await summaryFromFile(id);
      if (summary === null) return err('That game could not be read.');
      const opened = openRecord(parseJson(line));
      return opened.ok ? ok({ summary, ...opened.value }) : opened;
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
  const values = whole === undefined ? lines.map(parseJson) : [whole];
  if (values.length === 0) return err('There is no game in that file.');
  const found: ImportedRecord[] = [];
  for (const [index, value] of values.entries()) {
    const where = values.length === 1 ? '' : `Game ${index + 1}: `;
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
