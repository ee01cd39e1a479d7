import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { systemCodeOf } from '@main/reading/fileFault';

/**
 * The names in a folder, in their order; none when there is no such folder, and none with a sentence when it can't be
 * opened. Never throws.
 */
export async function namesIn(
  folder: string,
  onTrouble: (sentence: string) => void,
): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    const code = systemCodeOf(error);
    if (code === 'ENOENT') return [];
    const why = code === 'ENOTDIR' ? 'it is not a folder' : `the system refuses it (${code})`;
    onTrouble(`The folder ${basename(folder)} can’t be opened: ${why}.`);
    return [];
  }
}

/** Passes each sentence on once: what is left as it is would be reported at every look. */
export function onceEach(onTrouble: (sentence: string) => void): (sentence: string) => void {
  const said = new Set<string>();
  return (sentence) => {
    if (said.has(sentence)) return;
    said.add(sentence);
    onTrouble(sentence);
  };
}
