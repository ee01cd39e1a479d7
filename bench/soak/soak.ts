import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawFrom } from './draw';
import { installFaultyDisk } from './faultyDisk';
import { growthOf } from './flatness';
import { createHostStrand } from './hostStrand';
import type { Finding, SoakReport, StrandReport } from './report';
import type { Counts, Round, Strand } from './round';
import { createTableStrand } from './tableStrand';
import { type Usage, usageNow } from './usage';

export const STRANDS = ['table', 'host'] as const;
type StrandName = (typeof STRANDS)[number];

export interface SoakOptions {
  readonly seed: string;
  readonly minutes: number;
  /** Null: all of them in turn. */
  readonly only: StrandName | null;
  /** The number of the first round. */
  readonly first: number;
  /** How many are played whatever the time; null: as many as it allows. */
  readonly rounds: number | null;
  readonly say: (line: string) => void;
}

/** Plays rounds of all strands in turn until the time is over. */
export async function soak(options: SoakOptions): Promise<SoakReport> {
  const { seed, minutes, only, first, rounds, say } = options;
  const folder = mkdtempSync(join(tmpdir(), 'aces-around-soak-'));
  const here = import.meta.dirname;
  const strands: Readonly<Record<StrandName, Strand>> = {
    table: createTableStrand(join(here, 'worker.js'), installFaultyDisk(join(folder, 'table'))),
    host: createHostStrand(join(here, 'hostProcess.js')),
  };
  const names = only === null ? STRANDS : [only];
  const reports = new Map(names.map((name) => [name, { rounds: 0, counts: {} as Counts }]));
  const findings: Finding[] = [];
  const samples: Usage[] = [];
  let current: { readonly strand: StrandName; readonly round: number } | null = null;
  const find = (what: string) => {
    const finding = { strand: 'none', round: 0, ...current, what };
    findings.push(finding);
    say(`found: ${what} (${finding.strand}, round ${finding.round})`);
  };
  const onUnforeseen = (error: unknown) =>
    find(
      `nothing caught: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  process.on('uncaughtException', onUnforeseen);
  process.on('unhandledRejection', onUnforeseen);

  const startedAt = performance.now();
  const minutesGone = () => (performance.now() - startedAt) / 60_000;
  try {
    for (let number = first; ; number += 1) {
      for (const name of names) {
        current = { strand: name, round: number };
        const report = reports.get(name);
        if (report === undefined) continue;
        await playRound(strands[name], name, number, report.counts);
        report.rounds += 1;
        samples.push(await usageNow());
      }
      const played = number + 1 - first;
      say(`${minutesGone().toFixed(1)} min: ${played} rounds, ${findings.length} findings`);
      if (rounds === null ? minutesGone() >= minutes : played >= rounds) break;
    }
  } finally {
    process.off('uncaughtException', onUnforeseen);
    process.off('unhandledRejection', onUnforeseen);
    rmSync(folder, { recursive: true, force: true });
  }
  const growth = growthOf(samples);
  current = null;
  for (const { figure, early, late, isFlat } of growth)
    if (!isFlat) find(`${figure} grew from ${early} to ${late}`);
  return {
    seed,
    minutes: minutesGone(),
    strands: [...reports].map(([name, report]): StrandReport => ({ name, ...report })),
    samples: samples.length,
    growth,
    findings,
  };

  async function playRound(strand: Strand, name: string, number: number, counts: Counts) {
    let moves = 0;
    const round: Round = {
      number,
      draw: drawFrom(`${seed}/${name}/${number}`),
      // Every third round.
      isClean: number % 3 === 0,
      folder: join(folder, name),
      count: (what, by = 1) => {
        counts[what] = (counts[what] ?? 0) + by;
        moves += 1;
      },
      moves: () => moves,
      find,
    };
    mkdirSync(round.folder, { recursive: true });
    try {
      await strand(round);
    } catch (error) {
      find(error instanceof Error ? (error.stack ?? error.message) : String(error));
    } finally {
      rmSync(round.folder, { recursive: true, force: true });
    }
  }
}
