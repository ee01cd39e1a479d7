import { join } from 'node:path';
import { app, BrowserWindow } from 'electron';
import { APP_ORIGIN, registerAppScheme, serveApp } from './appProtocol';
import { lockDown } from './security';

// Set by electron-vite while developing.
const devServerUrl = process.env.ELECTRON_RENDERER_URL;

// Root on Linux can only start Electron with --no-sandbox, and its helper processes need that flag too.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
registerAppScheme();

// Not awaited: Electron becomes ready only after this module has run.
void app.whenReady().then(async () => {
  serveApp(join(import.meta.dirname, '../renderer'));
  lockDown(devServerUrl);
  await openWindow();
});

app.on('window-all-closed', () => app.quit());

async function openWindow(): Promise<void> {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 960,
    minHeight: 600,
    show: false,
    backgroundColor: '#123524',
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/preload.cjs'),
      contextIsolation: true,
      nodeIntegration: false,
      sandbox: true,
      webSecurity: true,
      webviewTag: false,
    },
  });
  window.once('ready-to-show', () => window.show());
  await window.loadURL(devServerUrl ?? `${APP_ORIGIN}/`);
}
