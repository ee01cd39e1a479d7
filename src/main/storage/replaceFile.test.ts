import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder';
import { finishReplacing, replaceFile, replaceFileAtOnce, replaceFileQuickly } from './replaceFile';
import { RETRY_WAITS_MS, retrying, retryingAtOnce } from './retry';

/** How many of the next renames are refused, as a scanner on Windows has them refused. */
const refusals = vi.hoisted(() => ({ left: 0, code: 'EPERM' }));
const refuse = vi.hoisted(() => () => {
  if (refusals.left === 0) return;
  refusals.left -= 1;
  throw Object.assign(new Error('refused'), { code: refusals.code, syscall: 'rename' });
});

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const renameSync: typeof fs.renameSync = (from, to) => {
    refuse();
    fs.renameSync(from, to);
  };
  return { ...fs, renameSync };
});
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  const rename: typeof fs.rename = async (from, to) => {
    refuse();
    await fs.rename(from, to);
  };
  return { ...fs, rename };
});

beforeEach(() => {
  refusals.left = 0;
});

const WAYS = [
  ['replaceFile', replaceFile],
  ['replaceFileAtOnce', replaceFileAtOnce],
  ['replaceFileQuickly', replaceFileQuickly],
] as const;

describe.each(WAYS)('%s', (_name, replace) => {
  it.each(['EPERM', 'EACCES', 'EBUSY'])(
    'replaces the file when its rename is refused twice with %s',
    async (code) => {
      const folder = temporaryFolder();
      const path = join(folder, 'file.json');
      await replace(path, 'old');
      Object.assign(refusals, { left: 2, code });
      await replace(path, 'new');
      expect(readFileSync(path, 'utf8')).toBe('new');
      expect(readdirSync(folder)).toEqual(['file.json']);
    },
  );
});

it('replaceFile throws any other error at once and leaves no temporary file', async () => {
  const folder = temporaryFolder();
  Object.assign(refusals, { left: 1, code: 'ENOSPC' });
  await expect(replaceFile(join(folder, 'file.json'), 'new')).rejects.toMatchObject({
    code: 'ENOSPC',
  });
  expect(readdirSync(folder)).toEqual([]);
});

it('replaceFileQuickly keeps what it wrote before when it is refused for good and called again', () => {
  const folder = temporaryFolder();
  const path = join(folder, 'file.json');
  const once = (take: () => void) => take();
  replaceFileQuickly(path, '1', once);
  Object.assign(refusals, { left: 1, code: 'EPERM' });
  expect(() => replaceFileQuickly(path, '2', once)).toThrow();
  // Refused before anything is written over the only whole copy.
  Object.assign(refusals, { left: 1, code: 'EPERM' });
  expect(() => replaceFileQuickly(path, '3', once)).toThrow();
  finishReplacing(path);
  expect(readFileSync(path, 'utf8')).toBe('2');
});

describe('a step that is refused', () => {
  const refused = (code: string) => Object.assign(new Error(code), { code, syscall: 'rename' });

  it('is taken again for about a second, then its error is thrown', async () => {
    const waits: number[] = [];
    let taken = 0;
    const step = () => {
      taken += 1;
      throw refused('EBUSY');
    };
    expect(() => retryingAtOnce(step, (ms) => waits.push(ms))).toThrow('EBUSY');
    await expect(
      retrying(
        async () => step(),
        async (ms) => waits.push(ms),
      ),
    ).rejects.toThrow('EBUSY');
    expect(taken).toBe(2 * (RETRY_WAITS_MS.length + 1));
    const total = waits.reduce((sum, ms) => sum + ms, 0) / 2;
    expect(total).toBeGreaterThan(800);
    expect(total).toBeLessThan(1_300);
  });

  it('is not taken again when its error will not pass', () => {
    let taken = 0;
    const step = () => {
      taken += 1;
      throw refused('EROFS');
    };
    expect(() => retryingAtOnce(step)).toThrow('EROFS');
    expect(taken).toBe(1);
  });
});

it('replaceFile makes the folder that is missing', async () => {
  const path = join(temporaryFolder(), 'games', 'file.json');
  await replaceFile(path, 'new');
  expect(readFileSync(path, 'utf8')).toBe('new');
});
