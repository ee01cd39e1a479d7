import { copyFileSync, lstatSync, renameSync } from 'node:fs';
import { basename } from 'node:path';
import { type FileFault, fileFaultWords, systemCodeOf } from '@main/reading/fileFault';
import { retryingAtOnce } from './retry';

/** Moves what can't be read out of the way, next to where it lay; the end of the sentence that says so. Never throws. */
export const moveBrokenAside = (path: string): string =>
  asideWords(path, 'It', (aside) => renameSync(path, aside));

/** Keeps a copy of a file that is about to be repaired; the end of the sentence that says so. Never throws. */
export const copyBrokenAside = (path: string): string =>
  asideWords(path, 'A copy', (aside) => copyFileSync(path, aside));

/** Why one of many files is left out: it isn't read, says something wrong (in words), or a newer program made it. */
export type EntryFault =
  | FileFault
  | { readonly code: 'wrong'; readonly words: string }
  | { readonly code: 'newer' };

/** A file that can be opened and whose content is at fault won't be well by itself; any other may be, and is left. */
const LEFT: ReadonlySet<EntryFault['code']> = new Set(['newer', 'unreadable', 'broken-link']);

/**
 * Leaves one of many files out, so that it doesn't hide the others: moves it aside where its content is at fault. Returns
 * the sentence about it; `what` is its beginning: "One of your saved games". Never throws.
 */
export function leaveOut(path: string, what: string, fault: EntryFault): string {
  const kept = LEFT.has(fault.code)
    ? `Its file ${basename(path)} is left as it is.`
    : moveBrokenAside(path);
  if (fault.code === 'newer') return `${what} was made by a newer version of Aces Around. ${kept}`;
  const words = fault.code === 'wrong' ? fault.words : fileFaultWords(fault);
  return `${what} could not be read: ${words}. ${kept}`;
}

function asideWords(path: string, subject: string, keep: (aside: string) => void): string {
  try {
    const aside = brokenName(path);
    retryingAtOnce(() => keep(aside));
    return `${subject} was kept as ${basename(aside)}.`;
  } catch (error) {
    const why = systemCodeOf(error) ?? String(error);
    return `${subject} could not be kept under another name (${why}).`;
  }
}

/** The first free name of the form `name.broken-<n>` next to a file. */
function brokenName(path: string): string {
  let n = 1;
  while (lstatSync(`${path}.broken-${n}`, { throwIfNoEntry: false }) !== undefined) n++;
  return `${path}.broken-${n}`;
}
