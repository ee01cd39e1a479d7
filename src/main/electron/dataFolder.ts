import { lstatSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeFolder } from '@main/storage/makeFolder';
import { writeFaultWords } from '@main/storage/writeFault';
import { app } from 'electron';
import type { LaunchArguments } from './launchArguments';

export interface DataFolder {
  /** The one folder that the program keeps its files in. */
  readonly path: string;
  /** A sentence for the user when nothing can be kept there now; else null. */
  readonly sentence: string | null;
}

/**
 * Chooses the folder that the program keeps its files in. Pictures and measurements are made in a folder of their own,
 * which is removed afterwards: they must not touch the user's games. Chromium doesn't start without a folder it can write
 * to: where ours can't be, it gets one that lasts until the program ends, and the program reads what it can, plays on in
 * memory, and saves as soon as that is mended.
 */
export function chooseDataFolder(launch: LaunchArguments): DataFolder {
  const path = chosenPath(launch);
  const fault = writeFault(path);
  giveToChromium(fault === null ? path : passingFolder());
  const sentence =
    fault === null
      ? null
      : `Nothing can be kept: ${fault}. You can play, and your game is saved as soon as that is mended.`;
  return { path, sentence };
}

/** Takes the lock that one running program has; false when another has it. */
export function lockDataFolder(files: readonly string[]): boolean {
  const additional = { files: files.map((file) => fromHere(file)) };
  if (app.requestSingleInstanceLock(additional)) return true;
  if (isLockedByProgram(app.getPath('userData'))) return false;
  // A file system that knows no links: the lock of a folder that nobody else has is as good as none.
  giveToChromium(passingFolder());
  app.requestSingleInstanceLock(additional);
  return true;
}

/** The program that is open has another working folder. */
const fromHere = (file: string): string =>
  /^[a-z][a-z0-9+.-]+:/i.test(file) ? file : resolve(file);

function chosenPath({ userDataDir, screenshot, measureFirstFrame }: LaunchArguments): string {
  if (userDataDir !== null) return resolve(userDataDir);
  return screenshot !== null || measureFirstFrame ? passingFolder() : app.getPath('userData');
}

/** A folder for this run alone. */
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

function giveToChromium(folder: string): void {
  app.setPath('userData', folder);
  app.setPath('sessionData', folder);
}

/** Tries what a save would do; `sweepDataFolder` removes what a full disk leaves of it. */
function writeFault(folder: string): string | null {
  const probe = join(folder, `probe.${process.pid}-0.tmp`);
  try {
    makeFolder(folder);
    writeFileSync(probe, 'probe');
    rmSync(probe);
    return null;
  } catch (error) {
    return writeFaultWords(error, folder) ?? String(error);
  }
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
