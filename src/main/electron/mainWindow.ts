import { join } from 'node:path';
import type { AppStateStore } from '@main/storage/appState';
import type { Log } from '@main/storage/log';
import { fitToDisplays, leastWindow, pageZoom } from '@main/storage/windowBounds';
import { app, BrowserWindow, dialog, screen } from 'electron';
import type { WindowSize } from './launchArguments';

/** The felt's own color, so that nothing flashes before the first picture. */
const BACKGROUND = '#123524';
const CRASHES_ALLOWED = 3;
const CRASH_WINDOW_MS = 60_000;

export interface MainWindowOptions {
  readonly address: string;
  /** The size of the page, when the program was started with one: then nothing is remembered. */
  readonly size: WindowSize | null;
  readonly state: AppStateStore;
  readonly log: Log;
  /** Gets up from the table whose picture a page can't draw. */
  readonly leaveTable: () => Promise<void>;
}

/** Opens the program's one window, where it was the last time. */
export function openMainWindow(options: MainWindowOptions): BrowserWindow {
  const { address, size, state, log } = options;
  const remembered = size === null ? state.get().window : null;
  const bounds = fitToDisplays(remembered?.bounds ?? null, displayAreas());
  const window = new BrowserWindow({
    ...(size === null ? bounds : { ...size, useContentSize: true }),
    show: false,
    backgroundColor: BACKGROUND,
    autoHideMenuBar: true,
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/preload.cjs'),
      contextIsolation: true,
      nodeIntegration: false,
      sandbox: true,
      webSecurity: true,
      webviewTag: false,
      // The clock of a turn and a dealt game go on while the window is covered.
      backgroundThrottling: true,
    },
  });
  window.once('ready-to-show', () => {
    if (remembered?.maximized) window.maximize();
    window.show();
    if (size === null) keepLeastSize(window);
  });
  if (size === null) {
    rememberBounds(window, state);
  }
  fitPage(window);
  recoverFromCrashes(window, options);
  const load = () =>
    void window.loadURL(address).catch((error: unknown) => {
      log.write('error', `the page could not be loaded: ${String(error)}`);
    });
  returnFromElsewhere(window, address, load);
  load();
  return window;
}

/**
 * Chromium asks nobody before it goes to `about:` pages: that can't be refused, so the program's page is loaded again and
 * finds its table as it was.
 */
function returnFromElsewhere(window: BrowserWindow, address: string, load: () => void): void {
  const returnFrom = (url: string) => {
    if (!url.startsWith(address)) load();
  };
  window.webContents.on('did-navigate', (_event, url) => returnFrom(url));
  window.webContents.on('did-fail-load', (_event, _code, _reason, url, isMainFrame) => {
    if (isMainFrame) returnFrom(url);
  });
}

/** The least size counts the frame, which some systems tell only some time after the window is shown. */
function keepLeastSize(window: BrowserWindow): void {
  const keep = () => {
    const [outer, page] = [window.getBounds(), window.getContentBounds()];
    const frame = { width: outer.width - page.width, height: outer.height - page.height };
    const { width, height } = leastWindow(frame, screen.getDisplayMatching(outer).workArea);
    if (String(window.getMinimumSize()) !== String([width, height]))
      window.setMinimumSize(width, height);
  };
  keep();
  window.on('resize', keep);
  window.on('move', keep);
}

/** On a display that is too small for the layouts the page is drawn smaller. */
function fitPage(window: BrowserWindow): void {
  const fit = () => {
    if (!window.isDestroyed())
      window.webContents.setZoomFactor(pageZoom(window.getContentBounds()));
  };
  window.on('resize', fit);
  // Chromium forgets it with each page.
  window.webContents.on('did-navigate', fit);
}

/** The main display first. */
function displayAreas() {
  const main = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter((display) => display.id !== main.id);
  return [main, ...others].map((display) => display.workArea);
}

function rememberBounds(window: BrowserWindow, state: AppStateStore): void {
  const remember = () => {
    if (window.isMinimized() || window.isFullScreen()) return;
    state.change({
      window: { bounds: window.getNormalBounds(), maximized: window.isMaximized() },
    });
  };
  window.on('resize', remember);
  window.on('move', remember);
  window.on('maximize', remember);
  window.on('unmaximize', remember);
}

/** The game is in this process: a page that crashes is loaded again and finds its table as it was. */
function recoverFromCrashes(
  window: BrowserWindow,
  { log, leaveTable }: Pick<MainWindowOptions, 'log' | 'leaveTable'>,
): void {
  let crashes: number[] = [];
  const reload = () => {
    if (!window.isDestroyed()) window.webContents.reload();
  };
  /** A page that hangs can't be reloaded: its process is ended first, and its end loads it again. */
  const reloadHanging = () => {
    crashes = [];
    if (!window.isDestroyed()) window.webContents.forcefullyCrashRenderer();
  };
  const offer = (message: string, loadAgain: () => void) => {
    offerWaysOn(window, message, { loadAgain, leaveTable }).catch((error: unknown) =>
      log.write('error', `the window could not be asked about: ${String(error)}`),
    );
  };
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    log.write('error', `the page's process ended: ${reason}`);
    const now = performance.now();
    crashes = [...crashes.filter((at) => now - at < CRASH_WINDOW_MS), now];
    if (crashes.length <= CRASHES_ALLOWED) reload();
    else offer('The window has crashed several times. Your game is safe.', reload);
  });
  window.on('unresponsive', () => {
    log.write('warning', 'the page does not respond');
    offer('The window does not respond. Your game is safe.', reloadHanging);
  });
}

/** What is drawn at the table may be what the page fails at: it can be left, too. */
async function offerWaysOn(
  window: BrowserWindow,
  message: string,
  { loadAgain, leaveTable }: { loadAgain: () => void; leaveTable: () => Promise<void> },
): Promise<void> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message,
    buttons: ['Load it again', 'Leave the table', 'Close the program'],
    defaultId: 0,
    cancelId: 0,
  });
  if (response === 2) return app.quit();
  if (response === 1) await leaveTable();
  loadAgain();
}
