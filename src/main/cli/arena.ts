import { BOT_LEVELS, type BotLevel } from '@shared/game/botLevels';
import type { RuleSet } from '@shared/game/rules';
import { type PlayerOfDeal, playMatch } from '../bots/lab/arena/duplicateMatch';
import { quantile } from '../bots/lab/arena/quantile';
import { decide } from '../bots/levels/decide';
import { oneOf, readArguments, refuseWords, wholeNumber } from './arguments';
import { type Command, WrongArguments } from './command';
import { printResult } from './output';
import { RULE_OPTIONS, RULE_USAGE, readRules } from './ruleOptions';

/** Milliseconds a decision took; `p95`: nineteen of twenty took no longer. */
export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/**
 * A level and how long each of its decisions took, those included in which it had no choice. All
 * levels draw their random numbers from the same seed for the same turn of a deal.
 */
function timedPlayer(level: BotLevel, seed: string): { player: PlayerOfDeal; times: number[] } {
  const times: number[] = [];
  const player: PlayerOfDeal = (deal) => (view) => {
    const start = performance.now();
    const action = decide(view, level, `${seed} ${deal}`);
    times.push(performance.now() - start);
    return action;
  };
  return { player, times };
}

export function percentiles(times: readonly number[]): Percentiles {
  const at = (share: number): number => Math.round(quantile(times, share) * 1000) / 1000;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

const round = (points: number): number => Math.round(points * 100) / 100;

function runMatch(
  rules: RuleSet,
  levels: readonly [BotLevel, BotLevel],
  deals: number,
  seed: string,
) {
  const a = timedPlayer(levels[0], seed);
  const b = timedPlayer(levels[1], seed);
  const match = playMatch(rules, a.player, b.player, deals, seed);
  const { contracts } = match;
  return {
    pointsPerDeal: round(match.pointsPerDeal),
    ci95: match.ci95.map(round),
    deals: match.deals,
    contracts: {
      a: { made: contracts.a.made, set: contracts.a.set },
      b: { made: contracts.b.made, set: contracts.b.set },
    },
    decisionMs: { a: percentiles(a.times), b: percentiles(b.times) },
  };
}

const LEVEL_LIST = BOT_LEVELS.join(', ');

const OPTIONS = {
  ...RULE_OPTIONS,
  a: { type: 'string', value: 'LEVEL', help: `the level at one side: ${LEVEL_LIST}` },
  b: { type: 'string', value: 'LEVEL', help: 'the level everywhere else' },
  deals: { type: 'string', value: 'N', help: 'deals to play, 2 or more; 100 by default' },
  seed: { type: 'string', value: 'TEXT', help: 'chooses the deals; 0 by default' },
} as const;

export const arena: Command = {
  options: OPTIONS,
  usage: `${RULE_USAGE} --a LEVEL --b LEVEL [--deals 100] [--seed TEXT]`,
  summary: 'plays a duplicate match: every deal once for each side, A there and B everywhere else',
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    refuseWords(positionals);
    if (values.a === undefined || values.b === undefined)
      throw new WrongArguments('Say --a LEVEL and --b LEVEL.');
    const rules = await readRules(values);
    const a = oneOf('--a', values.a, BOT_LEVELS);
    const b = oneOf('--b', values.b, BOT_LEVELS);
    // One deal tells nothing of how far such deals scatter.
    const deals = wholeNumber('deals', values.deals, { least: 2, byDefault: 100 });
    await printResult(runMatch(rules, [a, b], deals, values.seed ?? '0'));
    return 0;
  },
};
