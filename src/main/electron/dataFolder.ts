import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { app } from 'electron';
import type { LaunchArguments } from './launchArguments';

/**
 * Chooses the one folder that the program writes to. Pictures and measurements are made in a folder of their own, which
 * is removed afterwards: they must not touch the user's games.
 */
export function chooseDataFolder({
  userDataDir,
  screenshot,
  measureFirstFrame,
}: LaunchArguments): void {
  if (userDataDir !== null) {
    app.setPath('userData', resolve(userDataDir));
  } else if (screenshot !== null || measureFirstFrame) {
    const folder = mkdtempSync(join(tmpdir(), 'aces-around-'));
    app.setPath('userData', folder);
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
}
