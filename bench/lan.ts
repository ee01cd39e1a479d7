import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { quantile } from '@main/bots/lab/arena/quantile';
import type { HostArguments } from '@main/cli/hostArguments';
import { dialPlace } from '@main/lan/wire/dialPlace';
import type { Wire } from '@main/lan/wire/wire';
import { presetRules } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import { parseCode } from '@shared/protocol/lan/joinCode';
import { LIMITS } from '@shared/protocol/lan/limits';
import { toWire } from '@shared/protocol/lan/updateSchema';
import { createTestGuest, FAST, playPlain, type TestGuest } from '../tests/support/lan/lanRig';
import type { HostUsage } from './lanHost';
import type { Figure } from './support/figure';

const WARM_UP_ACTIONS = 25;
const LATENCY_ACTIONS = 100;
const RESUMES = 100;
const MEMORY_DEALS = 200;
const EARLY_DEAL = 20;
const TABLE_COUNTS = [4, 8, 16, 24, 32, 48];
const TABLE_ACTIONS = 60;
const TARGET_P99_MS = 60;
/** Nobody may act faster: it is what a host accepts from each guest, less what the guest's program sends by itself. */
const PACE_MS = 1_000 / (LIMITS.messagesPerSecond - 2);
const FOREVER_MS = 3_600_000;
/** No game ends while it is measured. */
const ENDLESS = 99_999;

const endless = (name: string): RuleSet => {
  const rules = presetRules(name);
  return { ...rules, preset: null, target: ENDLESS, rounds: null };
};

interface MeasuredHost {
  /** One guest at the table of that number. */
  join(table: number): Promise<BenchGuest>;
  usage(): Promise<HostUsage>;
  stop(): Promise<void>;
}

interface BenchGuest extends TestGuest {
  /** Breaks the connection as a cable would. */
  cut(): void;
}

