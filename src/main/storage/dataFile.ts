import { basename } from 'node:path';
import { type Fields, isFields } from '@main/reading/fields';
import { fileFaultWords } from '@main/reading/fileFault';
import type { ReadLimits } from '@main/reading/limits';
import { readJsonFileAtOnce } from '@main/reading/readFile';
import { moveBrokenAside } from './keepBroken';

/** The fields of a JSON object as they lie on the disk. */

export interface DataFile {
  readonly fields: Fields;
  /** A newer program made it: it is read as far as possible and never written. */
  readonly isNewer: boolean;
}

export interface DataFileOptions {
  /** The newest version that this program reads and writes. */
  readonly version: number;
  /** What is in the file, as the beginning of a sentence: "Your settings". */
  readonly what: string;
  /** An earlier format, brought to an object with fields; whatever else there was is returned as it is. */
  readonly migrate?: (value: unknown) => unknown;
  /** Hears a sentence when the file can't be used as it is. */
  readonly onTrouble: (sentence: string) => void;
}

/** These files hold some kilobytes. */
const LIMITS: ReadLimits = { bytes: 4 * 1024 * 1024, depth: 32, values: 100_000 };

/**
 * Opens one of the files that the program starts with. One that can't be read is moved aside, so that it survives the
 * next save, and counts as empty. Never throws.
 */
export function openDataFile(path: string, options: DataFileOptions): DataFile {
  const { version, what, migrate = (value) => value, onTrouble } = options;
  const name = basename(path);
  const read = readJsonFileAtOnce(path, LIMITS);
  if (read.ok && read.value === null) return { fields: {}, isNewer: false };
  const fields = read.ok ? migrate(read.value?.value) : null;
  if (!isFields(fields)) {
    const why = read.ok ? 'it has another form' : fileFaultWords(read.error);
    onTrouble(`${what} could not be read from ${name}: ${why}. ${moveBrokenAside(path)}`);
    return { fields: {}, isNewer: false };
  }
  const isNewer = versionOf(fields) > version;
  if (isNewer)
    onTrouble(
      `${name} was made by a newer version of Aces Around and is left as it is. Changes hold until the program is closed.`,
    );
  return { fields, isNewer };
}

/** The version that a file says it has; files without one are 0. */
export function versionOf({ version }: Fields): number {
  return typeof version === 'number' && Number.isInteger(version) && version >= 0 ? version : 0;
}
