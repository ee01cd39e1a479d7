import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { BotLevel } from '@shared/game/botLevels';
import type { DoorFault } from '@shared/protocol/lan/doorFault';
import { printCode } from '@shared/protocol/lan/joinCode';
import type { LanTable } from '@shared/protocol/lan/lanTable';
import { doorFaultSentence } from '@shared/protocol/lan/lanWords';
import { DEFAULT_PORT, LIMITS, type Limits } from '@shared/protocol/lan/limits';
import { DEFAULT_BOT_NAMES } from '@shared/protocol/settings';
import packageJson from '../../../package.json';
import { createBotPool, workerFrom } from '../bots/thread/pool';
import { createLastNet, outliveErrors } from '../diagnostics/lastNet';
import { createNetTables, type NetTablePlan, type NetTables } from '../hosting/netTables';
import { systemNetwork } from '../hosting/systemNetwork';
import type { HostTable } from '../lan/host/hostTable';
import { createLanHost } from '../lan/host/lanHost';
import { openRecord } from '../records/openRecord';
import { systemClock } from '../session/clock';
import { decideHere, decidePlain } from '../session/decideHere';
import { createGameStore } from '../storage/games';
import { createLog } from '../storage/log';
import { createRunningGames, savingSentence } from '../storage/runningGames';
import { sweepDataFolder } from '../storage/sweep';
import type { Command } from './command';
import { whyUnwritable } from './dataFolder';
import { HOST_OPTIONS, type HostArguments, readHostArguments } from './hostArguments';
import { printResult, printSentence } from './output';
import { RULE_USAGE } from './ruleOptions';

const BOT_DEADLINE_MS = 2_500;
/** These answer in less time than a thread takes to be asked. */
const QUICK_LEVELS: readonly BotLevel[] = ['random', 'plain'];
/** A game that nobody has been at for so long is put away, and its seats are free. */
const ABANDON_AFTER_MS = 30 * 60_000;

/** What to do about a port or an address that can't be had. */
const DOOR_ADVICE: Readonly<Record<DoorFault['code'], string>> = {
  'port-taken': 'Choose another with --port, or 0 for any that is free.',
  'foreign-address': 'Give one of its own with --address, or leave the option out for all of them.',
  'not-allowed': 'Choose another with --port: those below 1024 are often reserved.',
  failed: '',
};

/**
 * Hosts tables without a window until `stopped` resolves; then guests are told and unfinished games are kept. `limits`
 * are others than the program's only where it is measured.
 */
