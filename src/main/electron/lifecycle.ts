import { app, type BrowserWindow, dialog } from 'electron';
import type { Program } from './program';

/** How long the last save may hold up the end of the program. */
const FLUSH_LIMIT_MS = 2000;

/** Ways to end the program besides quitting. */
export interface Ending {
  /**
   * Ends as quitting does, but gets up from no table of the network: seat, code and game stay as they would if the program
   * had been killed, for the next start to go back to.
   */
  withoutLeaving(): void;
}

/** Saves everything before the program ends, however it ends. */
export function saveAtTheEnd({ ownGames, lan, state, bots, log }: Program): Ending {
  let isEnding = false;
  const endAfter = (savings: readonly Promise<unknown>[]) => {
    isEnding = true;
    const limit = new Promise((resolve) => setTimeout(resolve, FLUSH_LIMIT_MS));
    Promise.race([Promise.all(savings), limit])
      .catch((error: unknown) => log.write('error', `the last save failed: ${String(error)}`))
      // Not by quitting once more: that would wait for a page that doesn't respond.
      .finally(() => app.exit());
  };
  app.on('before-quit', (event) => {
    event.preventDefault();
    // Guests are told, and a hosted game is kept, before the bots go.
    if (!isEnding) endAfter([lan.leave(), ownGames.flush(), state.flush(), bots.dispose()]);
  });
  app.on('window-all-closed', () => app.quit());
  return {
    withoutLeaving() {
      if (!isEnding) endAfter([ownGames.flush(), state.flush(), bots.dispose()]);
    },
  };
}

/** Tells the user that the program can't go on, and ends it. */
export function failLoudly(error: unknown): void {
  process.stderr.write(`Uncaught: ${error instanceof Error ? error.stack : String(error)}\n`);
  dialog.showErrorBox(
    'Aces Around must close',
    'A fault in the program can\u2019t be mended while it runs. Your game has been saved: start the program again to go on with it.',
  );
  app.exit(1);
}

/** A second start shows the window that is there. */
export function showOnSecondStart(window: () => BrowserWindow | null): void {
  app.on('second-instance', () => {
    const shown = window();
    if (shown?.isMinimized()) shown.restore();
    shown?.focus();
  });
}
