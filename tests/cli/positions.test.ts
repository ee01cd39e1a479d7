import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runCommand } from '../support/commandLine';
import { readGoldenDeals } from '../support/goldenDeals';

const folder = mkdtempSync(join(tmpdir(), 'pinochle-positions-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = async (...args: string[]) => {
  const { code, out, err } = await runCommand(args);
  return { code, err, value: out === '' ? null : JSON.parse(out) };
};

/** Seat 3 has led a diamond; seat 0 has none, one trump and two hearts, and nobody else's cards are told. */
const FOLLOWING =
  'sq-partnership; dealer 3; turn 0 play; hands 9S TH 9H / 3? / 3? / 2?; contract 250 by 0; trump S' +
  '; tricks 0 AD TD TD KD, 0 AC QC JC 9C, 0 QS TS AS KS, 2 AC KC TC QC, 2 JH AH KH AH' +
  ', 3 KD 9D AD QD, 1 9H TH JH QH, 2 AS QS 9S JS, 2 KC KS JS TC, 3 JD';

describe('legal --position', () => {
  it.each([
    [
      'sq-partnership; dealer 0; turn 2 auction; hands 12? / 12? / AH TH KH QH JH AS AD KC TC 9C 9D JS / 12?; calls 1 bid 250',
      { seat: 2, phase: 'auction', bids: { min: 260, max: 10_000, step: 10 } },
    ],
    [
      'sq-partnership; dealer 3; turn 0 give; hands AS TS KS QS JS 9S AS AH AD AC TH 9H KD 9D JC TC / 12? / 8? / 12?; contract 300 by 0; trump S; passed 2 AS AH 9S TC',
      { seat: 0, phase: 'give', count: 4, to: 2 },
    ],
    [
      'sq-two; dealer 1; turn 0 after-trick; hands AS TS KS KS QS QS JS AH TD KD TC / 11?; stock 21? 9S; trump S; melds 9S + KS QS / -; open KS:40.0.0 QS:40.0.0 / -; tricks 0 AD 9D, 0 AD 9D',
      {
        seat: 0,
        phase: 'after-trick',
        dix: false,
        exchange: false,
        melds: [
          ['run', 'AS TS KS QS JS', 150],
          ['royal-marriage', 'KS QS', 40],
        ],
      },
    ],
  ])('says what may be done where %s', async (position, wanted) => {
    const { code, value } = await run('legal', '--position', position);
    expect(code).toBe(0);
    expect(value).toMatchObject(wanted);
    // The answer has the position, in the program's own spelling, which gives the same answer.
    expect((await run('legal', '--position', value.position)).value).toEqual(value);
  });

  it('says why a card may not be played, whatever the others hold', async () => {
    const { code, value, err } = await run('legal', '--position', FOLLOWING);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(value).toMatchObject({
      seat: 0,
      legal: ['9S'],
      refused: [
        { card: 'TH', code: 'must-trump' },
        { card: '9H', code: 'must-trump' },
      ],
      claim: false,
    });
  });

  it.each([
    [['legal', '--position', 'sq-partnership; dealer 9; turn 0 auction; hands 12?'], 'dealer: "9"'],
    [['legal', '--position', FOLLOWING.replace('9S TH 9H', '3?')], 'seat 0'],
    [['legal', '--position', FOLLOWING, '--trump', 'S'], '--position says it all'],
    [['legal', '--position', FOLLOWING, '9S'], '--position says it all'],
    [['solve', '--position', FOLLOWING], 'all hands are known'],
    [['solve', '--position', FOLLOWING, '--trick', '3'], '--position says it all'],
  ])('is refused with a sentence: %s', async (args, sentence) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});

describe('solve', () => {
  const record = readGoldenDeals().find(({ name }) => name === 'sq-partnership')?.record;
  const file = join(folder, 'golden.json');
  writeFileSync(file, JSON.stringify(record));

  it('prints the position it solved, and takes it again with the same answer', async () => {
    const { deal, trick, ...solved } = (await run('solve', file, '--trick', '11')).value;
    expect([deal, trick]).toEqual([1, 11]);
    // Tricks 11 and 12 of the worked deal: JH QD AD QH, then QC TC TD QD.
    expect(solved.position).toContain('turn 1 play; hands QH TC / JH TD / QD QD / AD QC;');
    expect((await run('solve', '--position', solved.position)).value).toEqual(solved);
  });

  it('solves from the middle of a trick', async () => {
    const { value } = await run('solve', file, '--trick', '12');
    const before = value.position.replace('turn 3 play', 'turn 0 play').replace('/ QC;', '/ -;');
    const solved = await run('solve', '--position', `${before}, 3 QC`);
    // Only TC, TD and QD are left: TD takes 20 and the last trick's 10 for seats 1 and 3.
    expect(solved.value).toMatchObject({ for: [0, 2], points: 0, best: 'TC', leader: 3 });
  });
});
