import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS } from '@shared/game/presets';
import { afterAll, describe, expect, it } from 'vitest';
import { jsonLines, runCommand } from '../support/commandLine';

const folder = mkdtempSync(join(tmpdir(), 'pinochle-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The presets of the rules' section 9. */
const NAMES = [
  'cm-single',
  'cm-double',
  'cm-cutthroat-3',
  'cm-cutthroat-4',
  'cm-six',
  'cm-six-double',
  'cm-eight',
  'cm-eight-double',
  'wcg-single',
  'wcg-double',
  'table-single',
  'table-double',
  'sq-partnership',
  'sq-double',
  'sq-three',
  'sq-cutthroat-3',
  'sq-cutthroat-4',
  'sq-two',
];

describe('what is typed', () => {
  it.each([[[]], [['deal']], [['--help-me']], [['toString']]])(
    '%j: code 2 and the commands',
    async (args) => {
      const result = await runCommand(args);
      expect(result).toMatchObject({ code: 2, out: '' });
      for (const name of ['presets', 'rules', 'meld', 'legal', 'simulate', 'check'])
        expect(result.err).toMatch(new RegExp(`^ +${name}\\b`, 'm'));
    },
  );
});

describe('presets', () => {
  it('lists all eighteen with title and summary', async () => {
    const result = await runCommand(['presets']);
    expect(result).toMatchObject({ code: 0, err: '' });
    const [list] = jsonLines(result);
    const text = { title: expect.stringMatching(/\S/), summary: expect.stringMatching(/\S/) };
    expect(list).toEqual(expect.arrayContaining(NAMES.map((name) => ({ name, ...text }))));
    expect(list).toHaveLength(NAMES.length);
  });

  it('takes no arguments', async () => {
    expect(await runCommand(['presets', 'all'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('rules', () => {
  it.each(NAMES)('prints the whole rule set of %s', async (preset) => {
    const result = await runCommand(['rules', '--preset', preset]);
    expect(result).toMatchObject({ code: 0, err: '' });
    expect(jsonLines(result)).toEqual([PRESETS.find(({ name }) => name === preset)?.rules]);
  });

  it('--set changes what it names, any number of times', async () => {
    const args = ['rules', '--preset', 'cm-single'];
    const sets = [
      'passCount=3',
      'mustWin=trump',
      'target=1000',
      'maxRaise=null',
      'meld=listed',
      'ninesRedeal=true',
    ];
    const result = await runCommand([...args, ...sets.flatMap((set) => ['--set', set])]);
    expect(jsonLines(result)).toMatchObject([
      {
        preset: null,
        passCount: 3,
        mustWin: 'trump',
        target: 1000,
        maxRaise: null,
        ninesRedeal: true,
        meld: { run: [150, 300], runExtra: 0 },
      },
    ]);
  });

  it('--set counters takes an object', async () => {
    const counters = { A: 10, T: 10, K: 5, Q: 5, J: 0, '9': 0 };
    const args = [
      'rules',
      '--preset',
      'cm-single',
      '--set',
      `counters=${JSON.stringify(counters)}`,
    ];
    expect(jsonLines(await runCommand(args))).toMatchObject([{ counters }]);
  });

  it('--rules reads what it printed', async () => {
    const file = join(folder, 'kitchen.json');
    const printed = await runCommand(['rules', '--preset', 'sq-three', '--set', 'opening=200']);
    writeFileSync(file, printed.out);
    expect(await runCommand(['rules', '--rules', file])).toEqual(printed);
  });

  const bad = join(folder, 'bad.json');
  writeFileSync(bad, '{"players": 4');
  const list = join(folder, 'list.json');
  writeFileSync(list, '[4]');

  it.each<[string, string[], RegExp]>([
    ['nothing', [], /--preset NAME/],
    ['an unknown preset', ['--preset', 'bridge'], /"bridge".*sq-two/],
    ['both', ['--preset', 'cm-single', '--rules', bad], /not both/],
    ['no file', ['--rules', join(folder, 'none.json')], /There is no file/],
    ['a broken file', ['--rules', bad], /it is not JSON/],
    ['a list', ['--rules', list], /is not a rule set/],
    ['no value', ['--preset', 'cm-single', '--set', 'players'], /option=value/],
    [
      'an unknown option',
      ['--preset', 'cm-single', '--set', 'jokers=2'],
      /option=value.*passCount/,
    ],
    ['an unknown table', ['--preset', 'cm-single', '--set', 'meld=gin'], /"gin".*wcg/],
    [
      'a value that is not allowed',
      ['--preset', 'cm-single', '--set', 'players=5'],
      /players is 5.*2, 3, 4, 6, 8/,
    ],
    [
      'an impossible mix',
      ['--preset', 'cm-single', '--set', 'partners=false'],
      /passCount.*must be 0/,
    ],
    ['a word too many', ['--preset', 'cm-single', 'please'], /please/],
  ])('%s: code 2 and a sentence', async (_, args, sentence) => {
    const result = await runCommand(['rules', ...args]);
    expect(result).toMatchObject({ code: 2, out: '' });
    expect(result.err).toMatch(sentence);
    expect(result.err).not.toMatch(/\bat .*\.ts:/);
  });
});
