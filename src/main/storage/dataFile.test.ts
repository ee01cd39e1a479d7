import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '@shared/protocol/settings';
import { describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder';
import { openSettings } from '../electron/settingsStore';
import { openAppState } from './appState';
import { openRememberedHosts } from './rememberedHosts';

// electron-store is this library with the folder of Electron's program, which isn't there in plain Node.
vi.mock('electron-store', async () => {
  const { default: Conf } = await import('conf');
  return {
    default: class extends Conf {
      constructor({ name, ...options }: { readonly name: string }) {
        super({ ...options, configName: name });
      }
    },
  };
});

interface Opened {
  /** What was read, in one value. */
  readonly value: unknown;
  /** Changes it, and resolves when that is written. */
  change(): Promise<void>;
}

interface StartFile {
  readonly name: string;
  readonly open: (folder: string, onTrouble: (sentence: string) => void) => Opened;
  readonly atFirst: unknown;
  /** A file that says something, and what is read of it. */
  readonly text: string;
  readonly read: unknown;
}

const HOST = {
  id: 'a'.repeat(16),
  address: '192.168.1.20',
  port: 28_462,
  title: 'Club',
  joinedAt: '2026-01-01T00:00:00.000Z',
  name: 'Ann',
  seat: { table: 'f'.repeat(16), member: '00112233', key: '0'.repeat(64) },
};

const START_FILES: readonly StartFile[] = [
  {
    name: 'settings.json',
    open(folder, onTrouble) {
      const store = openSettings(folder, onTrouble);
      return { value: store.get(), change: async () => void store.change({ volume: 0.25 }) };
    },
    atFirst: DEFAULT_SETTINGS,
    text: '{"version":1,"felt":"blue"}',
    read: { ...DEFAULT_SETTINGS, felt: 'blue' },
  },
  {
    name: 'state.json',
    open(folder, onTrouble) {
      const store = openAppState(join(folder, 'state.json'), onTrouble);
      return {
        value: store.get(),
        change() {
          store.change({ lastFolder: '/there' });
          return store.flush();
        },
      };
    },
    atFirst: { window: null, lastPlan: null, lastFolder: null },
    text: '{"lastFolder":"/somewhere"}',
    read: { window: null, lastPlan: null, lastFolder: '/somewhere' },
  },
  {
    name: 'hosts.json',
    open(folder, onTrouble) {
      const store = openRememberedHosts(join(folder, 'hosts.json'), onTrouble);
      return { value: store.list(), change: async () => store.add({ ...HOST, title: 'Other' }) };
    },
    atFirst: [],
    text: JSON.stringify({ version: 1, hosts: [HOST] }),
    read: [HOST],
  },
];

const BROKEN: readonly (readonly [string, (path: string) => void, string])[] = [
  ['empty', (path) => writeFileSync(path, ''), 'it is not JSON'],
  ['truncated', (path) => writeFileSync(path, '{"version":'), 'it is not JSON'],
  ['of another form', (path) => writeFileSync(path, '7'), 'it has another form'],
  ['a folder', (path) => mkdirSync(path), 'it is not a file'],
  ['a link to nothing', (path) => symlinkSync('nowhere', path), 'a link to a file that is not'],
  ['a link to itself', (path) => symlinkSync(path, path), 'the system can\u2019t read it'],
  [
    'huge',
    (path) => {
      writeFileSync(path, '{');
      truncateSync(path, 300 * 1024 * 1024);
    },
    'it is larger than 4 megabytes',
  ],
];

describe.each(START_FILES)('$name', (file) => {
  it.each(BROKEN)(
    'is as at the first start when it is %s; it is named, kept, and saved anew',
    async (_how, put, words) => {
      const folder = temporaryFolder();
      const path = join(folder, file.name);
      put(path);
      const sentences: string[] = [];
      const opened = file.open(folder, (sentence) => sentences.push(sentence));
      expect(opened.value).toEqual(file.atFirst);
      expect(sentences).toEqual([expect.stringContaining(words)]);
      expect(sentences[0]).toContain(`It was kept as ${file.name}.broken-1.`);
      expect(lstatSync(`${path}.broken-1`)).toBeDefined();
      await opened.change();
      expect(lstatSync(path).isFile()).toBe(true);
      expect(sentences).toHaveLength(1);
    },
  );

  it.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${file.text}`)],
    ['UTF-16', Buffer.from(`\uFEFF${file.text}`, 'utf16le')],
  ])('is read in %s, and saved again', async (_encoding, bytes) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, file.name), bytes);
    const sentences: string[] = [];
    const opened = file.open(folder, (sentence) => sentences.push(sentence));
    expect(opened.value).toEqual(file.read);
    await opened.change();
    expect(file.open(folder, (sentence) => sentences.push(sentence)).value).not.toEqual(file.read);
    expect(sentences).toEqual([]);
  });

  it('of a newer version is read as far as possible and never written', async () => {
    const folder = temporaryFolder();
    const text = JSON.stringify({ ...JSON.parse(file.text), version: 99, felt: 'tartan' });
    writeFileSync(join(folder, file.name), text);
    const sentences: string[] = [];
    const opened = file.open(folder, (sentence) => sentences.push(sentence));
    await opened.change();
    expect(sentences).toEqual([
      `${file.name} was made by a newer version of Aces Around and is left as it is. Changes hold until the program is closed.`,
    ]);
    expect(readFileSync(join(folder, file.name), 'utf8')).toBe(text);
    expect(readdirSync(folder)).toEqual([file.name]);
  });
});
