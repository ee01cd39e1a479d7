import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { presetRules } from '@shared/game/presets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json';
import { jsonLines, runCommand } from '../support/commandLine';
import { temporaryFolder } from '../support/temporaryFolder';

const COMMANDS = [
  'presets',
  'rules',
  'meld',
  'legal',
  'simulate',
  'check',
  'arena',
  'solve',
  'host',
];
/** Words of Node's own sentences about arguments. */
const FOREIGN = /ambiguous|Unknown option|argument missing|Did you|\bat .*\.ts:|undefined/;

describe('help', () => {
  it.each(['--help', '-h'])('%s lists the commands on standard output', async (word) => {
    const { code, out, err } = await runCommand([word]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const name of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
  });

  it.each(COMMANDS)('%s --help prints usage and options of the command', async (name) => {
    for (const args of [['--help'], ['-h'], ['--preset', 'gin', '--help']]) {
      const { code, out, err } = await runCommand([name, ...args]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(new RegExp(`^Usage: ${name}\\b`));
      // Whatever the usage names is explained.
      const [usage = '', ...rest] = out.split('\n');
      for (const [option] of usage.matchAll(/--[a-z-]+/g))
        expect(rest.join('\n')).toContain(`  ${option}`);
    }
  });

  it('--version prints the version of the program', async () => {
    expect(await runCommand(['--version'])).toEqual({
      code: 0,
      out: `${packageJson.version}\n`,
      err: '',
    });
  });
});

describe('what is typed and can\u2019t be meant', () => {
  it.each<[string[], string]>([
    [['simulate', '--games', '-1'], '--games is "-1": it must be a whole number from 1.'],
    [['simulate', '--games=-1'], '--games is "-1": it must be a whole number from 1.'],
    [['simulate', '--games', ''], '--games is "": it must be a whole number from 1.'],
    [['simulate', '--games', '1e3'], '--games is "1e3": it must be a whole number from 1.'],
    [['simulate', '--games', '99999999999999999999'], '--games is "99999999999999999999"'],
    [['simulate', '--games'], '--games needs a value, as in --games N.'],
    [['simulate', '--games', '--seed', 'a'], '--games needs a value, as in --games N.'],
    [['simulate', '--speed', '9'], 'There is no option "--speed". The options are --preset, '],
    [['simulate', '-x'], 'There is no option "-x". The options are --preset, '],
    [['simulate', '-5'], 'There is no option "-5".'],
    [['simulate', '--__proto__', '1'], 'There is no option "--__proto__".'],
    [['presets', '--all'], 'There is no option "--all". This command has none.'],
    [['presets', 'all'], 'What is "all" for?'],
    [['host', '--allow-public=yes'], "--allow-public doesn't take a value."],
    [['host', '--port', '70000'], '--port is "70000": it must be a whole number from 0 to 65535.'],
    [['host', '--port', ''], '--port is "": it must be a whole number from 0 to 65535.'],
    [['host', '--tables', '-1'], '--tables is "-1": it must be a whole number from 1 to 16.'],
    [['arena', '--a', 'plain'], 'Say --a LEVEL and --b LEVEL.'],
    [['solve', '--deal', '0', 'x'], '--deal is "0": it must be a whole number from 1.'],
  ])('%j is answered with a sentence', async ([name = '', ...args], sentence) => {
    const rules = ['presets', 'solve'].includes(name) ? [] : ['--preset', 'sq-two'];
    const { code, out, err } = await runCommand([name, ...rules, ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err).not.toMatch(FOREIGN);
  });

  it('a value may begin with one dash', async () => {
    const args = ['simulate', '--preset', 'sq-two', '--deals', '1', '--seed', '-5'];
    expect(jsonLines(await runCommand(args))).toMatchObject([{ seed: '-5/1' }]);
  });
});

describe('rules by options', () => {
  const rules = (...sets: string[]) =>
    runCommand(['rules', '--preset', 'cm-single', ...sets.flatMap((set) => ['--set', set])]);

  it.each<[string, RegExp]>([
    ['preset=wcg-single', /^--set takes option=value; the options are players, /],
    ['preset=null', /^--set takes option=value/],
    ['toString=1', /^--set takes option=value/],
    ['target=1e999', /number that is too large/],
    ['target=1000000000000', /^target is 1000000000000, /],
    ['lastTrick=-1', /^lastTrick is -1, /],
    ['opening=0.5', /^opening is 0.5, /],
    [`meld=${'['.repeat(5_000)}${']'.repeat(5_000)}`, /more than 32 levels deep/],
    ['players=[[[[[[4]]]]]]', /^players is \[\[\[…\]\]\], /],
  ])('--set %.40s is refused', async (set, sentence) => {
    const { code, out, err } = await rules(set);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(sentence);
  });

  it('a file of changed rules can\u2019t go by a preset\u2019s name, either', async () => {
    const file = join(temporaryFolder(), 'rules.json');
    const named = async (value: object) => {
      writeFileSync(file, JSON.stringify(value));
      const [printed] = jsonLines(await runCommand(['rules', '--rules', file]));
      return printed;
    };
    const preset = presetRules('cm-single');
    expect(await named(preset)).toMatchObject({ preset: 'cm-single' });
    expect(await named({ ...preset, target: 1000 })).toMatchObject({ preset: null });
    expect(await named({ ...preset, preset: 'wcg-single' })).toMatchObject({ preset: null });
  });
});

describe('the seed of simulate', () => {
  const simulate = (seed: string, games: string) =>
    runCommand([
      'simulate',
      '--preset',
      'sq-two',
      '--deals',
      '1',
      '--games',
      games,
      '--seed',
      seed,
    ]);

  it('is refused when its records would name a longer one than check takes', async () => {
    expect(await simulate('x'.repeat(199), '1')).toMatchObject({ code: 2, out: '' });
    const { err } = await simulate('x'.repeat(198), '12');
    expect(err).toContain('--seed has 198 characters: for 12 games it may have at most 197.');
  });

  it('of any characters gives records that check takes, up to the longest', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 196 }), async (seed) => {
        fc.pre(!seed.includes('\0') && seed.length <= 198);
        const { code, out } = await simulate(seed, '1');
        expect(code).toBe(0);
        expect(await runCommand(['check', '-'], out)).toMatchObject({ code: 0, err: '' });
      }),
      { numRuns: 15, seed: 20261202 },
    );
    const { out } = await simulate('\u2660'.repeat(198), '1');
    expect(await runCommand(['check', '-'], out)).toMatchObject({ code: 0, err: '' });
  });
});

