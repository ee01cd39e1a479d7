import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS } from '@shared/game/presets';
import { trickSum } from '@shared/game/rules';
import { parseRecord } from '@shared/protocol/recordSchema';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { jsonLines, runCommand } from '../support/commandLine';
import { randomRules } from '../support/randomRules';

const folder = mkdtempSync(join(tmpdir(), 'pinochle-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SEED = 20261202;

function recordOf(value: unknown) {
  const record = parseRecord(value);
  if (!record.ok) throw new Error(record.error);
  return record.value;
}

const check = async (text: string) => runCommand(['check', '-'], text);

describe('simulate', () => {
  it.each(PRESETS)(
    '$name: the same bytes twice, sums right, and check takes it',
    async ({ name, rules }) => {
      const args = [
        'simulate',
        '--preset',
        name,
        '--games',
        '2',
        '--deals',
        '4',
        '--seed',
        'b',
        '--bots',
        'random',
      ];
      const once = await runCommand(args);
      expect(once.code).toBe(0);
      expect((await runCommand(args)).out).toBe(once.out);
      const records = jsonLines(once).map(recordOf);
      expect(records).toHaveLength(2);
      for (const record of records) {
        expect(record.rules).toEqual(rules);
        expect(record.seats).toHaveLength(rules.players);
        expect(record.deals.length).toBeLessThanOrEqual(4);
        for (const { result } of record.deals) {
          if (result === undefined || result.how === 'redeal' || result.how === 'thrown-in')
            continue;
          expect(result.sides.reduce((sum, side) => sum + side.tricks, 0)).toBe(trickSum(rules));
        }
      }
      const checked = await check(once.out);
      expect(checked).toMatchObject({ code: 0, err: '' });
    },
  );

  it('another seed, another game', async () => {
    const args = (seed: string) => [
      'simulate',
      '--preset',
      'cm-single',
      '--deals',
      '1',
      '--seed',
      seed,
    ];
    expect((await runCommand(args('a'))).out).not.toBe((await runCommand(args('b'))).out);
  });

  it('a longer run begins with the shorter one', async () => {
    const args = (games: string) => [
      'simulate',
      '--preset',
      'sq-two',
      '--games',
      games,
      '--deals',
      '2',
      '--seed',
      'c',
    ];
    const short = await runCommand(args('1'));
    expect((await runCommand(args('3'))).out.startsWith(short.out)).toBe(true);
  });

  it('takes one level for each seat', async () => {
    const bots = 'plain,random,plain,random';
    const args = [
      'simulate',
      '--preset',
      'sq-partnership',
      '--deals',
      '1',
      '--seed',
      'd',
      '--bots',
      bots,
    ];
    const [record] = jsonLines(await runCommand(args)).map(recordOf);
    expect(record?.seats.map(({ level }) => level)).toEqual(bots.split(','));
  });

  it('a whole game goes on until it is won', async () => {
    const [record] = jsonLines(
      await runCommand(['simulate', '--preset', 'wcg-single', '--seed', 'e', '--bots', 'plain']),
    ).map(recordOf);
    const last = record?.deals.at(-1)?.result;
    expect(record?.over).toBe(true);
    expect(Math.max(...(last?.sides.map((side) => side.total) ?? []))).toBeGreaterThanOrEqual(150);
  });

  it('plays any rule set that is not refused', async () => {
    const file = join(folder, 'random-rules.json');
    await fc.assert(
      fc.asyncProperty(randomRules, fc.constantFrom('random', 'plain'), async (rules, bots) => {
        writeFileSync(file, JSON.stringify(rules));
        const args = ['--rules', file, '--deals', '2', '--seed', 'f', '--bots', bots];
        const played = await runCommand(['simulate', ...args]);
        expect(played).toMatchObject({ code: 0, err: '' });
        expect(await check(played.out)).toMatchObject({ code: 0 });
      }),
      { seed: SEED, numRuns: 25 },
    );
  });

  it.each<[string, string[], RegExp]>([
    ['no games', ['--games', '0'], /--games.*from 1/],
    ['half a game', ['--games', '1.5'], /--games.*whole number/],
    ['no deals', ['--deals', '0'], /--deals/],
    ['an unknown level', ['--bots', 'genius'], /--bots.*random/],
    ['two levels for four seats', ['--bots', 'random,plain'], /2 levels.*4 seats/],
    ['an unknown option', ['--speed', '9'], /--speed/],
    ['a word too many', ['now'], /now/],
  ])('%s: code 2 and a sentence', async (_, args, sentence) => {
    const result = await runCommand(['simulate', '--preset', 'cm-single', ...args]);
    expect(result).toMatchObject({ code: 2, out: '' });
    expect(result.err).toMatch(sentence);
  });
});

describe('check', () => {
  const simulated = async (preset: string) =>
    (
      await runCommand([
        'simulate',
        '--preset',
        preset,
        '--games',
        '1',
        '--deals',
        '3',
        '--seed',
        'g',
      ])
    ).out;

  it('takes the worked deals, without their comments', async () => {
    const text = readFileSync(new URL('../golden/deals/sq-two.jsonc', import.meta.url), 'utf8');
    const file = join(folder, 'worked.json');
    writeFileSync(
      file,
      text
        .split('\n')
        .filter((line) => !/^\s*\/\//.test(line))
        .join('\n'),
    );
    expect(await runCommand(['check', file])).toMatchObject({ code: 0, err: '' });
  });

  /** Changes of the text of one record, each of which must be noticed. */
  const tamper: readonly (readonly [string, (record: ReturnType<typeof recordOf>) => object])[] = [
    [
      'a card',
      (record) => {
        const [deal, ...others] = record.deals;
        const hands = (deal?.hands ?? []).map((hand) => hand.split(' '));
        const [one, two] = hands;
        if (one === undefined || two === undefined) throw new Error('no hands');
        const j = two.findIndex((card) => card !== one[0]);
        [one[0], two[j]] = [two[j] ?? '', one[0] ?? ''];
        return {
          ...record,
          deals: [{ ...deal, hands: hands.map((hand) => hand.join(' ')) }, ...others],
        };
      },
    ],
    [
      'a bid',
      (record) => {
        const [deal, ...others] = record.deals;
        const actions = deal?.actions.map((action) =>
          action[1] === 'bid' ? [action[0], 'bid', Number(action[2]) + 5] : action,
        );
        return { ...record, deals: [{ ...deal, actions }, ...others] };
      },
    ],
    [
      'a score',
      (record) => {
        const [deal, ...others] = record.deals;
        const sides = deal?.result?.sides.map((side) => ({ ...side, total: side.total + 10 }));
        return { ...record, deals: [{ ...deal, result: { ...deal?.result, sides } }, ...others] };
      },
    ],
    [
      'the order',
      (record) => {
        const [deal, ...others] = record.deals;
        const [first, second, ...rest] = deal?.actions ?? [];
        return { ...record, deals: [{ ...deal, actions: [second, first, ...rest] }, ...others] };
      },
    ],
  ];

  it.each(tamper)('refuses a record with %s changed and names the place', async (_, change) => {
    const text = await simulated('cm-single');
    const [record] = text.split('\n');
    const changed = JSON.stringify(change(recordOf(JSON.parse(record ?? ''))));
    const result = await check(`${text}${changed}\n`);
    expect(result.code).toBe(1);
    // The first record is well; the fault is in the second line, in its first deal.
    expect(result.err).toMatch(/^Line 2: Deal 1\b/);
  });

  it('names the action too', async () => {
    const record = recordOf(JSON.parse(await simulated('sq-partnership')));
    const deals = record.deals.map((deal, index) =>
      index === 1 ? { ...deal, actions: [[7, 'pass'], ...deal.actions.slice(1)] } : deal,
    );
    const result = await check(JSON.stringify({ ...record, deals }));
    expect(result.code).toBe(1);
    expect(result.err).toMatch(/Deal 2, action 1\b|deals 2 actions 1\b/);
  });

  it.each(['nonsense', '{}', '[]', 'null', '{"format":"pinochle-record/2"}'])(
    'refuses %s with a sentence',
    async (text) => {
      const result = await check(`${text}\n`);
      expect(result.code).toBe(1);
      expect(result.err).toMatch(/^Line 1: \w.*\.$/m);
      expect(result.err).not.toMatch(/\bat .*\.ts:/);
    },
  );

  it('a record whose rules can not be played', async () => {
    const record = recordOf(JSON.parse(await simulated('cm-single')));
    const result = await check(
      JSON.stringify({ ...record, rules: { ...record.rules, players: 5 } }),
    );
    expect(result.code).toBe(1);
    expect(result.err).toMatch(/players is 5/);
  });

  it.each<[string, string[]]>([
    ['no file named', []],
    ['two files named', ['a', 'b']],
    ['a file that is not there', [join(folder, 'none.jsonl')]],
    ['a folder', [folder]],
    ['an unknown option', ['--fast', '-']],
  ])('%s: code 2 and a sentence', async (_, args) => {
    const result = await runCommand(['check', ...args]);
    expect(result).toMatchObject({ code: 2, out: '' });
    expect(result.err).toMatch(/\w/);
  });
});
