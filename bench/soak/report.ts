import type { Growth } from './flatness';
import type { Counts } from './round';

/** Something that must not be, and how to have it again. */
export interface Finding {
  readonly strand: string;
  readonly round: number;
  readonly what: string;
}

export interface StrandReport {
  readonly name: string;
  readonly rounds: number;
  readonly counts: Counts;
}

export interface SoakReport {
  readonly seed: string;
  readonly minutes: number;
  readonly strands: readonly StrandReport[];
  readonly samples: number;
  readonly growth: readonly Growth[];
  readonly findings: readonly Finding[];
}

/** The report as a table that reads well on a screen and in a Markdown file. */
export function printReport(report: SoakReport): string {
  const { strands, findings, growth } = report;
  const names = strands.map(({ name }) => name);
  const whats = [...new Set(strands.flatMap(({ counts }) => Object.keys(counts)))].sort();
  const rows = [
    ['rounds', ...strands.map(({ rounds }) => `${rounds}`)],
    ...whats.map((what) => [what, ...strands.map(({ counts }) => `${counts[what] ?? 0}`)]),
    [
      'findings',
      ...names.map((name) => `${findings.filter((each) => each.strand === name).length}`),
    ],
  ];
  const flatness = growth.map(({ figure, early, late, isFlat }) => [
    figure,
    figureText(figure, early),
    figureText(figure, late),
    isFlat ? 'flat' : 'GROWS',
  ]);
  return [
    `Soak of ${report.minutes.toFixed(1)} minutes, seed ${report.seed}. Faults that were put in have a plus.`,
    '',
    ...table(['', ...names], rows),
    '',
    flatness.length === 0
      ? `Too few samples (${report.samples}) to tell whether memory and handles stay flat.`
      : `Medians of ${report.samples} samples, taken when nothing went on:`,
    ...(flatness.length === 0 ? [] : ['', ...table(['', 'early', 'late', ''], flatness)]),
    '',
    findings.length === 0 ? 'No finding.' : `${findings.length} findings:`,
    ...findings.map(
      ({ strand, round, what }) =>
        `- ${what} (again: npm run soak -- --seed ${report.seed} --only ${strand} --round ${round})`,
    ),
    '',
  ].join('\n');
}

const figureText = (figure: Growth['figure'], value: number): string =>
  figure === 'heap' || figure === 'rss' ? `${(value / 1024 / 1024).toFixed(1)} MiB` : `${value}`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(head), rule, ...rows.map(line)];
}
