import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { basename } from 'node:path';

/** The first free name of the form `name.broken-<n>` beside a file. */
function brokenName(path: string): string {
  let n = 1;
  while (existsSync(`${path}.broken-${n}`)) n++;
  return `${path}.broken-${n}`;
}

/** Moves a file that can't be read out of the way, beside where it lay; returns its new name, without folder. */
export function moveBrokenAside(path: string): string {
  const aside = brokenName(path);
  renameSync(path, aside);
  return basename(aside);
}

/** Keeps a copy of a file that is about to be repaired; returns the copy's name, without folder. */
export function copyBrokenAside(path: string): string {
  const aside = brokenName(path);
  copyFileSync(path, aside);
  return basename(aside);
}
