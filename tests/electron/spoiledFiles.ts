import { mkdir, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What may have become of a file. */
export const STATES = {
  empty: (path: string) => writeFile(path, ''),
  truncated: async (path: string) => {
    const bytes = await readFile(path);
    await writeFile(path, bytes.subarray(0, Math.floor(bytes.length / 2)));
  },
  'a folder': async (path: string) => {
    await rm(path);
    await mkdir(path);
  },
  'a link to nothing': async (path: string) => {
    await rm(path);
    await symlink('nowhere', path);
  },
  // Root may read every file, so that taking permissions away shows nothing where tests run as root.
  unreadable: async (path: string) => {
    await rm(path);
    await symlink(path, path);
  },
  huge: (path: string) => truncate(path, 300 * 1024 * 1024),
  'of a newer version': async (path: string) => {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    const isRecord = typeof value === 'object' && value !== null && 'format' in value;
    const newer = isRecord ? { format: 'pinochle-record/99' } : { version: 99 };
    await writeFile(path, JSON.stringify({ ...Object(value), ...newer }));
  },
  'with a byte order mark': async (path: string) =>
    writeFile(path, `\uFEFF${await readFile(path, 'utf8')}`),
  'in a folder that is a file': async (path: string) => {
    await rename(dirname(path), `${dirname(path)}.aside`);
    await writeFile(dirname(path), '');
  },
  'in UTF-16': async (path: string) =>
    writeFile(path, Buffer.from(`\uFEFF${await readFile(path, 'utf8')}`, 'utf16le')),
} as const satisfies Readonly<Record<string, (path: string) => Promise<unknown>>>;

export type State = keyof typeof STATES;

/** Only text can be in another encoding, only JSON says its version, and only what is in a folder can lose it. */
export const statesOf = (file: {
  readonly isJson: boolean;
  readonly hasFolder: boolean;
}): readonly State[] =>
  (Object.keys(STATES) as State[]).filter(
    (state) =>
      (file.isJson || !IN_JSON.has(state)) &&
      (file.hasFolder || state !== 'in a folder that is a file'),
  );

/** States in which a file still says all that it said. */
export const WHOLE: ReadonlySet<State> = new Set(['with a byte order mark', 'in UTF-16']);

const IN_JSON: ReadonlySet<State> = new Set([...WHOLE, 'of a newer version']);
