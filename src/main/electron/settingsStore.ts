import { join } from 'node:path';
import type { Fields } from '@main/reading/fields';
import { openDataFile } from '@main/storage/dataFile';
import { copyBrokenAside } from '@main/storage/keepBroken';
import { makeFolder } from '@main/storage/makeFolder';
import { type ReadSettings, readSettings, SETTINGS_VERSION } from '@main/storage/settings';
import type { Settings, SettingsPatch } from '@shared/protocol/settings';
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
  const write = read.isNewer ? () => {} : createWriter(folder, onTrouble);
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

function readFile(
  path: string,
  onTrouble: (sentence: string) => void,
): ReadSettings & { readonly isNewer: boolean } {
  const { fields, isNewer } = openDataFile(path, {
    version: SETTINGS_VERSION,
    what: 'Your settings',
    onTrouble,
  });
  const read = readSettings(fields);
  if (read.repaired.length > 0 && !isNewer)
    onTrouble(
      `Some of your settings could not be used and are as at first: ${read.repaired.join(', ')}. ${copyBrokenAside(path)}`,
    );
  return { ...read, isNewer };
}

/** Writes through electron-store, as a whole file at once; says so the first time that it fails. */
function createWriter(
  folder: string,
  onTrouble: (sentence: string) => void,
): (stored: Fields) => void {
  let hasFailed = false;
  let store: Store | null = null;
  return (stored) => {
    try {
      // electron-store's own way never ends where no folder can be made.
      makeFolder(folder);
      store ??= new Store({
        name: NAME,
        cwd: folder,
        clearInvalidConfig: false,
        accessPropertiesByDotNotation: false,
        // What lies there was read above, in encodings that electron-store doesn't know, and is replaced as a whole.
        deserialize: () => ({}),
      });
      store.store = { ...stored };
    } catch {
      if (!hasFailed)
        onTrouble('Your settings could not be saved. They hold until the program is closed.');
      hasFailed = true;
    }
  };
}
