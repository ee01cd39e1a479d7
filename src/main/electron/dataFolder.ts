import { cpSync, lstatSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { app } from 'electron';
import type { LaunchArguments } from './launchArguments';

/** What the program keeps in its folder; the rest is Chromium's. */
const OWN_FILES = [
  'settings.json',
  'state.json',
  'hosts.json',
  'backs',
  'games',
  'reviews',
  'rules',
  'running',
  'running-network',
];

/**
 * Chooses the one folder that the program writes to. Pictures and measurements are made in a folder of their own, which
 * is removed afterwards: they must not touch the user's games. A folder that can't be written to is replaced by a copy
 * that lasts until the program ends: then the sentence for the user is returned, else null.
 */
export function chooseDataFolder({
  userDataDir,
  screenshot,
  measureFirstFrame,
}: LaunchArguments): string | null {
  if (userDataDir !== null) app.setPath('userData', resolve(userDataDir));
  else if (screenshot !== null || measureFirstFrame) app.setPath('userData', passingFolder());
  const folder = app.getPath('userData');
  return isWritable(folder) ? null : fallBackToCopy(folder);
}

/** Takes the lock that one running program has; a sentence for the user when it could only be had without the folder. */
export function lockDataFolder(files: readonly string[]): {
  readonly isFirst: boolean;
  readonly sentence: string | null;
} {
  const folder = app.getPath('userData');
  const additional = { files: files.map((file) => fromHere(file)) };
  if (app.requestSingleInstanceLock(additional)) return { isFirst: true, sentence: null };
  if (isLockedByProgram(folder)) return { isFirst: false, sentence: null };
  const sentence = fallBackToCopy(folder);
  app.requestSingleInstanceLock(additional);
  return { isFirst: true, sentence };
}

/** The program that is open has another working folder. */
const fromHere = (file: string): string =>
  /^[a-z][a-z0-9+.-]+:/i.test(file) ? file : resolve(file);

function passingFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aces-around-'));
  process.on('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // Chromium may write to it to the very end; the system clears its folder for such files.
    }
  });
  return folder;
}

function isWritable(folder: string): boolean {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
    return true;
  } catch {
    return false;
  }
}

function fallBackToCopy(folder: string): string {
  const copy = passingFolder();
  for (const name of OWN_FILES) {
    try {
      cpSync(join(folder, name), join(copy, name), { recursive: true });
    } catch {
      // What isn't there or can't be read is as at a first start.
    }
  }
  app.setPath('userData', copy);
  return `The folder ${folder} can\u2019t be used. You can play, but nothing will be kept when the program ends.`;
}

/**
 * Whether an open program has the lock, as a refusal means unless the lock can't be taken at all. On Linux and macOS the
 * lock is a link that names its owner.
 */
function isLockedByProgram(folder: string): boolean {
  if (process.platform === 'win32') return true;
  return (
    lstatSync(join(folder, 'SingletonLock'), { throwIfNoEntry: false })?.isSymbolicLink() ?? false
  );
}
