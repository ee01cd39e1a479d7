import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

type Content = string | Uint8Array;

let tempCount = 0;
/** A name of its own for each attempt, so that two writers never share a temporary file. */
const tempBeside = (path: string): string => `${path}.${process.pid}-${++tempCount}.tmp`;

/**
 * Replaces a file as a whole: readers, and a crash at any moment, find either the old content or the new
 * one. The last step asks `stillWanted`, so that a newer write isn't undone by an older one. Throws what the
 * file system throws.
 */
export async function replaceFile(
  path: string,
  content: Content,
  stillWanted: () => boolean = () => true,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temp = tempBeside(path);
  try {
    const file = await open(temp, 'w');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    if (stillWanted()) renameSync(temp, path);
    else await rm(temp, { force: true });
  } catch (error) {
    await rm(temp, { force: true });
    throw error;
  }
}

/** The same without waiting for anything else: for the last moments of the program. */
export function replaceFileNow(path: string, content: Content): void {
  mkdirSync(dirname(path), { recursive: true });
  const temp = tempBeside(path);
  const file = openSync(temp, 'w');
  try {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(temp, path);
}
