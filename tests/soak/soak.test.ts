import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { drawFrom, rulesOfRound } from '../../bench/soak/draw';
import { installFaultyDisk } from '../../bench/soak/faultyDisk';
import { growthOf } from '../../bench/soak/flatness';
import { printReport } from '../../bench/soak/report';
import { whileItMoves } from '../../bench/soak/round';
import { temporaryFolder } from '../support/temporaryFolder';

const MIB = 1024 * 1024;
const usage = { heap: 20 * MIB, rss: 100 * MIB, descriptors: 20, handles: 2 };
const growing = (figure: keyof typeof usage, by: number) =>
  Array.from({ length: 40 }, (_, index) => ({ ...usage, [figure]: usage[figure] + index * by }));
const notFlat = (samples: readonly (typeof usage)[]) =>
  growthOf(samples)
    .filter(({ isFlat }) => !isFlat)
    .map(({ figure }) => figure);

describe('flatness', () => {
  it('accepts figures that rise in the first quarter alone, and single high samples', () => {
    const warmUp = Array.from({ length: 10 }, (_, index) => ({ ...usage, heap: index * 2 * MIB }));
    const rest = Array.from({ length: 30 }, (_, index) =>
      index % 7 === 0 ? { ...usage, heap: 90 * MIB, handles: 40 } : usage,
    );
    expect(notFlat([...warmUp, ...rest])).toEqual([]);
  });

  it.each([
    ['heap', MIB],
    ['rss', 5 * MIB],
    ['descriptors', 1],
    ['handles', 1],
  ] as const)('finds %s that grows from round to round', (figure, by) => {
    expect(notFlat(growing(figure, by))).toEqual([figure]);
  });

  it('says nothing of fewer than eight samples', () => {
    expect(growthOf(growing('heap', MIB).slice(0, 7))).toEqual([]);
  });
});

describe('the draw of a round', () => {
  it('is the same for the same seed, and another for another round', () => {
    const rules = (seed: string) => rulesOfRound(1, drawFrom(seed));
    expect(rules('x/table/1')).toEqual(rules('x/table/1'));
    expect(rules('x/table/1')).not.toEqual(rules('x/table/3'));
  });

  it('comes to every preset', () => {
    const names = Array.from(
      { length: 36 },
      (_, round) => rulesOfRound(round, drawFrom('x')).preset,
    );
    expect(new Set(names.filter((name) => name !== null)).size).toBe(18);
  });
});

describe('the faulty disk', () => {
  const both = mkdtempSync(join(tmpdir(), 'aces-around-'));
  afterAll(() => rmSync(both, { recursive: true }));
  const [folder, elsewhere] = [join(both, 'faulty'), join(both, 'sound')];
  mkdirSync(folder);
  mkdirSync(elsewhere);
  const disk = installFaultyDisk(folder);
  const file = join(folder, 'file');

  it('refuses to write below its folder alone, goes on reading, and works again', async () => {
    writeFileSync(file, 'before');
    for (const code of ['ENOSPC', 'EACCES', 'EIO'] as const) {
      disk.fail(code);
      expect(() => writeFileSync(file, 'now')).toThrow(code);
      await expect(writeFile(file, 'now')).rejects.toThrow(code);
      expect(() => mkdirSync(join(folder, 'more'))).toThrow(code);
      expect(readFileSync(file, 'utf8')).toBe('before');
      writeFileSync(join(elsewhere, 'file'), 'now');
    }
    disk.fail(null);
    writeFileSync(file, 'after');
    expect(readFileSync(file, 'utf8')).toBe('after');
  });

  it('refuses renames for a moment', async () => {
    writeFileSync(file, '');
    disk.fail('EBUSY');
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(rename(file, `${file}.2`)).rejects.toThrow('EBUSY');
    await rename(file, `${file}.2`);
    disk.fail(null);
  });
});

it('what no longer moves is ended, what fails is passed on', async () => {
  await expect(
    whileItMoves('it', { moves: () => 0 }, Promise.reject(new Error('why'))),
  ).rejects.toThrow('why');
  expect(await whileItMoves('it', { moves: () => 0 }, Promise.resolve(7))).toBe(7);
});

it('a finding is printed with what has it again', () => {
  const text = printReport({
    seed: 'x',
    minutes: 1,
    strands: [{ name: 'table', rounds: 3, counts: { games: 2 } }],
    samples: 3,
    growth: [],
    findings: [{ strand: 'table', round: 2, what: 'a game was lost' }],
  });
  expect(text).toContain('| findings |     1 |');
  expect(text).toContain(
    '- a game was lost (again: npm run soak -- --seed x --only table --round 2)',
  );
});

it('four rounds of whole games with faults put in find nothing', () => {
  const out = join(temporaryFolder(), 'table.md');
  const args = ['scripts/soak.mjs', '--rounds', '4', '--seed', 'test', '--out', out];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, findings: stdout.split('\n\n').at(-1) }, stderr).toEqual({
    status: 0,
    findings: 'No finding.\n',
  });
  expect(readFileSync(out, 'utf8')).toBe(stdout);
  for (const row of [
    'games',
    '+ ended programs',
    '+ cut connections',
    '+ disk faults',
    '+ throwing bots',
  ])
    expect(stdout).toMatch(new RegExp(`^\\| ${row.replace('+', '\\+')} +\\|.*[1-9]`, 'm'));
});
