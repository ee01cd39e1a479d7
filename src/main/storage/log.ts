import { appendFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './makeFolder';

export type LogLevel = 'info' | 'warning' | 'error';

/** Lines about what the program did; never a card, a seed or a name. */
export interface Log {
  write(level: LogLevel, message: string): void;
}

const MAX_BYTES = 256 * 1024;

/**
 * Appends to a file that is set aside as `<path>.1` when it grows past 256 KiB, so that two files are the most
 * there is. Trouble with the log itself is swallowed: it must never stop a game. `now` gives the time of a line.
 */
export function createLog(path: string, now: () => Date): Log {
  return {
    write(level, message) {
      try {
        makeFolder(dirname(path));
        if (sizeOf(path) > MAX_BYTES) renameSync(path, `${path}.1`);
        appendFileSync(
          path,
          `${now().toISOString()} ${level} ${message.replaceAll('\n', ' | ')}\n`,
        );
      } catch {
        // A full or read-only disk: the game goes on without a log.
      }
    },
  };
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
