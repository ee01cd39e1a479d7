import { readdirSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder';
import { checkBack, createBackStore, MAX_BACK_BYTES } from './backs';

/** The first bytes of a PNG of that size, and one block of data. */
function pngOf(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(33);
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  header.writeUInt32BE(13, 8);
  header.write('IHDR', 12, 'ascii');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  header.set([8, 2, 0, 0, 0], 24);
  return new Uint8Array(Buffer.concat([header, deflateSync(Buffer.alloc(64))]));
}

const noTrouble = (sentence: string) => {
  throw new Error(sentence);
};

describe('checkBack', () => {
  it('takes a PNG of 480 by 672', () => {
    expect(checkBack(pngOf(480, 672)).ok).toBe(true);
  });

  it.each([
    ['another size', pngOf(480, 671), '480 by 671'],
    ['no PNG', new Uint8Array([0xff, 0xd8, 0xff, ...new Array<number>(40).fill(0)]), 'no PNG'],
    ['only a signature', pngOf(480, 672).subarray(0, 20), 'no PNG'],
    ['nothing', new Uint8Array(), 'no PNG'],
    ['more than 8 MiB', new Uint8Array(MAX_BACK_BYTES + 1), '8 megabytes'],
  ])('refuses %s with a sentence', (_name, bytes, words) => {
    const checked = checkBack(bytes);
    expect(checked.ok ? '' : checked.error).toContain(words);
  });
});

describe('a back store', () => {
  it('keeps the same picture once, gives its bytes and removes it', async () => {
    const folder = temporaryFolder();
    const store = createBackStore(folder, noTrouble);
    const png = pngOf(480, 672);
    const first = await store.save(png);
    const second = await store.save(png);
    expect(first).toEqual(second);
    const ids = await store.list();
    expect(ids).toHaveLength(1);
    expect(await store.read(ids[0] ?? '')).toEqual(Buffer.from(png));
    await store.remove(ids[0] ?? '');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('reads nothing outside its folder', async () => {
    expect(await createBackStore(temporaryFolder(), noTrouble).read('../../etc/passwd')).toBeNull();
  });
});
