import { type GameHead, gameFiles, writeHead } from './gameFile';
import { createLatestWriter } from './latestWriter';
import { makeFolder } from './makeFolder';
import { replaceFileQuickly } from './replaceFile';
import { retryingAtOnce } from './retry';
import { writeFaultWords } from './writeFault';

/** Writes the files of one game, and holds in memory what can't be written yet. */
export interface GameWriter {
  /** The head to be written before the next record. */
  setHead(head: GameHead): void;
  /** Has the record in its file before it returns, if that can be. Never throws. */
  save(record: string): void;
  /** Writes what could not be written so far. Never throws. */
  tryAgain(): void;
  /** The record that is not in its file yet; null when everything is. */
  unsaved(): string | null;
  /** Resolves when the safe copy is written, or has failed. */
  flush(): Promise<void>;
}

/** `onFault` hears after each attempt why the game isn't saved, as the end of a sentence, or null. */
export function createGameWriter(
  folder: string,
  id: string,
  onFault: (fault: string | null) => void,
): GameWriter {
  const files = gameFiles(folder, id);
  let unwrittenHead: GameHead | null = null;
  let unsaved: string | null = null;
  let fault: string | null = null;
  let safeFault: string | null = null;
  const words = (error: unknown) => writeFaultWords(error, folder) ?? String(error);

  const safe = createLatestWriter(files.safe, (error) => {
    safeFault = error === null ? null : words(error);
    onFault(fault ?? safeFault);
  });

  const write = () => {
    // Nobody waits a second at every move for what was refused at the last one.
    const step = fault === null ? retryingAtOnce : (take: () => void) => take();
    if (unwrittenHead !== null) writeHead(files, unwrittenHead);
    unwrittenHead = null;
    if (unsaved === null) return;
    makeFolder(folder);
    replaceFileQuickly(files.record, unsaved, step);
    safe.write(unsaved);
    unsaved = null;
  };

  const tryAgain = () => {
    try {
      write();
      fault = null;
    } catch (error) {
      fault = words(error);
    }
    onFault(fault ?? safeFault);
  };

  return {
    setHead(head) {
      unwrittenHead = head;
    },
    save(record) {
      unsaved = record;
      tryAgain();
    },
    tryAgain,
    unsaved: () => unsaved,
    flush: safe.flush,
  };
}
