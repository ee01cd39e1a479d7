import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MELD_TABLES } from '@shared/game/meldTables';
import { PRESETS } from '@shared/game/presets';
import type { MeldTable, RuleSet } from '@shared/game/rules';
import { describe, expect, it, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../..');
const page = readFileSync(join(PROJECT, 'docs/rules.md'), 'utf8').replaceAll('\\*', '');

/** The rows of the table with this first column, without the head; cells without code marks. */
function rowsOf(firstColumn: string): string[][] {
  const lines = page.split('\n');
  const head = lines.findLastIndex((line) => line.startsWith(`| ${firstColumn} |`));
  const rows = lines.slice(head + 2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.replaceAll('`', '').trim()),
    );
}

const points = (cell: string | undefined) => Number(cell);
const list = (cell: string | undefined) => (cell ?? '').split(' ').map(Number);

function meldTableOf([, run, runExtra, royal, marriage, dix, ...lists]: string[]): MeldTable {
  const [pinochle, aces, kings, queens, jacks] = lists.map(list);
  return {
    run: list(run),
    runExtra: points(runExtra),
    royal: points(royal),
    marriage: points(marriage),
    dix: points(dix),
    pinochle: pinochle ?? [],
    aces: aces ?? [],
    kings: kings ?? [],
    queens: queens ?? [],
    jacks: jacks ?? [],
  };
}

describe('docs/rules.md, section 4', () => {
  const rows = rowsOf('table');

  it('has every meld table', () => {
    expect(rows.map(([name]) => name)).toEqual(Object.keys(MELD_TABLES));
  });

  test.each(Object.entries(MELD_TABLES))('gives the values of %s', (name, table) => {
    expect(meldTableOf(rows.find((row) => row[0] === name) ?? [])).toEqual(table);
  });
});

/** The cells of a preset's row in docs/rules.md, section 9, as its rule set gives them. */
function presetRow(rules: RuleSet): string[] {
  const { players, partners, deck, widow, meldBeforeBury, opening, increment, maxRaise } = rules;
  const meld = meldTableName(rules.meld);
  const seats = `${players}${partners ? ' p' : ''} ${deck}`;
  return [
    `${seats}${widow > 0 ? `, widow ${widow}` : ''}${meldBeforeBury ? ', meldBeforeBury' : ''}`,
    opening === null
      ? 'none'
      : `${opening} / ${increment} / ${maxRaise ?? 'none'} / ${rules.firstBidder}`,
    `${rules.passCount}`,
    meld,
    `${rules.meldNeeds}`,
    rules.throwIn,
    `${rules.lastTrick}`,
    `${rules.target} ${rules.bothCross}`,
  ];
}

/** The name of a meld table, with its dix where that is the only value changed. */
function meldTableName(meld: MeldTable): string {
  const tables = Object.entries(MELD_TABLES);
  const sameAs = (other: MeldTable) => JSON.stringify(other) === JSON.stringify(meld);
  const [same] = tables.find(([, table]) => sameAs(table)) ?? [];
  const [likely] = tables.find(([, table]) => sameAs({ ...table, dix: meld.dix })) ?? [];
  return same ?? `${likely}, dix ${meld.dix}`;
}

describe('docs/rules.md, section 9', () => {
  const rows = rowsOf('preset');

  it('has every preset', () => {
    expect(rows.map(([name]) => name).sort()).toEqual(PRESETS.map(({ name }) => name).sort());
  });

  test.each(PRESETS.map(({ name, rules }) => [name, rules] as const))(
    'gives the options of %s',
    (name, rules) => {
      expect(rows.find((row) => row[0] === name)?.slice(1)).toEqual(presetRow(rules));
    },
  );
});

test('every section that a source file cites is in docs/rules.md', () => {
  const sections = new Set([...page.matchAll(/^## (\d+)\./gm)].map((match) => match[1]));
  const cited = readdirSync(join(PROJECT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(PROJECT, 'src', file), 'utf8').matchAll(/rules,\s+section (\d+)/g)].map(
        (match) => ({ file, section: match[1] }),
      ),
    );
  expect(cited.length).toBeGreaterThan(30);
  expect(cited.filter(({ section }) => !sections.has(section))).toEqual([]);
});
