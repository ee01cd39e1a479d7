import { describe, expect, it } from 'vitest';
import { guestMessageSchema } from './guestMessages';
import { parseCode, printCode } from './joinCode';
import { cleanText } from './text';

const accepts = (text: string) => guestMessageSchema.safeParse(JSON.parse(text)).success;
const ID = '00112233445566aa';

describe('what a guest sends', () => {
  it.each([
    `{"type":"act","id":"${ID}","submission":{"turn":3,"action":{"type":"play","card":5}}}`,
    `{"type":"chat","id":"${ID}","text":"Well played"}`,
    '{"type":"ping","n":0}',
    `{"type":"manage","id":"${ID}","command":{"type":"pause","paused":true}}`,
  ])('%s is understood', (text) => expect(accepts(text)).toBe(true));

  it.each([
    ['a field too many', '{"type":"ping","n":0,"more":1}'],
    ['a prototype', '{"type":"ping","n":0,"__proto__":{"x":1}}'],
    ['another type', '{"type":"cheat"}'],
    ['half a number', '{"type":"ping","n":0.5}'],
    ['a wrong id', '{"type":"stand","id":"1"}'],
    ['an empty text', `{"type":"chat","id":"${ID}","text":"  \\u202e "}`],
    [
      'a field too many deep inside',
      `{"type":"act","id":"${ID}","submission":{"turn":3,"action":{"type":"pass","as":1}}}`,
    ],
    [
      'a card there is not',
      `{"type":"act","id":"${ID}","submission":{"turn":3,"action":{"type":"play","card":24}}}`,
    ],
    ['a list', '[]'],
    ['nothing', 'null'],
  ])('%s is refused', (_what, text) => expect(accepts(text)).toBe(false));
});

describe('a text that people read', () => {
  it('loses what hides or turns writing, and keeps letters and emoji whole', () => {
    expect(cleanText(' a\u202eb\u0000c\n d ')).toBe('abc d');
    expect(cleanText('half \ud800 of a sign')).toBe('half of a sign');
    expect(cleanText('\u{1F468}\u200D\u{1F469}')).toBe('\u{1F468}\u200D\u{1F469}');
    expect(cleanText(`e${'\u0301'.repeat(40)}`)).toBe(`e${'\u0301'.repeat(3)}`);
  });
});

describe('a code', () => {
  it('may be typed with or without its dash, small or large', () => {
    expect(parseCode('k7q-m4t')).toBe('K7QM4T');
    expect(parseCode(' K7Q M4T ')).toBe('K7QM4T');
    expect(printCode('K7QM4T')).toBe('K7Q-M4T');
  });

  it.each(['', 'K7QM4', 'K7QM4TT', 'K7QM4O', 'K7QM41'])('%s is refused', (text) =>
    expect(parseCode(text)).toBeNull(),
  );
});
