import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { systemCodeOf } from '@main/reading/fileFault';

/**
 * Makes a folder, and those above it that are missing. Throws what the file system throws, as when a file has its name.
 * Node's own `recursive` never ends where a folder that is there takes none, as below /proc: this tries each one twice at
 * most.
 */
export function makeFolder(folder: string): void {
  if (wasMade(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder);
}

/** Whether the folder is there now; false when one above it may be missing. */
function wasMade(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return false;
    // Systems differ in what they say of a folder that is there.
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return true;
    throw error;
  }
}
