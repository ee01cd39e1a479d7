import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sweepDataFolder } from '@main/storage/sweep';
import { beforeAll, expect, it } from 'vitest';
import { bundleForNode } from '../../scripts/build.mjs';
import { temporaryFolder } from '../support/temporaryFolder';
import { OWN_KILLS, randomBelow, someMoment, timeoutFor } from './kills';
import type { Line } from './ownGameProcess';
import { type Kept, readKept, temporaryFilesIn } from './readKept';

const OUT = join(import.meta.dirname, '..', '..', 'out', 'kills');
const MOST_LINES = 120;
const ANOTHER_GAME_IN = 15;

beforeAll(async () => {
  const source = join(import.meta.dirname, 'ownGameProcess.ts');
  await bundleForNode({ ownGameProcess: source }, OUT);
}, 120_000);

/** Starts the program on a data folder and kills it at a random moment; gives every line that it said. */
async function runUntilKilled(folder: string): Promise<readonly Line[]> {
  const another = randomBelow(ANOTHER_GAME_IN) === 0 ? ['another'] : [];
  const child = spawn(process.execPath, [join(OUT, 'ownGameProcess.js'), folder, ...another], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: Line[] = [];
  const wanted = randomBelow(MOST_LINES);
  let onEnough = () => {};
  const enough = new Promise<void>((resolve) => {
    onEnough = resolve;
  });
  createInterface(child.stdout).on('line', (line) => {
    lines.push(JSON.parse(line));
    if (lines.length > wanted) onEnough();
  });
  const closed = once(child, 'close');
  await Promise.race([enough, closed]);
  await someMoment();
  child.kill('SIGKILL');
  await closed;
  expect(child.signalCode, 'it ended by itself').toBe('SIGKILL');
  return lines;
}

/** How many decisions a game is behind what was shown of it; null when it is lost. */
function behind(kept: Kept, title: string, turn: number): number | null {
  const found = kept.unfinished.get(title);
  if (found !== undefined) return Math.max(0, turn - found);
  return kept.finished.has(title) ? 0 : null;
}

it(
  `${OWN_KILLS} kills at random moments of games against bots: every game opens again, at most one decision behind`,
  async () => {
    const folder = temporaryFolder();
    const told = new Map<string, number>();
    const figures = { kills: 0, games: 0, behind: 0, most: 0, lines: 0 };
    for (; figures.kills < OWN_KILLS; figures.kills += 1) {
      const lines = await runUntilKilled(folder);
      figures.lines += lines.length;
      let hosts = 0;
      for (const line of lines) {
        if ('trouble' in line) expect.fail(line.trouble);
        hosts = line.hosts;
        if (line.isTouched) told.set(line.title, line.turn);
      }
      const kept = await readKept(folder, 'seed');
      expect(kept.troubles).toEqual([]);
      expect(kept.hosts).toBeGreaterThanOrEqual(hosts);
      for (const [title, turn] of told) {
        const missing = behind(kept, title, turn);
        expect(missing, `${title} at turn ${turn}`).not.toBeNull();
        expect(missing, `${title} at turn ${turn}`).toBeLessThanOrEqual(1);
        figures.most = Math.max(figures.most, missing ?? 0);
        figures.behind += missing === 0 ? 0 : 1;
      }
    }
    sweepDataFolder(folder);
    expect(temporaryFilesIn(folder)).toEqual([]);
    figures.games = told.size;
    process.stdout.write(`kills of own games: ${JSON.stringify(figures)}\n`);
  },
  timeoutFor(OWN_KILLS),
);
