import { describe, expect, it } from 'vitest';
import { boundsFault } from './boundsFault';
import { decodeText } from './decodeText';
import { parseJson } from './parseJson';

const LIMITS = { bytes: 1_000_000, depth: 4, values: 10 };
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('parseJson', () => {
  it('reads a value within the limits', () => {
    expect(parseJson('{"a":[1,2]}', LIMITS)).toEqual({ ok: true, value: { a: [1, 2] } });
  });

  it('accepts the deepest nesting allowed and refuses one level more', () => {
    expect(parseJson(nested(4), LIMITS).ok).toBe(true);
    expect(parseJson(nested(5), LIMITS)).toEqual({
      ok: false,
      error: { code: 'too-deep', limit: 4 },
    });
  });

  it('refuses 400,000 levels of nesting without overflowing the stack', () => {
    expect(parseJson(nested(400_000), LIMITS)).toMatchObject({ error: { code: 'too-deep' } });
  });

  it('counts every value, the outermost included', () => {
    expect(parseJson('[1,2,3,4,5,6,7,8,9]', LIMITS).ok).toBe(true);
    expect(parseJson('[1,2,3,4,5,6,7,8,9,10]', LIMITS)).toMatchObject({
      error: { code: 'too-many-values' },
    });
  });

  it('refuses numbers beyond the safe integers, which JSON would turn into others', () => {
    expect(parseJson('1e999', LIMITS)).toMatchObject({ error: { code: 'number-out-of-range' } });
    expect(parseJson('[9007199254740993]', LIMITS)).toMatchObject({
      error: { code: 'number-out-of-range' },
    });
    expect(parseJson('9007199254740991', LIMITS).ok).toBe(true);
  });

  it('refuses a text over the limit before it is parsed', () => {
    expect(parseJson('"abc"', { ...LIMITS, bytes: 4 })).toMatchObject({
      error: { code: 'too-large', limit: 4 },
    });
  });

  it('passes over one byte order mark and says when a text is not JSON', () => {
    expect(parseJson('\uFEFF[]', LIMITS)).toEqual({ ok: true, value: [] });
    expect(parseJson('\uFEFF\uFEFF[]', LIMITS)).toMatchObject({ error: { code: 'not-json' } });
    expect(parseJson('', LIMITS)).toMatchObject({ error: { code: 'not-json' } });
  });
});

describe('boundsFault', () => {
  it('counts a list of a billion holes without walking it', () => {
    expect(boundsFault(new Array(1_000_000_000), LIMITS)).toMatchObject({
      code: 'too-many-values',
    });
  });

  it('ends at the depth limit for a value that contains itself', () => {
    const value: { self?: unknown } = {};
    value.self = value;
    expect(boundsFault(value, LIMITS)).toEqual({ code: 'too-deep', limit: 4 });
  });

  it('counts the bytes of texts, keys, and buffers', () => {
    const limits = { ...LIMITS, bytes: 10 };
    expect(boundsFault({ abcde: 'fghij' }, limits)).toBeNull();
    expect(boundsFault({ abcde: 'fghijk' }, limits)).toMatchObject({ code: 'too-large' });
    expect(boundsFault(new Uint8Array(11), limits)).toMatchObject({ code: 'too-large' });
  });

  it('refuses what is not plain data', () => {
    for (const value of [new Map(), new Date(), 1n, Symbol('x'), () => 0, Number.NaN])
      expect(boundsFault(value, LIMITS)).not.toBeNull();
  });
});

describe('decodeText', () => {
  const text = '{"name":"Zoë ♠"}';

  it('reads UTF-8 with and without a byte order mark', () => {
    expect(decodeText(new TextEncoder().encode(text))).toBe(text);
    expect(decodeText(new TextEncoder().encode(`\uFEFF${text}`))).toBe(text);
  });

  it('reads UTF-16 of either byte order by its mark', () => {
    const littleEndian = Buffer.from(`\uFEFF${text}`, 'utf16le');
    expect(decodeText(littleEndian)).toBe(text);
    expect(decodeText(Buffer.from(littleEndian).swap16())).toBe(text);
  });

  it('gives a text for any bytes', () => {
    expect(decodeText(new Uint8Array([0xff]))).toBe('\uFFFD');
    expect(decodeText(new Uint8Array())).toBe('');
  });
});
