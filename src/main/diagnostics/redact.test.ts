import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact } from './redact';

const NOBODY = { names: [], folders: [] };

describe('redact: shapes', () => {
  it.each([
    ['connect ECONNREFUSED 192.168.1.17:4242', 'connect ECONNREFUSED <address>'],
    ['from ::ffff:10.0.0.1, again', 'from <address>, again'],
    ['at [fe80::1c2d:3e4f:5a6b:7c8d%12]:4242', 'at [<address>]:4242'],
    ['at 2001:db8:0:1:2:3:4:5', 'at <address>'],
    ['at fe80::1%eth0', 'at <address>'],
    ['card 3c:52:82:0a:1b:2c is down', 'card <address> is down'],
    ['card 3C-52-82-0A-1B-2C is down', 'card <address> is down'],
    ['getaddrinfo ENOTFOUND annes-rechner', 'getaddrinfo ENOTFOUND <address>'],
    ['asked pc.fritz.box and nora-pc.local', 'asked <address> and <address>'],
    ['wss://nora-pc:4242/table?x=1 closed', '<path> closed'],
    [
      "ENOENT: no such file, open '/home/ann smith/a b.json'",
      "ENOENT: no such file, open '<path>'",
    ],
    ['read C:\\Users\\Ann\\game.json', 'read <path>'],
    ['read \\\\server\\Ann\\game.json', 'read <path>'],
    ['read /srv/ann/game.json again', 'read <path> again'],
    ['at f (file:///opt/Aces/out/main/main.js:10:5)', 'at f (<path>/out/main/main.js:10:5)'],
    ['token 0123456789abcdef0123456789abcdef', 'token <id>'],
  ])('%s', (text, expected) => {
    expect(redact(text, NOBODY)).toBe(expected);
  });

  it.each([
    '2026-01-02T22:34:08.123Z info started 0.1.0 on linux',
    'at 22:34:08 and at 10:05',
    'Electron 33.2.1, Chromium 130.0.6723.118',
    'table.act failed, app.info failed, main.js:12:34',
    'a bot gave no answer within 2500 ms; 7/8 and/or 1/2',
    '"trickHold": 900, "cardBack": "navy"',
  ])('leaves alone what only looks like one: %s', (text) => {
    expect(redact(text, NOBODY)).toBe(text);
  });
});

describe('redact: names', () => {
  const secrets = { names: ['Ann', 'Ann Marie', 'Zoë "Z" O\u2019Hara', '🂡'], folders: [] };

  it.each([
    ['Ann Marie and Ann: ann\u2019s cards', '<name> and <name>: <name>\u2019s cards'],
    ['the Annapurna is no name', 'the Annapurna is no name'],
    [JSON.stringify({ name: 'Zoë "Z" O\u2019Hara' }), '{"name":"<name>"}'],
    ['decomposed: Zoe\u0308 "Z" O\u2019Hara', 'decomposed: <name>'],
    ['x🂡x', 'x<name>x'],
  ])('%s', (text, expected) => {
    expect(redact(text, secrets)).toBe(expected);
  });

  it('finds an address whose part is a name', () => {
    expect(redact('at fe80::b', { names: ['b', 'fe80'], folders: [] })).toBe('at <address>');
  });

  it('finds a folder with spaces however it is written', () => {
    const secrets = { names: [], folders: ['/home/ann b', 'C:\\Users\\Ann B'] };
    const texts = [
      'in /home/ann b/x.json',
      'in file:///home/ann%20b/x.json',
      'in C:\\Users\\Ann B\\x.json',
      JSON.stringify('in C:\\Users\\Ann B\\x.json'),
    ];
    for (const text of texts) expect(redact(text, secrets)).not.toMatch(/ann/i);
  });
});

const word = fc.constantFrom('the', 'table', 'failed', 'main', '{"x": 1}', '22:34:08', 'a (b)');
const joint = fc.constantFrom(' ', '\n', ', ', ' "', '" ', ' (', ') ', ': ');
const nameText = fc
  .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
  .map((text) => text.normalize('NFC').trim())
  .filter((text) => text !== '' && !'<name> <path> <address> <id>'.includes(text.toLowerCase()));
const segment = fc.string({
  minLength: 1,
  maxLength: 10,
  unit: fc.constantFrom(...'abcxyzABC0189_-.é'),
});

/** Words and one secret among them. */
const textWith = (secret: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.array(fc.tuple(word, joint)), secret, fc.array(fc.tuple(joint, word)), joint, joint)
    .map(([before, hidden, after, left, right]) => ({
      hidden,
      text: [before.flat().join(''), left, hidden, right, after.flat().join('')].join(''),
    }));

describe('redact: nothing survives', () => {
  it('no name, wherever it stands', () => {
    fc.assert(
      fc.property(textWith(nameText), fc.array(nameText), ({ hidden, text }, others) => {
        const left = redact(text, { names: [...others, hidden], folders: [] });
        const withoutWords = left.replaceAll(/<(?:name|path|address|id)>/g, '\u0000');
        const edges = /^[\p{L}\p{N}]/u.test(hidden) && /[\p{L}\p{N}]$/u.test(hidden);
        const escaped = hidden.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
        const whole = edges
          ? new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}\\p{M}])`, 'iu')
          : new RegExp(escaped, 'iu');
        expect(withoutWords).not.toMatch(whole);
      }),
    );
  });

  it('no address of either kind', () => {
    fc.assert(
      fc.property(textWith(fc.oneof(fc.ipV4(), fc.ipV6())), ({ hidden, text }) => {
        expect(redact(text, NOBODY)).not.toContain(hidden);
      }),
    );
  });

  it('no host name of the web or of a household', () => {
    const host = fc
      .tuple(
        fc.array(fc.stringMatching(/^[a-z][a-z0-9-]{0,8}[a-z0-9]$/), {
          minLength: 1,
          maxLength: 3,
        }),
        fc.constantFrom('local', 'lan', 'fritz.box', 'com', 'org', 'co.uk', 'home'),
      )
      .map(([labels, domain]) => [...labels, domain].join('.'));
    fc.assert(
      fc.property(textWith(host), ({ hidden, text }) => {
        expect(redact(text, NOBODY)).not.toContain(hidden);
      }),
    );
  });

  it('no path, and nothing below the user\u2019s own folder', () => {
    const path = fc
      .tuple(
        fc.constantFrom('/', 'C:\\', '\\\\'),
        fc.array(segment, { minLength: 2, maxLength: 5 }),
      )
      .map(([root, segments]) => root + segments.join(root === '/' ? '/' : '\\'));
    fc.assert(
      fc.property(textWith(path), ({ hidden, text }) => {
        expect(redact(text, NOBODY)).not.toContain(hidden);
        expect(redact(text, { names: [], folders: [hidden] })).not.toContain(hidden);
      }),
    );
  });

  it('reads a megabyte within seconds', () => {
    const line = "2026-01-02T22:34:08.123Z error open '/home/ann/x' from 10.0.0.1 by Ann | at x\n";
    const names = Array.from({ length: 100 }, (_, index) => `Player ${index}`);
    const text = redact(line.repeat(12_000), { names: [...names, 'Ann'], folders: ['/home/ann'] });
    expect(text).not.toContain('Ann');
  });
});
