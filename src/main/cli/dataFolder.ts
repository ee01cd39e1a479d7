import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../storage/makeFolder';
import { writeFaultWords } from '../storage/writeFault';

/** Large enough that a file system with no room left notices. */
const PROBE_BYTES = 64 * 1024;

/**
 * Makes folders where they are missing and writes a file in each, since permissions alone don't tell whether a disk is
 * read-only or full. A sentence for the first that can't be written, else null.
 */
export function whyUnwritable(folders: readonly string[]): string | null {
  for (const folder of folders) {
    try {
      makeFolder(folder);
      tryToWrite(join(folder, `.probe-${process.pid}`));
    } catch (error) {
      return `Nothing can be written in "${folder}": ${writeFaultWords(error, folder) ?? String(error)}.`;
    }
  }
  return null;
}

function tryToWrite(probe: string): void {
  try {
    writeFileSync(probe, new Uint8Array(PROBE_BYTES), { flush: true });
  } finally {
    // What fits on a full disk stays there.
    if (existsSync(probe)) rmSync(probe);
  }
}