describe('cards that no game can have', () => {
  const HAND_13 = 'AS TS KS QS JS AH TH KH QH JH AD TD KD';
  it.each<[string, string[], string]>([
    [
      'a nine of an 80-card deck',
      ['meld', '--preset', 'sq-double', '9S'],
      'The hand: this deck has no 9S; its ranks are A T K Q J.',
    ],
    [
      'a nine led with an 80-card deck',
      ['legal', '--preset', 'wcg-double', '--trick', '9S', 'AS'],
      '--trick: this deck has no 9S',
    ],
    [
      'a third copy',
      ['meld', '--preset', 'cm-single', 'AS AS AS'],
      'The hand: there are more AS than the 2 copies of each card',
    ],
    [
      'a fifth copy',
      ['legal', '--preset', 'cm-double', 'AS AS AS AS AS'],
      'The hand: there are more AS than the 4 copies',
    ],
    [
      'a third copy in trick and hand',
      ['legal', '--preset', 'cm-single', '--trick', 'AS', 'AS AS'],
      'The trick and the hand: there are more AS than the 2 copies',
    ],
    [
      'a full trick',
      ['legal', '--preset', 'cm-single', '--trick', 'AS TS KS QS', '9S'],
      '--trick: there are 4 cards, but with 4 players at most 3',
    ],
    [
      'a trick of two in the two-hand game',
      ['legal', '--preset', 'sq-two', '--trick', 'AS TS', '9S'],
      '--trick: there are 2 cards, but with 2 players at most 1',
    ],
    [
      'thirteen cards of twelve',
      ['meld', '--preset', 'cm-single', HAND_13],
      'The hand: there are 13 cards, but a hand has at most 12.',
    ],
    [
      'thirteen cards to play from',
      ['legal', '--preset', 'cm-single', HAND_13],
      'The hand: there are 13 cards, but a hand has at most 12.',
    ],
    [
      'nine cards of eight',
      ['legal', '--preset', 'cm-six', 'AS TS KS QS JS AH TH KH QH'],
      'The hand: there are 9 cards, but a hand has at most 8.',
    ],
    [
      'no cards but spaces',
      ['meld', '--preset', 'cm-single', '  '],
      'The hand: there are no cards.',
    ],
    [
      'a card with a line end',
      ['meld', '--preset', 'cm-single', 'A\nS'],
      String.raw`"A\nS" is not a card`,
    ],
  ])('%s: code 2 and the place', async (_, [name = '', ...args], sentence) => {
    const { code, out, err } = await runCommand([name, '--trump', 'S', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
  });

  it.each<[string, string, object, string]>([
    [
      'a full trick of eight',
      'legal',
      { mustWin: 'always', trick: Array(8).fill('AS').join(' '), hand: 'TS' },
      'Line 2: "trick": there are 8 cards',
    ],
    [
      '21 cards',
      'legal',
      { mustWin: 'always', trick: '', hand: Array(21).fill('AS').join(' ') },
      'Line 2: "hand": there are 21 cards',
    ],
    ['a fifth copy', 'legal', { mustWin: 'always', trick: 'AS AS', hand: 'AS AS AS' }, 'Line 2'],
    [
      'an empty hand',
      'legal',
      { mustWin: 'always', trick: '', hand: '' },
      'Line 2: "hand": there are no cards.',
    ],
    [
      'a nine of an 80-card deck',
      'meld',
      { preset: 'sq-double', hand: '9S' },
      'Line 2: "hand": this deck has no 9S',
    ],
    [
      'a third copy',
      'meld',
      { preset: 'cm-single', hand: 'AS AS AS' },
      'Line 2: "hand": there are more AS',
    ],
    [
      'a hand that is a list',
      'meld',
      { table: 'cm', hand: ['AS'] },
      'Line 2: "hand" must be a text.',
    ],
    ['no hand', 'meld', { table: 'cm' }, 'Line 2: "hand" is missing.'],
  ])(
    '%s in a batch: code 2, the line and the field, after the answers before it',
    async (_, name, fields, sentence) => {
      const good = { trump: 'S', mustWin: 'always', trick: '', preset: 'cm-single', hand: 'KS QS' };
      const lines = [good, { trump: 'S', ...fields }, good].map((line) => JSON.stringify(line));
      const result = await runCommand([name, '--batch', '-'], lines.join('\n'));
      expect(result.code).toBe(2);
      expect(jsonLines(result)).toHaveLength(1);
      expect(result.err).toContain(sentence);
    },
  );

  it('the declarer may count melds with the widow in hand, and nobody plays with it', async () => {
    const eighteen = 'AS TS KS QS JS 9S AH TH KH QH JH 9H AD TD KD QD JD 9D';
    const args = ['--preset', 'sq-three', '--trump', 'S', eighteen];
    expect((await runCommand(['meld', ...args])).code).toBe(0);
    expect((await runCommand(['legal', ...args])).err).toContain('at most 15.');
  });
});

describe('what solve can\u2019t solve', () => {
  it('is said for a deal that ended before a card was played', async () => {
    const args = ['simulate', '--preset', 'cm-cutthroat-3', '--deals', '1'];
    for (let seed = 0; ; seed += 1) {
      const { out } = await runCommand([...args, '--seed', `${seed}`]);
      const { deals } = JSON.parse(out);
      if (deals[0].tricks.length > 0) continue;
      const file = join(temporaryFolder(), 'record');
      writeFileSync(file, out);
      expect((await runCommand(['solve', file])).err).toContain(
        '--trick is 1: this deal ended before a card was played.',
      );
      expect((await runCommand(['solve', file, '--deal', '2'])).err).toContain(
        '--deal is 2: the record has 1 deal.',
      );
      return;
    }
  });

  it('is said for the tricks of a two-hand game while the stock lasts', async () => {
    const file = join(temporaryFolder(), 'record');
    const { out } = await runCommand(['simulate', '--preset', 'sq-two', '--deals', '1']);
    writeFileSync(file, out);
    expect((await runCommand(['solve', file])).err).toContain(
      '--trick is 1: it must be from 13 to 24.',
    );
  });
});
