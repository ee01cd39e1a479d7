import { join } from 'node:path';
import type { AppStateStore } from '@main/storage/appState';
import type { Log } from '@main/storage/log';
import { fitToDisplays, MIN_HEIGHT_PX, MIN_WIDTH_PX } from '@main/storage/windowBounds';
import { app, BrowserWindow, dialog, screen } from 'electron';
import type { WindowSize } from './launchArguments';

/** The felt's own colour, so that nothing flashes before the first picture. */
const BACKGROUND = '#123524';
const CRASHES_ALLOWED = 3;
const CRASH_WINDOW_MS = 60_000;

export interface MainWindowOptions {
  readonly address: string;
  /** The size of the page, when the program was started with one: then nothing is remembered. */
  readonly size: WindowSize | null;
  readonly state: AppStateStore;
  readonly log: Log;
}

/** Opens the program's one window, where it was the last time. */
export function openMainWindow({ address, size, state, log }: MainWindowOptions): BrowserWindow {
  const remembered = size === null ? state.get().window : null;
  const bounds = fitToDisplays(remembered?.bounds ?? null, displayAreas());
  const window = new BrowserWindow({
    ...(size === null ? bounds : { ...size, useContentSize: true }),
    ...(size === null ? { minWidth: MIN_WIDTH_PX, minHeight: MIN_HEIGHT_PX } : {}),
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
  });
  if (size === null) rememberBounds(window, state);
  recoverFromCrashes(window, log);
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
function recoverFromCrashes(window: BrowserWindow, log: Log): void {
  let crashes: number[] = [];
  const reload = () => {
    if (!window.isDestroyed()) window.webContents.reload();
  };
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    log.write('error', `the page's process ended: ${reason}`);
    const now = performance.now();
    crashes = [...crashes.filter((at) => now - at < CRASH_WINDOW_MS), now];
    if (crashes.length <= CRASHES_ALLOWED) reload();
    else
      void offerReload(window, reload, 'The window has crashed several times. Your game is safe.');
  });
  window.on('unresponsive', () => {
    log.write('warning', 'the page does not respond');
    void offerReload(window, reload, 'The window does not respond. Your game is safe.');
  });
}

async function offerReload(window: BrowserWindow, reload: () => void, message: string) {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message,
    buttons: ['Load it again', 'Close the program'],
    defaultId: 0,
    cancelId: 0,
  });
  if (response === 0) reload();
  else app.quit();
}
