import { lstatSync, readFileSync, type Stats, statSync } from 'node:fs';
import { readFile as readWhole, stat } from 'node:fs/promises';
import { err, ok, type Result } from '@shared/game/result';
import { decodeText } from './decodeText';
import { type FileFault, systemCodeOf } from './fileFault';
import { FILE_LIMITS, type ReadLimits } from './limits';
import { parseJson } from './parseJson';

/** A file's content; null when there is no file of that name. */
type FileRead<T> = Result<T | null, FileFault>;

/**
 * The bytes of a file. Its size is looked at before anything is read, and whatever isn't a plain file (a folder, a pipe
 * that would hold its reader up) is refused. Never throws.
 */
export async function readFile(
  path: string,
  limits: Pick<ReadLimits, 'bytes'> = FILE_LIMITS,
): Promise<FileRead<Buffer>> {
  try {
    const fault = statsFault(await stat(path), limits);
    return fault === null ? ok(await readWhole(path)) : err(fault);
  } catch (error) {
    return refusedBySystem(path, error);
  }
}

/** The same as `readFile`, before it returns: for the few small files that the program starts with. */
export function readFileAtOnce(
  path: string,
  limits: Pick<ReadLimits, 'bytes'> = FILE_LIMITS,
): FileRead<Buffer> {
  try {
    const fault = statsFault(statSync(path), limits);
    return fault === null ? ok(readFileSync(path)) : err(fault);
  } catch (error) {
    return refusedBySystem(path, error);
  }
}

/** The value of a JSON file, in UTF-8 or UTF-16, with or without a byte order mark. */
export async function readJsonFile(
  path: string,
  limits: ReadLimits = FILE_LIMITS,
): Promise<FileRead<JsonValue>> {
  return jsonOf(await readFile(path, limits), limits);
}

/** The same as `readJsonFile`, before it returns. */
export function readJsonFileAtOnce(
  path: string,
  limits: ReadLimits = FILE_LIMITS,
): FileRead<JsonValue> {
  return jsonOf(readFileAtOnce(path, limits), limits);
}

/** A value that was read, so that the JSON value null isn't taken for a file that isn't there. */
export interface JsonValue {
  readonly value: unknown;
}

function jsonOf(read: FileRead<Buffer>, limits: ReadLimits): FileRead<JsonValue> {
  if (!read.ok) return read;
  if (read.value === null) return ok(null);
  const parsed = parseJson(decodeText(read.value), limits);
  return parsed.ok ? ok({ value: parsed.value }) : parsed;
}

function statsFault(stats: Stats, limits: Pick<ReadLimits, 'bytes'>): FileFault | null {
  if (!stats.isFile()) return { code: 'not-a-file' };
  return stats.size > limits.bytes ? { code: 'too-large', limit: limits.bytes } : null;
}

function refusedBySystem(path: string, error: unknown): FileRead<never> {
  const system = systemCodeOf(error);
  if (system !== 'ENOENT') return err({ code: 'unreadable', system: system ?? 'unknown' });
  const link = lstatSync(path, { throwIfNoEntry: false });
  return link === undefined ? ok(null) : err({ code: 'broken-link' });
}
