import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { bundleForNode } from '../../scripts/build.mjs';
import { isFull } from '../support/lan/share';
import { temporaryFolder } from '../support/temporaryFolder';

const HOST = `aces-h-${process.pid}`;
const GUEST = `aces-g-${process.pid}`;
const BUNDLES = join(import.meta.dirname, '../../out/lan-namespaces');

const run = (...args: string[]) => spawnSync(args[0] ?? '', args.slice(1), { encoding: 'utf8' });
const must = (...args: string[]) => {
  const { status, stderr } = run(...args);
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
};

const inside = (name: string, ...args: string[]) => ['ip', 'netns', 'exec', name, ...args];

/** A way in which the system can lose one in N packets that come in. */
interface LossyWay {
  readonly name: string;
  readonly commands: (device: string, onceIn: number) => readonly (readonly string[])[];
}

const iptables = (program: string): LossyWay => ({
  name: program,
  commands: (device, onceIn) => [
    [
      ...[program, '-A', 'INPUT', '-i', device, '-m', 'statistic', '--mode', 'random'],
      ...['--probability', String(1 / onceIn), '-j', 'DROP'],
    ],
  ],
});

/** Kernels have some of these and lack others. */
const LOSSY_WAYS: readonly LossyWay[] = [
  {
    name: 'nft',
    commands: (device, onceIn) => [
      ['nft', 'add table ip wifi'],
      ['nft', 'add chain ip wifi in { type filter hook input priority 0 ; }'],
      ['nft', `add rule ip wifi in iifname ${device} numgen random mod ${onceIn} == 0 drop`],
    ],
  },
  iptables('iptables'),
  iptables('iptables-legacy'),
  {
    name: 'tc with netem',
    commands: (device, onceIn) => [
      ['tc', 'qdisc', 'add', 'dev', device, 'root', 'netem', 'loss', `${100 / onceIn}%`],
    ],
  },
];

const LOSSY_NAMES = LOSSY_WAYS.map(({ name }) => name).join(', ');

interface Permitted {
  readonly canLink: boolean;
  readonly lossy: LossyWay | null;
}

/** Networks between two machines that are none: only root may make them, and not everywhere. */
function whatIsPermitted(): Permitted {
  const name = `aces-t-${process.pid}`;
  const made = run('ip', 'netns', 'add', name).status === 0;
  const canLink = made && run('ip', '-n', name, 'link', 'set', 'lo', 'up').status === 0;
  const works = ({ commands }: LossyWay) =>
    commands('lo', 1_000).every((command) => run(...inside(name, ...command)).status === 0);
  const lossy = canLink ? (LOSSY_WAYS.find(works) ?? null) : null;
  if (made) run('ip', 'netns', 'del', name);
  return { canLink, lossy };
}

const { canLink, lossy }: Permitted =
  process.platform === 'linux' ? whatIsPermitted() : { canLink: false, lossy: null };

/** Two machines that know only themselves. */
function makeMachines(): void {
  for (const name of [HOST, GUEST]) {
    must('ip', 'netns', 'add', name);
    onTestFinished(() => void run('ip', 'netns', 'del', name));
    must('ip', '-n', name, 'link', 'set', 'lo', 'up');
  }
}

/** Joins them by two cables. */
function plugIn(): void {
  for (const cable of ['1', '2']) {
    must(
      'ip',
      '-n',
      HOST,
      'link',
      'add',
      `h${cable}`,
      'type',
      'veth',
      'peer',
      'name',
      `g${cable}`,
      'netns',
      GUEST,
    );
    for (const [name, end, last] of [
      [HOST, `h${cable}`, '1'],
      [GUEST, `g${cable}`, '2'],
    ] as const) {
      must('ip', '-n', name, 'addr', 'add', `10.77.${cable}.${last}/24`, 'brd', '+', 'dev', end);
      must('ip', '-n', name, 'link', 'set', end, 'up');
    }
  }
}

function makeNetwork(): void {
  makeMachines();
  plugIn();
}

/** Loses one in N of the packets that arrive there. */
function lose(name: string, device: string, onceIn: number): void {
  for (const command of lossy?.commands(device, onceIn) ?? []) must(...inside(name, ...command));
}

interface Program {
  /** Resolves with the first line, from now on, for which it holds. */
  next(holds: (line: Record<string, unknown>) => boolean): Promise<Record<string, unknown>>;
}

