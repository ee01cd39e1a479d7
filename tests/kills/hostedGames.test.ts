import { join } from 'node:path';
import type { HostArguments } from '@main/cli/hostArguments';
import { presetRules } from '@shared/game/presets';
import { beforeAll, expect, it } from 'vitest';
import { drawFrom } from '../../bench/soak/draw';
import type { Round } from '../../bench/soak/round';
import { joinAs, type SoakGuest } from '../../bench/soak/soakGuest';
import { createSoakHost, type SoakHost } from '../../bench/soak/soakHost';
import { bundleForNode } from '../../scripts/build.mjs';
import { temporaryFolder } from '../support/temporaryFolder';
import { HOSTED_KILLS, randomBelow, someMoment, timeoutFor } from './kills';
import { readKept } from './readKept';

const ROOT = join(import.meta.dirname, '..', '..');
const OUT = join(ROOT, 'out', 'kills-host');
const GUESTS = 2;
const MOST_DECISIONS = 60;
const PATIENCE_MS = 120_000;

beforeAll(async () => {
  await bundleForNode(
    {
      hostProcess: join(ROOT, 'bench', 'soak', 'hostProcess.ts'),
      worker: join(ROOT, 'src', 'main', 'bots', 'thread', 'worker.ts'),
    },
    OUT,
  );
}, 120_000);

const optionsFor = (dataFolder: string): HostArguments => ({
  // Games that go on over all kills: what becomes of a second game is asked elsewhere.
  rules: { ...presetRules('cm-cutthroat-3'), preset: null, target: 99_999 },
  name: 'Kills',
  port: 0,
  tables: 1,
  bots: 'plain',
  timerSeconds: null,
  convention: 'natural',
  graceSeconds: 0,
  dataFolder,
  address: '127.0.0.1',
  allowPublic: false,
});

/** Counts decisions, so that what stands still is noticed, and collects what must not be. */
function createRound(folder: string): Round & { readonly found: readonly string[] } {
  const found: string[] = [];
  let decisions = 0;
  return {
    number: 0,
    draw: drawFrom('kills'),
    isClean: true,
    folder,
    found,
    count: () => {
      decisions += 1;
    },
    moves: () => decisions,
    find: (what) => void found.push(what),
  };
}

const toldTo = ({ guest }: SoakGuest): number => guest.update()?.view.turn ?? 0;

/** Waits until that many more decisions were shown to a guest, and then some moment more. */
async function playOn(first: SoakGuest, decisions: number): Promise<void> {
  const enough = toldTo(first) + decisions;
  await first.guest.until('it was played on', () => toldTo(first) >= enough, PATIENCE_MS);
  await someMoment();
}

/** Starts the host again; everybody has to find the seat again, and the game where it was shown to be. */
async function comeBack(host: SoakHost, guests: readonly SoakGuest[], told: number): Promise<void> {
  await host.start();
  for (const { guest } of guests) {
    await guest.until(
      'it is back',
      ({ state, update }) => state().kind === 'live' && (update()?.view.turn ?? 0) >= told,
      PATIENCE_MS,
    );
    expect(guest.update()?.view.seat).not.toBeNull();
  }
}

it(
  `${HOSTED_KILLS} kills at random moments of a host: every game opens again, at most one decision behind`,
  async () => {
    const folder = temporaryFolder();
    const round = createRound(folder);
    const host = createSoakHost(join(OUT, 'hostProcess.js'), optionsFor(folder), round);
    const { code } = await host.start();
    const guests = Array.from({ length: GUESTS }, (_, number) =>
      joinAs(`Guest ${number}`, host, code, round),
    );
    const [first] = guests;
    if (first === undefined) throw new Error('nobody plays');
    const figures = { kills: 0, behind: 0, most: 0, decisions: 0 };
    try {
      for (const { guest } of guests)
        await guest.until('it is let in', ({ state }) => state().kind === 'live', PATIENCE_MS);
      const started = await first.guest.request({ type: 'manage', command: { type: 'start' } });
      expect(started.ok).toBe(true);
      for (; figures.kills < HOSTED_KILLS; figures.kills += 1) {
        await playOn(first, 1 + randomBelow(MOST_DECISIONS));
        await host.kill();
        const told = Math.max(...guests.map(toldTo));
        const kept = await readKept(folder, 'secret');
        expect(kept.troubles).toEqual([]);
        const found = kept.unfinished.get('Kills');
        expect(found, `the game at turn ${told}`).toBeDefined();
        const missing = Math.max(0, told - (found ?? 0));
        expect(missing).toBeLessThanOrEqual(1);
        figures.most = Math.max(figures.most, missing);
        figures.behind += missing === 0 ? 0 : 1;
        figures.decisions = told;
        await comeBack(host, guests, told - 1);
      }
      expect(round.found).toEqual([]);
    } finally {
      for (const { guest } of guests) guest.leave();
      await host.stop();
    }
    process.stdout.write(`kills of a host: ${JSON.stringify(figures)}\n`);
  },
  timeoutFor(HOSTED_KILLS),
);
