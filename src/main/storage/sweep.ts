import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of the data folder in which files are replaced; the first is itself. */
const FOLDERS = ['', 'games', 'running', 'running-network', 'rules', 'backs', 'reviews'];

/** What `replaceFile` writes before a file takes its name; the number is the process's. */
const OURS = /\.(\d+)-\d+\.tmp$/;
/** The same of electron-store, whose program is never open twice. */
const OF_SETTINGS = /^settings\.json\.tmp-\d{10}[0-9a-f]{6}$/;
const SEED = /^([0-9a-f]{16})\.seed\.json$/;

/**
 * Removes what a program that was killed has left in its data folder: temporary files, and seeds of games whose first
 * record was never written. To be called before anything is opened. Never throws.
 */
export function sweepDataFolder(dataFolder: string): void {
  for (const name of FOLDERS) {
    const folder = join(dataFolder, name);
    for (const file of leftoversIn(folder)) {
      try {
        rmSync(join(folder, file), { force: true });
      } catch {
        // A folder of that name, or a read-only disk: it does no harm.
      }
    }
  }
}

function leftoversIn(folder: string): string[] {
  const names = namesOf(folder);
  return names.filter((name) => {
    const processId = OURS.exec(name)?.[1];
    if (processId !== undefined) return !isRunning(Number(processId));
    const game = SEED.exec(name)?.[1];
    if (game !== undefined) return !names.some((other) => other !== name && other.startsWith(game));
    return OF_SETTINGS.test(name);
  });
}

function namesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Another program may be saving in the same folder: a table hosted from the command line. */
function isRunning(processId: number): boolean {
  if (processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
