import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { BIDDING_CONVENTIONS, type BiddingConvention } from '@shared/game/biddingConventions';
import { BOT_LEVELS, type BotLevel } from '@shared/game/botLevels';
import type { RuleSet } from '@shared/game/rules';
import { DEFAULT_PORT, GRACE_SECONDS } from '@shared/protocol/lan/limits';
import { cleanText } from '@shared/protocol/lan/text';
import { TIMER_SECONDS } from '@shared/protocol/table';
import { oneOf, readArguments, refuseWords, wholeNumber } from './arguments';
import { WrongArguments } from './command';
import { RULE_OPTIONS, readRules } from './ruleOptions';

const MOST_TABLES = 16;
const MAX_TITLE = 40;

/** What a host without a window is told to do. */
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

export const HOST_OPTIONS = {
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

/** Reads what follows `host` on the command line. Throws `WrongArguments` and `WrongInput`. */
export async function readHostArguments(args: readonly string[]): Promise<HostArguments> {
  const { values, positionals } = readArguments(args, HOST_OPTIONS);
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
