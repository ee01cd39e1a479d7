import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder';
import { fileFaultWords } from './fileFault';
import { readFile, readFileAtOnce, readJsonFile, readJsonFileAtOnce } from './readFile';

const MIB = 1024 * 1024;

/** Puts something in a folder under the name that is then read. */
type Put = (path: string) => void;

const REFUSED: readonly (readonly [string, Put, object])[] = [
  ['an empty file', (path) => writeFileSync(path, ''), { code: 'not-json' }],
  ['a truncated file', (path) => writeFileSync(path, '{"a":'), { code: 'not-json' }],
  ['a folder', (path) => mkdirSync(path), { code: 'not-a-file' }],
  ['a device', (path) => symlinkSync('/dev/zero', path), { code: 'not-a-file' }],
  ['a link to nothing', (path) => symlinkSync('nowhere', path), { code: 'broken-link' }],
  [
    'a link to itself',
    (path) => symlinkSync(path, path),
    { code: 'unreadable', system: expect.stringMatching(/^E/) },
  ],
  [
    'a file of 100 GB',
    (path) => {
      writeFileSync(path, '');
      truncateSync(path, 100 * 1024 * MIB);
    },
    { code: 'too-large', limit: 64 * MIB },
  ],
];

const READ: readonly (readonly [string, Buffer])[] = [
  ['UTF-8', Buffer.from('{"a":"Ü"}')],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFF{"a":"Ü"}')],
  ['UTF-16, little-endian', Buffer.from('\uFEFF{"a":"Ü"}', 'utf16le')],
  ['UTF-16, big-endian', Buffer.from('\uFEFF{"a":"Ü"}', 'utf16le').swap16()],
];

describe('a JSON file', () => {
  it.each(REFUSED)('that is %s is refused with what is wrong', async (_what, put, fault) => {
    const path = join(temporaryFolder(), 'file.json');
    put(path);
    expect(await readJsonFile(path)).toEqual({ ok: false, error: fault });
    expect(readJsonFileAtOnce(path)).toEqual({ ok: false, error: fault });
  });

  it.each(READ)('in %s is read', async (_what, bytes) => {
    const path = join(temporaryFolder(), 'file.json');
    writeFileSync(path, bytes);
    const read = { ok: true, value: { value: { a: 'Ü' } } };
    expect(await readJsonFile(path)).toEqual(read);
    expect(readJsonFileAtOnce(path)).toEqual(read);
  });
});

it('a file that is not there is null', async () => {
  const path = join(temporaryFolder(), 'file.json');
  expect(await readFile(path)).toEqual({ ok: true, value: null });
  expect(readFileAtOnce(path)).toEqual({ ok: true, value: null });
});

it('a file below a file is unreadable', async () => {
  const path = join(temporaryFolder(), 'file.json');
  writeFileSync(path, '');
  expect(await readFile(join(path, 'below.json'))).toEqual({
    ok: false,
    error: { code: 'unreadable', system: 'ENOTDIR' },
  });
});

it('what is wrong with a file is said in words', () => {
  expect(fileFaultWords({ code: 'unreadable', system: 'EACCES' })).toBe(
    'this program may not open it',
  );
  expect(fileFaultWords({ code: 'too-large', limit: 64 * MIB })).toBe(
    'it is larger than 64 megabytes',
  );
});
