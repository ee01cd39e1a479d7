import { DEFAULT_SETTINGS, type SettingName, type Settings } from '@shared/protocol/settings';
import { SETTINGS_FIELDS } from '@shared/protocol/settingsSchema';

/** The version of the settings file that this program writes. */
export const SETTINGS_VERSION = 1;

/** A settings file as it lies on the disk: any JSON object. */
export type StoredSettings = Readonly<Record<string, unknown>>;

export interface ReadSettings {
  readonly settings: Settings;
  /** What to write back: unknown fields of a newer program are kept. */
  readonly stored: StoredSettings;
  /** The fields that couldn't be used and got their defaults. */
  readonly repaired: readonly SettingName[];
}

/** Each step brings a file of version n (its index) to version n + 1; files without a version are 0. */
const MIGRATIONS: readonly ((stored: StoredSettings) => StoredSettings)[] = [
  // Version 1 is the first that was ever written: a file without a number is one of it.
  (stored) => stored,
];

/**
 * Reads settings field by field: one that doesn't parse gets its default and is named in `repaired`, the rest is
 * kept. Null when the value is no JSON object at all.
 */
export function readSettings(value: unknown): ReadSettings | null {
  if (!isRecord(value)) return null;
  const version = versionOf(value);
  const migrated = MIGRATIONS.slice(version).reduce<StoredSettings>(
    (stored, migrate) => migrate(stored),
    value,
  );
  const { settings, repaired } = parseSettings(migrated);
  return {
    settings,
    repaired,
    stored: { ...migrated, ...settings, version: Math.max(version, SETTINGS_VERSION) },
  };
}

/** Any object to settings: see `readSettings`. */
function parseSettings(stored: StoredSettings): {
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

const versionOf = (stored: StoredSettings): number => {
  const { version } = stored;
  return typeof version === 'number' && Number.isInteger(version) && version >= 0 ? version : 0;
};

const isRecord = (value: unknown): value is StoredSettings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