function start(namespace: string, script: string, ...args: string[]): Program {
  const [program = '', ...rest] = inside(
    namespace,
    process.execPath,
    join(BUNDLES, script),
    ...args,
  );
  const child: ChildProcess = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('close', () => resolve());
        child.kill();
      }),
  );
  const waiting = new Set<(line: Record<string, unknown>) => void>();
  if (child.stdout !== null)
    createInterface(child.stdout).on('line', (text) => {
      for (const look of [...waiting]) look(JSON.parse(text));
    });
  return {
    next: (holds) =>
      new Promise((resolve) => {
        const look = (line: Record<string, unknown>) => {
          if (!holds(line)) return;
          waiting.delete(look);
          resolve(line);
        };
        waiting.add(look);
      }),
  };
}

async function startHost(): Promise<string> {
  const rules = ['--preset', 'cm-cutthroat-3', '--name', 'Club', '--grace', '60'];
  const host = start(HOST, 'host.js', 'host', ...rules, '--data', temporaryFolder());
  const { tables } = await host.next((line) => 'tables' in line);
  const [table] = tables as { code: string }[];
  return (table?.code ?? '').replace('-', '');
}

const foundAt = ({ found }: Record<string, unknown>): string[] =>
  Array.isArray(found) ? found.map(({ address }) => address) : [];

describe.skipIf(!canLink)(
  'on networks of its own (only where `ip netns` makes them, as root)',
  () => {
    beforeAll(async () => {
      const project = join(import.meta.dirname, '../..');
      await bundleForNode(
        {
          host: join(project, 'tests/support/lan/namespaceHost.ts'),
          guest: join(project, 'tests/support/lan/namespaceGuest.ts'),
          worker: join(project, 'src/main/bots/thread/worker.ts'),
        },
        BUNDLES,
      );
    }, 60_000);

    it('a host is found over either of two cables', async () => {
      makeNetwork();
      await startHost();
      const both = await start(GUEST, 'guest.js', 'search').next(
        (line) => foundAt(line).length > 0,
      );
      expect(['10.77.1.1', '10.77.2.1']).toContain(foundAt(both)[0]);
      must('ip', '-n', GUEST, 'link', 'set', 'g1', 'down');
      const other = await start(GUEST, 'guest.js', 'search').next(
        (line) => foundAt(line).length > 0,
      );
      expect(foundAt(other)).toEqual(['10.77.2.1']);
    }, 30_000);

    it('a host is found by who began to look before either had a network', async () => {
      makeMachines();
      await startHost();
      const guest = start(GUEST, 'guest.js', 'search');
      await guest.next(({ searching }) => searching === true);
      plugIn();
      const found = await guest.next((line) => foundAt(line).length > 0);
      expect(['10.77.1.1', '10.77.2.1']).toContain(foundAt(found)[0]);
    }, 30_000);

    it.skipIf(lossy === null)(
      `a deal is played to its end over a Wi-Fi that loses packets and delays the rest (only where one of ${LOSSY_NAMES} can lose them)`,
      async () => {
        makeNetwork();
        const code = await startHost();
        const onceIn = isFull ? 20 : 50;
        lose(HOST, 'h1', onceIn);
        lose(GUEST, 'g1', onceIn);
        const delayMs = isFull ? ['80', '120'] : ['5', '15'];
        const guest = start(GUEST, 'guest.js', 'play', '10.77.1.1', code, ...delayMs);
        const line = await guest.next(({ verdict }) => verdict !== null && verdict !== undefined);
        expect(line.verdict).toBe('fair');
      },
      120_000,
    );

    it.skipIf(!isFull)(
      'a cable that swallows everything is noticed, and the seat found again (only with LAN_FULL=1: it takes half a minute)',
      async () => {
        makeNetwork();
        const code = await startHost();
        const guest = start(GUEST, 'guest.js', 'play', '10.77.1.1', code);
        await guest.next(({ link }) => link === 'live');
        must('ip', '-n', HOST, 'link', 'set', 'h1', 'down');
        const beganMs = performance.now();
        await guest.next(({ link }) => link === 'quiet');
        await guest.next(({ link }) => link === 'reconnecting');
        // What was asked for: noticed within 16 seconds.
        expect(performance.now() - beganMs).toBeLessThan(16_500);
        must('ip', '-n', HOST, 'link', 'set', 'h1', 'up');
        await guest.next(({ link }) => link === 'live');
      },
      60_000,
    );
  },
);
