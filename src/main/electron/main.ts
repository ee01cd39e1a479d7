import { join } from 'node:path';
import { app, BrowserWindow } from 'electron';
import { APP_ORIGIN, registerAppScheme, serveApp } from './appProtocol';
import { lockDown } from './security';

app.enableSandbox();
registerAppScheme();

await app.whenReady();
// Set by electron-vite while developing.
const devServerUrl = process.env.ELECTRON_RENDERER_URL;
serveApp(join(import.meta.dirname, '../renderer'));
lockDown(devServerUrl);
await openWindow();

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
