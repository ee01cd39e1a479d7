import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

let tempCount = 0;
/** A name of its own for each attempt, so that two writers never share a temporary file. */
const tempBeside = (path: string): string => `${path}.${process.pid}-${++tempCount}.tmp`;

/**
 * Replaces a file as a whole, durably: after a crash or a power cut at any moment it holds the old content or the new
 * one. Throws what the file system throws.
 */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
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
    await rename(temp, path);
  } catch (error) {
    await rm(temp, { force: true });
    throw error;
  }
}

/**
 * Replaces a file as a whole before it returns, without waiting for the disk: safe from the end of the program at any
 * moment, but not from a power cut. Throws what the file system throws.
 */
export function replaceFileQuickly(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const temp = tempBeside(path);
  try {
    writeFileSync(temp, content);
    renameSync(temp, path);
  } catch (error) {
    rmSync(temp, { force: true });
    throw error;
  }
}