export async function runHost(
  options: HostArguments,
  stopped: Promise<unknown>,
  say: (line: string) => void,
  limits: Limits = LIMITS,
): Promise<number> {
  const { dataFolder } = options;
  const fault = whyUnwritable([dataFolder, join(dataFolder, 'running'), join(dataFolder, 'games')]);
  if (fault !== null) {
    say(`${fault} Games could not be kept: choose another folder with --data.`);
    return 1;
  }
  sweepDataFolder(dataFolder);
  const log = createLog(join(dataFolder, 'logs', 'host.log'), () => new Date());
  const tell = (line: string) => {
    log.write('info', line);
    say(line);
  };
  const onTrouble = (message: string) => log.write('warning', message);
  const randomHex = (bytes: number) => randomBytes(bytes).toString('hex');
  const running = createRunningGames(join(dataFolder, 'running'), {
    onTrouble: tell,
    onSaving: (fault) => tell(savingSentence(fault)),
  });
  const games = createGameStore(join(dataFolder, 'games'), openRecord, tell);
  const pool = createBotPool({
    createWorker: workerFrom(join(import.meta.dirname, 'worker.js')),
    size: 1,
    deadlineMs: BOT_DEADLINE_MS,
    onTrouble,
  });
  const shared = { clock: systemClock, randomHex, app: packageJson.version, onTrouble };
  const tables = createNetTables({
    ...shared,
    keeper: {
      ...running,
      unfinished: running.list,
      archive: async (record, title) => void (await games.add(record, title, new Date())),
    },
    limits,
    house: {
      bots: async (request) =>
        QUICK_LEVELS.includes(request.level) ? decideHere(request) : pool.ask(request),
      plain: decidePlain,
      onTrouble,
    },
    owner: 'first',
    abandonAfterMs: ABANDON_AFTER_MS,
    botNames: () => DEFAULT_BOT_NAMES,
    onNews: logNews(tell),
  });
  const network = systemNetwork({ ...shared, ...options, limits });
  const host = createLanHost({ ...shared, limits });
  const opened = await openTables(tables, options);
  for (const table of opened) host.add(table);
  const door = await network.openDoor(host, options.port);
  if (!door.ok) {
    await Promise.all(opened.map((table) => table.close()));
    await pool.dispose();
    say(`${doorFaultSentence(door.error)} ${DOOR_ADVICE[door.error.code]}`.trimEnd());
    return 1;
  }
  const { port } = door.value;
  const announced = await network.announce(host, port);
  await printResult({
    port,
    addresses: network.addresses().map(({ address }) => address),
    tables: opened.map((table) => ({
      title: table.state().title,
      code: printCode(table.code),
    })),
  });
  tell(`listening at port ${port} with ${opened.length} table(s)`);

  const endOutliving = outliveErrors(
    createLastNet({ write: log.write, say: (sentence) => say(sentence) }),
  );
  await stopped;
  endOutliving();
  announced.stop();
  await Promise.all([...opened.map((table) => table.close()), door.value.close()]);
  await pool.dispose();
  tell('stopped; unfinished games are kept and go on at the next start');
  return 0;
}

/** The tables by their titles: those whose games were left are opened again, with their codes. */
async function openTables(tables: NetTables, options: HostArguments): Promise<HostTable[]> {
  const left = [...(await tables.reopenable())];
  const opened: HostTable[] = [];
  for (let number = 1; number <= options.tables; number += 1) {
    const title = options.tables === 1 ? options.name : `${options.name} ${number}`;
    const kept = left.find((each) => each.title === title);
    const again = kept === undefined ? null : await tables.reopen(kept.id);
    opened.push(again?.ok ? again.value : tables.open(planOf(options, title)));
  }
  return opened;
}

const planOf = (options: HostArguments, title: string): NetTablePlan => ({
  title,
  rules: options.rules,
  timerSeconds: options.timerSeconds,
  convention: options.convention,
  graceSeconds: options.graceSeconds,
  spectators: true,
  slots: Array.from({ length: options.rules.players }, () => ({
    kind: 'open',
    level: options.bots,
  })),
});

/** A line when a table's stage or the number of people there has changed; never a name. */
function logNews(tell: (line: string) => void): (table: LanTable) => void {
  const last = new Map<string, string>();
  return ({ tableId, title, stage, members }) => {
    const here = members.filter(({ presence }) => presence === 'here').length;
    const news = `${title}: ${stage}, ${here} there`;
    if (last.get(tableId) === news) return;
    last.set(tableId, news);
    tell(news);
  };
}

const INTERRUPTS = ['SIGINT', 'SIGTERM'] as const;

export const host: Command = {
  options: HOST_OPTIONS,
  usage: `${RULE_USAGE} [--name TEXT] [--port ${DEFAULT_PORT}] [--tables 1] [--bots plain] [--timer SECONDS] [--convention natural|meld|jumps] [--grace 5] [--data FOLDER] [--address IP] [--allow-public]`,
  summary:
    'hosts tables on the network without a window until it is interrupted; prints its port, addresses and the tables\u2019 codes',
  async run(args) {
    const options = await readHostArguments(args);
    let stop = () => {};
    const stopped = new Promise<void>((resolve) => {
      stop = resolve;
    });
    for (const signal of INTERRUPTS) process.on(signal, stop);
    try {
      return await runHost(options, stopped, (line) => void printSentence(line));
    } finally {
      for (const signal of INTERRUPTS) process.off(signal, stop);
    }
  },
};
