import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { jsonLines, runCommand } from '../support/commandLine';
import { readVectors } from '../support/vectors';

const folder = mkdtempSync(join(tmpdir(), 'pinochle-cards-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { melds, legal } = readVectors();
const lines = (values: readonly object[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');

describe('meld', () => {
  it('prints the melds of a hand and their total', async () => {
    const result = await runCommand([
      'meld',
      '--preset',
      'cm-single',
      '--trump',
      'S',
      'AS TS KS QS JS JD',
    ]);
    expect(result).toMatchObject({ code: 0, err: '' });
    expect(jsonLines(result)).toEqual([
      {
        total: 190,
        melds: [
          ['run', 'AS TS KS QS JS', 150],
          ['pinochle', expect.stringMatching(/^(QS JD|JD QS)$/), 40],
        ],
      },
    ]);
  });

  it('takes the cards as one word or as many', async () => {
    const one = await runCommand(['meld', '--preset', 'cm-single', '--trump', 'S', 'KS QS']);
    const two = await runCommand(['meld', '--preset', 'cm-single', '--trump', 'S', 'KS', 'QS']);
    expect(one.out).toBe(two.out);
    expect(jsonLines(one)).toEqual([{ total: 40, melds: [['royal-marriage', 'KS QS', 40]] }]);
  });

  it('--set changes the table', async () => {
    const args = ['meld', '--preset', 'cm-single', '--trump', 'S', '--set', 'meld=wcg', 'KS QS'];
    expect(jsonLines(await runCommand(args))).toMatchObject([{ total: 4 }]);
  });

  it('--batch answers every worked hand in order, from a file and from standard input', async () => {
    const file = join(folder, 'melds.jsonl');
    const text = lines(melds.map(({ table, trump, hand }) => ({ table, trump, hand })));
    writeFileSync(file, text);
    const result = await runCommand(['meld', '--batch', file]);
    expect(result.code).toBe(0);
    const answers = jsonLines(result);
    expect(answers).toHaveLength(melds.length);
    answers.forEach((answer, i) => {
      expect(answer).toMatchObject({ total: melds[i]?.total });
    });
    expect((await runCommand(['meld', '--batch', '-'], text)).out).toBe(result.out);
  });

  it('--batch takes a preset instead of a table', async () => {
    const line = lines([{ preset: 'wcg-single', trump: 'S', hand: 'AS TS KS QS JS KS' }]);
    expect(jsonLines(await runCommand(['meld', '--batch', '-'], line))).toMatchObject([
      { total: 19 },
    ]);
  });

  it.each<[string, string[], RegExp]>([
    ['no rules', ['--trump', 'S', 'AS'], /--preset NAME/],
    ['no such preset', ['--preset', 'gin', '--trump', 'S', 'AS'], /"gin".*cm-single/],
    ['no trump', ['--preset', 'cm-single', 'AS'], /--trump.*S, H, D or C/],
    ['no such suit', ['--preset', 'cm-single', '--trump', 'X', 'AS'], /S, H, D, C/],
    ['no cards', ['--preset', 'cm-single', '--trump', 'S'], /cards/],
    ['no card', ['--preset', 'cm-single', '--trump', 'S', '1S'], /"1S" is not a card/],
    ['three of two copies', ['--preset', 'cm-single', '--trump', 'S', 'AS AS AS'], /2 copies/],
    ['an unknown option', ['--preset', 'cm-single', '--trumps', 'S', 'AS'], /--trumps/],
    ['no such file', ['--batch', '/nowhere/at/all'], /no file/],
  ])('%s: code 2 and a sentence', async (_, args, sentence) => {
    const result = await runCommand(['meld', ...args]);
    expect(result).toMatchObject({ code: 2, out: '' });
    expect(result.err).toMatch(sentence);
  });

  it.each([
    'nonsense',
    '3',
    '{"table":"gin","trump":"S","hand":"AS"}',
    '{"trump":"S"}',
    '{"table":"cm","trump":"S","hand":"AX"}',
  ])('a batch line %s: code 2 and a sentence', async (line) => {
    const result = await runCommand(['meld', '--batch', '-'], `${line}\n`);
    expect(result.code).toBe(2);
    expect(result.err).not.toBe('');
    expect(result.err).not.toMatch(/\bat .*\.ts:/);
  });
});

describe('legal', () => {
  it('prints the legal cards, and the reason for each other one', async () => {
    const result = await runCommand([
      'legal',
      '--preset',
      'cm-single',
      '--trump',
      'S',
      '--trick',
      'KD AD',
      '9D TD JS',
    ]);
    expect(result.code).toBe(0);
    // Diamonds must be followed; nothing beats the ace, so either will do. The jack may not ruff.
    expect(jsonLines(result)).toMatchObject([
      { legal: ['9D', 'TD'], refused: [{ card: 'JS', reason: expect.stringMatching(/\w/) }] },
    ]);
  });

  it('without a trick anything may be led', async () => {
    const result = await runCommand(['legal', '--preset', 'cm-single', '--trump', 'S', '9D TD JS']);
    expect(jsonLines(result)).toMatchObject([{ legal: ['9D', 'JS', 'TD'], refused: [] }]);
  });

  it('the reason is the one that binds', async () => {
    const reason = async (trick: string, hand: string) => {
      const [answer] = jsonLines(
        await runCommand([
          'legal',
          '--preset',
          'cm-single',
          '--trump',
          'S',
          '--trick',
          trick,
          hand,
        ]),
      );
      return JSON.stringify(answer);
    };
    expect(await reason('9D', 'JD AH')).toContain('must-follow');
    expect(await reason('QD', 'JD AD')).toContain('must-beat');
    expect(await reason('QD', 'JS AH')).toContain('must-trump');
    expect(await reason('QD JS', '9S AS AH')).toContain('must-overtrump');
  });

  it('--set mustWin=trump frees plain suits', async () => {
    const args = ['legal', '--preset', 'cm-single', '--trump', 'H', '--trick', 'KS', 'AS 9S'];
    expect(jsonLines(await runCommand(args))).toMatchObject([{ legal: ['AS'] }]);
    expect(jsonLines(await runCommand([...args, '--set', 'mustWin=trump']))).toMatchObject([
      { legal: ['9S', 'AS'] },
    ]);
  });

  it('--batch answers every worked trick in order', async () => {
    const text = lines(legal.map(({ legal: _, ...question }) => question));
    const result = await runCommand(['legal', '--batch', '-'], text);
    expect(jsonLines(result)).toEqual(legal.map(({ legal: cards }) => ({ legal: cards })));
  });

  it.each<[string, string[], RegExp]>([
    ['no hand', ['--preset', 'cm-single', '--trump', 'S', '--trick', 'KD'], /hand/],
    [
      'no such card in the trick',
      ['--preset', 'cm-single', '--trump', 'S', '--trick', 'K', 'AS'],
      /"K" is not a card/,
    ],
    ['no trump', ['--preset', 'cm-single', '--trick', 'KD', 'AS'], /--trump/],
  ])('%s: code 2 and a sentence', async (_, args, sentence) => {
    const result = await runCommand(['legal', ...args]);
    expect(result).toMatchObject({ code: 2, out: '' });
    expect(result.err).toMatch(sentence);
  });

  it('a batch line without mustWin, or with another: code 2', async () => {
    const question = { trump: 'S', trick: 'KD', hand: 'AD' };
    expect((await runCommand(['legal', '--batch', '-'], lines([question]))).code).toBe(2);
    const wrong = await runCommand(
      ['legal', '--batch', '-'],
      lines([{ ...question, mustWin: 'never' }]),
    );
    expect(wrong.code).toBe(2);
    expect(wrong.err).toMatch(/always, trump/);
  });
});
