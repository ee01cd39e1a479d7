import { dirname } from 'node:path';
import { systemCodeOf } from '@main/reading/fileFault';

const IN_THE_WAY = new Set(['EISDIR', 'ENOTEMPTY', 'ERR_FS_EISDIR', 'ELOOP']);

/**
 * Why a file can't be written, as the end of a sentence that names its folder where that is at fault; null for an error
 * that isn't the file system's.
 */
export function writeFaultWords(error: unknown, folder: string = folderOf(error)): string | null {
  const code = systemCodeOf(error);
  if (code === null) return null;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full';
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return `the folder ${folder} can’t be written to`;
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${folder} is not a folder`;
  if (code === 'ENOENT') return `the folder ${folder} can’t be made`;
  if (IN_THE_WAY.has(code)) return `something is in the way in the folder ${folder}`;
  return `the system refuses it (${code})`;
}

const folderOf = (error: unknown): string =>
  error instanceof Error && 'path' in error ? dirname(String(error.path)) : 'of the program';
