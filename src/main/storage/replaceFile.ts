import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from './makeFolder';
import { retrying, retryingAtOnce } from './retry';

let tempCount = 0;
/** A name of its own for each attempt, so that two writers never share a temporary file. */
const tempBeside = (path: string): string => `${path}.${process.pid}-${++tempCount}.tmp`;

/**
 * Replaces a file as a whole, durably: after a crash or a power cut at any moment it holds the old content or the new
 * one. A rename that is refused for a moment is tried again. Throws what the file system throws.
 */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  makeFolder(dirname(path));
  const temp = tempBeside(path);
  try {
    const file = await open(temp, 'w');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await retrying(() => rename(temp, path));
  } catch (error) {
    await rm(temp, { force: true });
    throw error;
  }
}

/**
 * The same as `replaceFile`, before it returns, so that its caller may answer at once. It waits for the disk, some
 * milliseconds: for what seldom changes.
 */
export function replaceFileAtOnce(path: string, content: string): void {
  makeFolder(dirname(path));
  const temp = tempBeside(path);
  try {
    const file = openSync(temp, 'w');
    try {
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    retryingAtOnce(() => renameSync(temp, path));
  } catch (error) {
    rmSync(temp, { force: true });
    throw error;
  }
}

/** Where the new content lies while a file is replaced quickly; complete as soon as the old file is gone. */
export const nextOf = (path: string): string => `${path}.next`;

/**
 * Replaces a file as a whole before it returns, without waiting for the disk: safe from the end of the program at any
 * moment, but not from a power cut. The old file goes before the new one takes its name, since some file systems wait
 * for the disk (3 ms where it was measured, instead of 0.04) when one file replaces another. Whoever reads it calls
 * `finishReplacing` first. `step` takes the steps that may be refused for a moment. Throws what the file system throws.
 */
export function replaceFileQuickly(
  path: string,
  content: string,
  step: (take: () => void) => void = retryingAtOnce,
): void {
  const next = nextOf(path);
  step(() => finishReplacing(path));
  try {
    writeFileSync(next, content);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
  step(() => rmSync(path, { force: true }));
  step(() => renameSync(next, path));
}

/** Gives the new content its name, if the program ended or was refused between two steps of `replaceFileQuickly`. */
export function finishReplacing(path: string): void {
  const next = nextOf(path);
  if (!existsSync(path) && existsSync(next)) renameSync(next, path);
}
