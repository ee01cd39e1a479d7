import { randomBytes } from 'node:crypto';
import type { WireEnd } from '@main/lan/wire/wire';
import { describe, expect, it } from 'vitest';
import { createOpener, createSealer, sealable } from './sealedWire';

const KEY = randomBytes(32);
const OTHER_KEY = randomBytes(32);
const seal = (...texts: string[]) => texts.map(createSealer(KEY));

/** The end of a sealed wire, what it hears, and how the wire under it was closed. */
function sealedEnd() {
  const heard: string[] = [];
  const closed: (number | null)[] = [];
  const closedWith: number[] = [];
  const raw: string[] = [];
  let sendSealed = (_text: string) => {};
  const end: WireEnd = sealable((wire) => {
    wire.seal({ send: OTHER_KEY, receive: KEY });
    sendSealed = wire.send;
    return {
      onText: (text) => void heard.push(text),
      onNoise: () => {},
      onClosed: (code) => void closed.push(code),
    };
  })({
    send: (text) => void raw.push(text),
    close: (code) => void closedWith.push(code),
    cut: () => {},
    waitingBytes: () => 0,
  });
  return { end, heard, closed, closedWith, raw, send: (text: string) => sendSealed(text) };
}

describe('a sealed wire', () => {
  it.each([
    '',
    'a',
    '{"type":"ping","n":1}',
    '\u{1F468}\u200D\u{1F469} \u00e9',
    'x'.repeat(100_000),
  ])('brings a text whole', (text) => {
    const open = createOpener(KEY);
    expect(seal(text, text).map(open)).toEqual([text, text]);
  });

  it('rounds sizes up to multiples of 256 bytes, and the tag', () => {
    const size = (text: string) => Buffer.from(seal(text)[0] ?? '', 'base64').length;
    expect([size(''), size('x'.repeat(252)), size('x'.repeat(253))]).toEqual([272, 272, 528]);
  });

  it('says the same thing twice in two ways', () => {
    const [first, second] = seal('the same', 'the same');
    expect(first).not.toBe(second);
  });

  it('is read and written with keys of their own', () => {
    const { end, heard, raw, send } = sealedEnd();
    end.onText(seal('hello')[0] ?? '');
    send('answer');
    expect(heard).toEqual(['hello']);
    expect(raw.map(createOpener(OTHER_KEY))).toEqual(['answer']);
    expect(raw.map(createOpener(KEY))).toEqual([null]);
  });

  const [first = '', second = '', third = ''] = seal('first', 'second', 'third');
  const flipped = (frame: string, bit: number) => {
    const bytes = Buffer.from(frame, 'base64');
    bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
    return bytes.toString('base64');
  };
  it.each<[string, readonly string[], readonly string[]]>([
    ['repeated', [first, first], ['first']],
    ['repeated later', [first, second, first], ['first', 'second']],
    ['left out', [first, third], ['first']],
    ['in another order', [second, first], []],
    ['altered in its text', [first, flipped(second, 40)], ['first']],
    ['altered in its tag', [first, flipped(second, 271 * 8)], ['first']],
    ['cut short', [first, second.slice(0, -8)], ['first']],
    ['cut to nothing', [first, ''], ['first']],
    ['made longer', [first, `${second}AAAA`], ['first']],
    ['written otherwise', [first, `${second} `], ['first']],
    ['not sealed', [first, '{"type":"leave"}'], ['first']],
    ['sealed with another key', [first, createSealer(OTHER_KEY)('x')], ['first']],
  ])('ends at a frame that is %s, and nothing after it is heard', (_how, frames, expected) => {
    const { end, heard, closed, closedWith } = sealedEnd();
    for (const frame of [...frames, second, third]) end.onText(frame);
    end.onClosed(1006);
    expect(heard).toEqual(expected);
    expect(closedWith).toEqual([4000]);
    expect(closed).toEqual([4000]);
  });

  it('ends at any bit that is changed', () => {
    for (let bit = 0; bit < 272 * 8; bit += 1) {
      const open = createOpener(KEY);
      expect(open(flipped(first, bit)), `bit ${bit}`).toBeNull();
    }
  });
});
