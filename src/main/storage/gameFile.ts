import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isFields } from '@main/reading/fields';
import { readJsonFile } from '@main/reading/readFile';
import { isNewerRecord } from '@main/records/recordVersion';
import { err, ok, type Result } from '@shared/game/result';
import { z } from 'zod';
import { namesIn } from './folder';
import type { EntryFault } from './keepBroken';
import { nextOf, replaceFileAtOnce } from './replaceFile';

/** What is kept of a running game in a file of its own, so that its record can be shown while it is played. */
export interface GameHead {
  /** Null when it is lost. */
  readonly seed: string | null;
  /** Counts the games as they are opened: their order holds whatever the machine's clock does. */
  readonly opened: number;
}

const headSchema = z.object({
  seed: z.string().min(1).max(64).nullable(),
  opened: z.number().int().min(0).default(0),
});
/** The head of a game whose seed is lost. */
export const NO_HEAD: GameHead = { seed: null, opened: 0 };

const FILE_NAME = /^([0-9a-f]{16})(?:\.safe)?\.json(?:\.next)?$/;

/** The files of one running game. */
export interface GameFiles {
  readonly record: string;
  /**
   * Written behind the record: what is left of the game if a power cut spoils the record itself. One file can't do for
   * both: replaced without waiting for the disk it may be empty after a power cut, and waiting holds up every action.
   */
  readonly safe: string;
  readonly head: string;
}

export const gameFiles = (folder: string, id: string): GameFiles => ({
  record: join(folder, `${id}.json`),
  safe: join(folder, `${id}.safe.json`),
  head: join(folder, `${id}.seed.json`),
});

/** The ids of the games that have a record in a folder, or what a kill or power cut left of one. */
export async function gameIdsIn(
  folder: string,
  onTrouble: (sentence: string) => void,
): Promise<readonly string[]> {
  const names = await namesIn(folder, onTrouble);
  return [...new Set(names.flatMap((name) => FILE_NAME.exec(name)?.[1] ?? []))];
}

/** What is wrong with a file of a game. */
export interface FaultyFile {
  readonly file: string;
  readonly fault: EntryFault;
}

export interface ReadRecord {
  readonly record: unknown;
  readonly savedAtMs: number;
  /** The file that should have held it, when it had to be read from the safe copy. */
  readonly spoiled: FaultyFile | null;
}

/**
 * The record of a game: from its file, or what was about to take its name, or else from the safe copy. Null when the
 * program ended while the very first record was written, before anybody had seen the game.
 */
export async function readRecord({
  record,
  safe,
}: GameFiles): Promise<Result<ReadRecord | null, FaultyFile>> {
  let spoiled: FaultyFile | null = null;
  for (const file of [record, nextOf(record), safe]) {
    const read = await readJsonFile(file);
    if (read.ok && read.value === null) continue;
    const value = read.ok ? read.value?.value : undefined;
    if (isNewerRecord(value)) return err({ file, fault: { code: 'newer' } });
    if (isFields(value)) {
      const savedAtMs = await stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      );
      return ok({ record: value, savedAtMs, spoiled });
    }
    const fault: EntryFault = read.ok
      ? { code: 'wrong', words: 'it is not a game record' }
      : read.error;
    const isUnfinished = file === nextOf(record);
    if (!isUnfinished) spoiled ??= { file, fault };
  }
  return spoiled === null ? ok(null) : err(spoiled);
}

/** The head of a game; what is wrong when there is one that can't be read. */
export async function readHead({ head }: GameFiles): Promise<Result<GameHead, FaultyFile>> {
  const read = await readJsonFile(head);
  if (!read.ok) return err({ file: head, fault: read.error });
  if (read.value === null) return ok(NO_HEAD);
  const parsed = headSchema.safeParse(read.value.value);
  return parsed.success
    ? ok(parsed.data)
    : err({ file: head, fault: { code: 'wrong', words: 'there is no seed in it' } });
}

/** Keeps the head, durably, before it returns. Throws what the file system throws. */
export function writeHead({ head }: GameFiles, content: GameHead): void {
  replaceFileAtOnce(head, JSON.stringify(content));
}

export async function removeGame({ record, safe, head }: GameFiles): Promise<void> {
  for (const file of [nextOf(record), record, safe, head]) await rm(file, { force: true });
}