/** The host without a window, as a process of its own on loopback. */
async function startHost(rules: RuleSet, tables: number): Promise<MeasuredHost> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'aces-around-bench-'));
  const child: ChildProcess = fork(join(import.meta.dirname, 'lanHost.js'), {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: ['--expose-gc'],
  });
  const ended = once(child, 'exit');
  const options: HostArguments = {
    rules,
    name: 'Bench',
    port: 0,
    tables,
    bots: 'plain',
    timerSeconds: null,
    convention: 'natural',
    graceSeconds: 60,
    dataFolder,
    address: '127.0.0.1',
    allowPublic: false,
  };
  child.send(options);
  if (child.stdout === null) throw new Error('the host says nothing');
  const [line] = await once(createInterface(child.stdout), 'line');
  const told = JSON.parse(String(line));
  const place = { address: '127.0.0.1', port: Number(told.port) };
  return {
    async join(table) {
      let wire: Wire | null = null;
      const guest = createTestGuest({
        dial: (makeEnd) =>
          dialPlace(place, FAST, (opened) => {
            wire = opened;
            return makeEnd(opened);
          }),
        credentials: {
          kind: 'code',
          code: parseCode(String(told.tables[table].code)) ?? '',
          as: 'player',
        },
        // Every cut is answered as the first one is, which a real guest does again some seconds after the last.
        limits: { ...FAST, steadyMs: 0 },
        forgetful: true,
      });
      await guest.until('it is in', ({ state }) => state().kind === 'live');
      return { ...guest, cut: () => wire?.cut() };
    },
    async usage() {
      child.send('usage');
      const [usage] = await once(child, 'message');
      return usage;
    },
    async stop() {
      child.send('stop');
      await ended;
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

interface Pace {
  /** Between two actions of one guest, in milliseconds; 0: as soon as it can. */
  readonly everyMs: number;
  readonly warmUp: number;
  readonly most: number;
}

/**
 * Plays on and on; resolves with the times from sending an action to the update that it leads to, once there are so
 * many after those that warm up.
 */
const timeActions = (guest: TestGuest, { everyMs, warmUp, most }: Pace): Promise<number[]> =>
  new Promise((resolve) => {
    const times: number[] = [];
    let asked = -1;
    let sentMs = 0;
    let wanted = -1;
    const act = () => {
      const view = guest.update()?.view;
      if (view === undefined || view.legal === null) return;
      sentMs = performance.now();
      void guest.request({
        type: 'act',
        submission: { turn: view.turn, action: playPlain(view) },
      });
    };
    const look = () => {
      const update = guest.update();
      if (update === null) return false;
      const { view } = update;
      if (asked >= 0 && view.turn > asked) {
        times.push(performance.now() - sentMs);
        asked = -1;
        if (times.length === warmUp + most) resolve(times.slice(warmUp));
      }
      if (view.legal !== null && asked < 0) {
        asked = view.turn;
        if (everyMs === 0) act();
        else setTimeout(act, everyMs);
      } else if (view.phase.kind === 'over' && wanted !== update.seq) {
        wanted = update.seq;
        void guest.request({ type: 'next' });
      }
      return false;
    };
    guest.until('it leaves', look, FOREVER_MS).catch(() => {});
  });

const start = (guest: TestGuest | undefined) =>
  guest?.request({ type: 'manage', command: { type: 'start' } });

/** Eight people at one table, each acting as soon as it is their turn. */
async function measureLatency(): Promise<Figure[]> {
  const host = await startHost(endless('cm-eight-double'), 1);
  const guests: BenchGuest[] = [];
  for (let seat = 0; seat < 8; seat += 1) guests.push(await host.join(0));
  const sizes: number[] = [];
  const weigh = ({ update }: TestGuest) => {
    const now = update();
    if (now !== null) sizes.push(Buffer.byteLength(JSON.stringify(toWire(now))));
    return false;
  };
  const [owner] = guests;
  owner?.until('it leaves', weigh, FOREVER_MS).catch(() => {});
  const pace = { everyMs: 0, warmUp: WARM_UP_ACTIONS, most: LATENCY_ACTIONS };
  const measured = guests.map((guest) => timeActions(guest, pace));
  const before = await host.usage();
  await start(owner);
  const times = (await Promise.all(measured)).flat();
  const after = await host.usage();
  const actions = guests.length * (WARM_UP_ACTIONS + LATENCY_ACTIONS);
  const resumed = await timeResumes(guests.at(-1));
  for (const guest of guests) guest.leave();
  await host.stop();
  return [
    { name: 'action to event, 8 seats, median', value: quantile(times, 0.5), unit: 'ms' },
    {
      name: 'action to event, 8 seats, 99th percentile',
      value: quantile(times, 0.99),
      unit: 'ms',
    },
    {
      name: 'work of the host for an action, 8 seats',
      value: (after.cpuMs - before.cpuMs) / actions,
      unit: 'ms of a core',
    },
    {
      name: 'largest snapshot, double deck, 8 seats',
      value: Math.max(...sizes) / 1024,
      unit: 'KiB',
    },
    { name: 'back after a cut, median', value: quantile(resumed, 0.5), unit: 'ms' },
    { name: 'back after a cut, 95th percentile', value: quantile(resumed, 0.95), unit: 'ms' },
  ];
}

/** From a cut to the game as it stands, again and again. */
async function timeResumes(guest: BenchGuest | undefined): Promise<number[]> {
  const times: number[] = [];
  for (let cut = 0; guest !== undefined && cut < RESUMES; cut += 1) {
    const sinceMs = performance.now();
    guest.cut();
    await guest.until('it is cut', ({ state }) => state().kind === 'reconnecting');
    await guest.until('it is back', ({ state }) => state().kind === 'live');
    times.push(performance.now() - sinceMs);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return times;
}

/** One guest and seven bots: the memory is the host's alone. */
async function measureMemory(): Promise<Figure[]> {
  const host = await startHost(endless('cm-eight-double'), 1);
  const guest = await host.join(0);
  const dealReached = (deal: number) =>
    guest.until(
      `deal ${deal} is reached`,
      ({ update }) => (update()?.view.dealNumber ?? 0) >= deal,
      FOREVER_MS,
    );
  void timeActions(guest, { everyMs: 0, warmUp: 0, most: Number.POSITIVE_INFINITY });
  await start(guest);
  await dealReached(EARLY_DEAL);
  const before = await host.usage();
  await dealReached(MEMORY_DEALS);
  const after = await host.usage();
  guest.leave();
  await host.stop();
  const mib = 1024 * 1024;
  return [
    {
      name: `memory of a host after ${MEMORY_DEALS} deals, 8 seats`,
      value: after.rss / mib,
      unit: 'MiB',
    },
    {
      name: `growth since deal ${EARLY_DEAL}`,
      value: (after.rss - before.rss) / mib,
      unit: 'MiB',
    },
    {
      name: `growth since deal ${EARLY_DEAL} without garbage`,
      value: (after.kept - before.kept) / mib,
      unit: 'MiB',
    },
  ];
}

/** N tables at one host, each with one guest who acts as often as allowed, and three bots. */
async function loadOf(count: number): Promise<{ p99: number; cores: number }> {
  const host = await startHost(endless('sq-partnership'), count);
  const guests: BenchGuest[] = [];
  for (let table = 0; table < count; table += 1) guests.push(await host.join(table));
  const pace = { everyMs: PACE_MS, warmUp: 5, most: TABLE_ACTIONS };
  const measured = guests.map((guest) => timeActions(guest, pace));
  for (const guest of guests) await start(guest);
  const [before, sinceMs] = [await host.usage(), performance.now()];
  const times = (await Promise.all(measured)).flat();
  const cpuMs = (await host.usage()).cpuMs - before.cpuMs;
  const cores = cpuMs / (performance.now() - sinceMs);
  for (const guest of guests) guest.leave();
  await host.stop();
  return { p99: quantile(times, 0.99), cores };
}

async function measureTables(): Promise<Figure[]> {
  let carried = { count: 0, p99: 0, cores: 0 };
  for (const count of TABLE_COUNTS) {
    const load = await loadOf(count);
    if (load.p99 > TARGET_P99_MS) break;
    carried = { count, ...load };
  }
  return [
    {
      name: `tables a host carries, p99 under ${TARGET_P99_MS} ms`,
      value: carried.count,
      unit: 'tables',
    },
    { name: 'action to event at all of them, 99th percentile', value: carried.p99, unit: 'ms' },
    { name: 'share of a core that they take', value: 100 * carried.cores, unit: '%' },
  ];
}

/** The host is a process of its own, as the host without a window is; all guests share this one. */
export default async function measure(): Promise<Figure[]> {
  return [...(await measureLatency()), ...(await measureMemory()), ...(await measureTables())];
}
