import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { probeAnswerSchema } from './discovery';
import { byeSchema, saidSchema, welcomeSchema } from './hostMessages';
import { cleanText } from './text';

describe('a text is cleaned of', () => {
  it.each([
    ['turned writing', 'abc\u202edcba', 'abcdcba'],
    ['isolates', '\u2067abc\u2069', 'abc'],
    ['control characters', 'a\u0007\u001b[31mb\u009f', 'a[31mb'],
    ['line ends and tabs', ' a\r\nb\u2028c\td ', 'a b c d'],
    ['spaces around what was removed', 'a \u202e b', 'a b'],
    ['the sign of the byte order', '\ufeffa', 'a'],
    ['letters that draw nothing', '\u3164\u115f\u2800\uffa0', ''],
    ['joiners that join nothing', '\u200d\u200d', ''],
    ['joiners at the end', 'a\u200d b', 'a b'],
    ['marks on nothing', '\u0301\u0301a', 'a'],
    ['halves of characters', 'a\ud800b', 'ab'],
    ['characters of private use', '\ue000a\u{10fffd}', 'a'],
    ['soft hyphens and zero widths', 'a\u00ad\u200bb\u2060', 'ab'],
  ])('%s', (_what, text, cleaned) => expect(cleanText(text)).toBe(cleaned));

  it.each([
    'Zo\u00eb',
    '\u05d0\u05d1\u05d2',
    '\u0645\u0631\u062d\u0628\u0627 2',
    '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
    '\u0915\u094d\u200d\u0937',
    'e\u0301',
    '\u2660\ufe0f Club',
  ])('nothing in %s', (text) => expect(cleanText(text)).toBe(text));

  it('nothing more when it is cleaned again, whatever it is', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('\u200d', '\u0301', ' ', 'a', '\u202e', '\n', '\u3164') }),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const cleaned = cleanText(text);
        expect(cleanText(cleaned)).toBe(cleaned);
        expect(cleaned).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]|^\s|\s$| {2}/u);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('what another program sends is cleaned where it is read', () => {
  const TURNED = '\u202eClub\u0007';

  it('in a table that was found', () => {
    const answer = {
      aces: 'tables',
      n: '0'.repeat(16),
      host: '0'.repeat(16),
      port: 1,
      protocolMin: 1,
      protocolMax: 1,
      app: TURNED,
    };
    const table = {
      id: '0'.repeat(16),
      title: TURNED,
      game: TURNED,
      players: 4,
      open: 1,
      spectators: true,
      stage: 'lobby',
    };
    const read = probeAnswerSchema.parse({ ...answer, tables: [table] });
    expect([read.app, read.tables[0]?.title, read.tables[0]?.game]).toEqual([
      'Club',
      'Club',
      'Club',
    ]);
    const empty = { ...table, title: '\u202e\u200b' };
    expect(probeAnswerSchema.safeParse({ ...answer, tables: [empty] }).success).toBe(false);
  });

  it('in what is said, and in the version of a host', () => {
    const line = { n: 1, member: '00000000', name: TURNED, text: `${TURNED}\n${TURNED}` };
    expect(saidSchema.parse({ type: 'said', line }).line).toMatchObject({
      name: 'Club',
      text: 'Club Club',
    });
    const welcome = { type: 'welcome', protocolMin: 1, protocolMax: 1, app: TURNED };
    expect(welcomeSchema.parse({ ...welcome, nonce: '0'.repeat(32) }).app).toBe('Club');
    expect(byeSchema.safeParse({ type: 'bye', reason: TURNED }).success).toBe(false);
  });
});
