import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
      return `The folder "${folder}" can't be written: ${reasonOf(error)}.`;
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

/**
 * `mkdirSync` with `recursive` tries forever where a folder can't be made in one that is there, as below /proc. This
 * tries once.
 */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    const code = codeOf(error);
    // What is there but isn't a folder is found out by writing in it.
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    makeFolder(dirname(folder));
    mkdirSync(folder);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you don\u2019t have permission to',
  EPERM: 'you don\u2019t have permission to',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  ENOTDIR: 'part of that path is a file',
  EISDIR: 'a folder has the name of a file in it',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

const reasonOf = (error: unknown): string => REASONS[codeOf(error)] ?? codeOf(error);
