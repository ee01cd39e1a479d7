import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyBrokenAside, moveBrokenAside } from '@main/storage/keepBroken';
import { parseJson } from '@main/storage/parseJson';
import { type ReadSettings, readSettings, type StoredSettings } from '@main/storage/settings';
import { DEFAULT_SETTINGS, type Settings, type SettingsPatch } from '@shared/protocol/settings';
import Store from 'electron-store';

export interface SettingsStore {
  get(): Settings;
  change(patch: SettingsPatch): Settings;
  onChange(listener: (settings: Settings) => void): void;
}

const NAME = 'settings';

/**
 * The user's settings. Reading and mending the file is done here and not by electron-store, which knows only to give up
 * or to wipe it all; `onTrouble` hears sentences about a file that was bad or can't be written.
 */
export function openSettings(folder: string, onTrouble: (sentence: string) => void): SettingsStore {
  const path = join(folder, `${NAME}.json`);
  const read = readFile(path, onTrouble);
  const write = createWriter(folder, onTrouble);
  const listeners: ((settings: Settings) => void)[] = [];
  let { settings, stored } = read;
  if (read.repaired.length > 0) write(stored);
  return {
    get: () => settings,
    change(patch) {
      settings = { ...settings, ...patch };
      stored = { ...stored, ...settings };
      write(stored);
      for (const listener of listeners) listener(settings);
      return settings;
    },
    onChange: (listener) => void listeners.push(listener),
  };
}

const defaults = (): ReadSettings =>
  readSettings({}) ?? { settings: DEFAULT_SETTINGS, stored: {}, repaired: [] };

function readFile(path: string, onTrouble: (sentence: string) => void): ReadSettings {
  if (!existsSync(path)) return defaults();
  try {
    const read = readSettings(parseJson(readFileSync(path, 'utf8')));
    if (read === null) {
      const aside = moveBrokenAside(path);
      onTrouble(
        `Your settings could not be read, so the usual ones are used. The file was kept as ${aside}.`,
      );
      return defaults();
    }
    if (read.repaired.length > 0) {
      const aside = copyBrokenAside(path);
      onTrouble(
        `Some of your settings could not be used and are as at first: ${read.repaired.join(', ')}. The file as it was is kept as ${aside}.`,
      );
    }
    return read;
  } catch {
    onTrouble('Your settings could not be opened, so the usual ones are used.');
    return defaults();
  }
}

/** Writes through electron-store, as a whole file at once; says so the first time that it fails. */
function createWriter(
  folder: string,
  onTrouble: (sentence: string) => void,
): (stored: StoredSettings) => void {
  let hasFailed = false;
  let store: Store | null = null;
  return (stored) => {
    try {
      store ??= new Store({
        name: NAME,
        cwd: folder,
        clearInvalidConfig: false,
        accessPropertiesByDotNotation: false,
      });
      store.store = { ...stored };
    } catch {
      if (!hasFailed)
        onTrouble('Your settings could not be saved. They hold until the program is closed.');
      hasFailed = true;
    }
  };
}
