import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { BIDDING_CONVENTIONS, type BiddingConvention } from '@shared/game/biddingConventions';
import { BOT_LEVELS, type BotLevel } from '@shared/game/botLevels';
import type { RuleSet } from '@shared/game/rules';
import { printCode } from '@shared/protocol/lan/joinCode';
import type { LanTable } from '@shared/protocol/lan/lanTable';
import { doorFaultSentence } from '@shared/protocol/lan/lanWords';
import { DEFAULT_PORT, GRACE_SECONDS, LIMITS, type Limits } from '@shared/protocol/lan/limits';
import { cleanText } from '@shared/protocol/lan/text';
import { DEFAULT_BOT_NAMES } from '@shared/protocol/settings';
import { TIMER_SECONDS } from '@shared/protocol/table';
import packageJson from '../../../package.json';
import { createBotPool, workerFrom } from '../bots/thread/pool';
import { createNetTables, type NetTablePlan, type NetTables } from '../hosting/netTables';
import { systemNetwork } from '../hosting/systemNetwork';
import type { HostTable } from '../lan/host/hostTable';
import { createLanHost } from '../lan/host/lanHost';
import { systemClock } from '../session/clock';
import { decideHere, decidePlain } from '../session/decideHere';
import { createGameStore } from '../storage/games';
import { createLog } from '../storage/log';
import { openRecord } from '../storage/openRecord';
import { createRunningGames, savingSentence } from '../storage/runningGames';
import { sweepDataFolder } from '../storage/sweep';
import { oneOf, readArguments, refuseWords, wholeNumber } from './arguments';
import { type Command, WrongArguments } from './command';
import { printResult, printSentence } from './output';
import { RULE_OPTIONS, RULE_USAGE, readRules } from './ruleOptions';

const MOST_TABLES = 16;
const MAX_TITLE = 40;
const BOT_DEADLINE_MS = 2_500;
/** These answer in less time than a thread takes to be asked. */
const QUICK_LEVELS: readonly BotLevel[] = ['random', 'plain'];
/** A game that nobody has been at for so long is put away, and its seats are free. */
const ABANDON_AFTER_MS = 30 * 60_000;

export interface HostArguments {
  readonly rules: RuleSet;
  readonly name: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly tables: number;
  readonly bots: BotLevel;
  readonly timerSeconds: (typeof TIMER_SECONDS)[number] | null;
  readonly convention: BiddingConvention;
  readonly graceSeconds: (typeof GRACE_SECONDS)[number];
  readonly dataFolder: string;
  /** Null: all of this machine's addresses. */
  readonly address: string | null;
  readonly allowPublic: boolean;
}

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
    for (const table of opened) table.close();
    await pool.dispose();
    say(doorFaultSentence(door.error));
    return 1;
  }
  const { port } = door.value;
  const announced = await network.announce(host, port);
  await printResult({
    port,
    addresses:
      options.address === null
        ? network.addresses().map(({ address }) => address)
        : [options.address],
    tables: opened.map((table) => ({
      title: table.state().title,
      code: printCode(table.code),
    })),
  });
  tell(`listening at port ${port} with ${opened.length} table(s)`);

  await stopped;
  announced.stop();
  for (const table of opened) table.close();
  await door.value.close();
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

/** A number that is one of some, or the default where the option wasn't given. */
function oneOfNumbers<T extends number>(
  name: string,
  text: string | undefined,
  numbers: readonly T[],
): T | null {
  if (text === undefined) return null;
  const found = numbers.find((number) => String(number) === text);
  if (found === undefined)
    throw new WrongArguments(`--${name} is "${text}": it must be one of ${numbers.join(', ')}.`);
  return found;
}

async function readHostArguments(args: readonly string[]): Promise<HostArguments> {
  const { values, positionals } = readArguments(args, OPTIONS);
  refuseWords(positionals);
  const name = cleanText(values.name ?? 'Pinochle');
  if (name === '' || [...name].length > MAX_TITLE)
    throw new WrongArguments(`--name must have 1 to ${MAX_TITLE} characters.`);
  const port = wholeNumber('port', values.port, {
    least: 0,
    most: 65_535,
    byDefault: DEFAULT_PORT,
  });
  const tables = wholeNumber('tables', values.tables, {
    least: 1,
    most: MOST_TABLES,
    byDefault: 1,
  });
  if (values.address !== undefined && isIP(values.address) === 0)
    throw new WrongArguments(`--address is "${values.address}": it must be an IP address.`);
  return {
    rules: await readRules(values),
    name,
    port,
    tables,
    bots: oneOf('--bots', values.bots ?? 'plain', BOT_LEVELS),
    timerSeconds: oneOfNumbers('timer', values.timer, TIMER_SECONDS),
    convention: oneOf('--convention', values.convention ?? 'natural', BIDDING_CONVENTIONS),
    graceSeconds: oneOfNumbers('grace', values.grace, GRACE_SECONDS) ?? 5,
    dataFolder: resolve(values.data ?? join(homedir(), '.aces-around-host')),
    address: values.address ?? null,
    allowPublic: values['allow-public'] ?? false,
  };
}

const OPTIONS = {
  ...RULE_OPTIONS,
  name: { type: 'string', value: 'TEXT', help: 'the title of the tables; Pinochle by default' },
  port: {
    type: 'string',
    value: 'N',
    help: `the port to listen at; ${DEFAULT_PORT} by default, 0 for any`,
  },
  tables: {
    type: 'string',
    value: 'N',
    help: `how many tables, up to ${MOST_TABLES}; 1 by default`,
  },
  bots: {
    type: 'string',
    value: 'LEVEL',
    help: `who plays at seats nobody takes: ${BOT_LEVELS.join(', ')}; plain by default`,
  },
  timer: {
    type: 'string',
    value: 'SECONDS',
    help: `time for a decision: ${TIMER_SECONDS.join(', ')}; no limit by default`,
  },
  convention: {
    type: 'string',
    value: 'NAME',
    help: `what bids show: ${BIDDING_CONVENTIONS.join(', ')}; natural by default`,
  },
  grace: {
    type: 'string',
    value: 'SECONDS',
    help: `how long a lost seat waits before a bot plays: ${GRACE_SECONDS.join(', ')}; 5 by default`,
  },
  data: {
    type: 'string',
    value: 'FOLDER',
    help: 'where games are kept; .aces-around-host in your home folder by default',
  },
  address: { type: 'string', value: 'IP', help: 'listens at this address of the machine alone' },
  'allow-public': { type: 'boolean', help: 'also lets in guests from outside the local networks' },
} as const;

export const host: Command = {
  options: OPTIONS,
  usage: `${RULE_USAGE} [--name TEXT] [--port ${DEFAULT_PORT}] [--tables 1] [--bots plain] [--timer SECONDS] [--convention natural|meld|jumps] [--grace 5] [--data FOLDER] [--address IP] [--allow-public]`,
  summary:
    'hosts tables on the network without a window until it is interrupted; prints its port, addresses and the tables\u2019 codes',
  async run(args) {
    const options = await readHostArguments(args);
    const listening = new AbortController();
    const interrupted = ['SIGINT', 'SIGTERM'].map((name) =>
      once(process, name, { signal: listening.signal }),
    );
    try {
      return await runHost(options, Promise.race(interrupted), (line) => void printSentence(line));
    } finally {
      listening.abort();
    }
  },
};
