import type { Fields } from '@main/reading/fields';
import { DEFAULT_SETTINGS, type SettingName, type Settings } from '@shared/protocol/settings';
import { SETTINGS_FIELDS } from '@shared/protocol/settingsSchema';
import { versionOf } from './dataFile';

/** The version of the settings file that this program writes. */
export const SETTINGS_VERSION = 1;

export interface ReadSettings {
  readonly settings: Settings;
  /** What to write back: unknown fields of a newer program are kept. */
  readonly stored: Fields;
  /** The fields that couldn't be used and got their defaults. */
  readonly repaired: readonly SettingName[];
}

/** Each step brings a file of version n (its index) to version n + 1; files without a version are 0. */
const MIGRATIONS: readonly ((stored: Fields) => Fields)[] = [
  // Version 1 is the first that was ever written: a file without a number is one of it.
  (stored) => stored,
];

/**
 * Reads settings field by field: one that doesn't parse gets its default and is named in `repaired`, the rest is
 * kept.
 */
export function readSettings(fields: Fields): ReadSettings {
  const version = versionOf(fields);
  const migrated = MIGRATIONS.slice(version).reduce<Fields>(
    (stored, migrate) => migrate(stored),
    fields,
  );
  const { settings, repaired } = parseSettings(migrated);
  return {
    settings,
    repaired,
    stored: { ...migrated, ...settings, version: Math.max(version, SETTINGS_VERSION) },
  };
}

/** Any object to settings: see `readSettings`. */
function parseSettings(stored: Fields): {
  settings: Settings;
  repaired: SettingName[];
} {
  const repaired: SettingName[] = [];
  let settings = DEFAULT_SETTINGS;
  for (const name of SETTING_NAMES) {
    const parsed = SETTINGS_FIELDS[name].safeParse(stored[name]);
    if (parsed.success) settings = { ...settings, [name]: parsed.data };
    else if (stored[name] !== undefined) repaired.push(name);
  }
  return { settings, repaired };
}

const SETTING_NAMES = Object.keys(SETTINGS_FIELDS) as SettingName[];
