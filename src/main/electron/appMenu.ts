import { app, Menu, type MenuItemConstructorOptions } from 'electron';
import type { SettingsStore } from './settingsStore';

const TEXT_STEP = 0.1;
const MIN_TEXT = 1;
const MAX_TEXT = 2;

/** The program's menu; the zoom keys change the size of the text, which the window lays out anew. */
export function setMenu(settings: SettingsStore, onReport: () => void): void {
  const scaleText = (steps: number) => () => {
    const wanted = settings.get().textScale + steps * TEXT_STEP;
    const textScale = Math.round(Math.min(MAX_TEXT, Math.max(MIN_TEXT, wanted)) * 100) / 100;
    settings.change({ textScale });
  };
  const isMac = process.platform === 'darwin';
  const view: MenuItemConstructorOptions[] = [
    { label: 'Larger Text', accelerator: 'CommandOrControl+Plus', click: scaleText(1) },
    // The key with the plus sign gives "=" where Shift isn't held.
    {
      label: 'Larger Text',
      accelerator: 'CommandOrControl+=',
      click: scaleText(1),
      visible: false,
      acceleratorWorksWhenHidden: true,
    },
    { label: 'Smaller Text', accelerator: 'CommandOrControl+-', click: scaleText(-1) },
    {
      label: 'Normal Text',
      accelerator: 'CommandOrControl+0',
      click: () => settings.change({ textScale: 1 }),
    },
    { type: 'separator' },
    { role: 'togglefullscreen', ...(isMac ? {} : { accelerator: 'F11' }) },
    ...(app.isPackaged ? [] : [{ role: 'toggleDevTools' } as const]),
  ];
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      isMac ? { role: 'appMenu' } : { label: 'Game', submenu: [{ role: 'quit' }] },
      { role: 'editMenu' },
      { label: 'View', submenu: view },
      { role: 'windowMenu' },
      { role: 'help', submenu: [{ label: 'Save a Report\u2026', click: onReport }] },
    ]),
  );
}
