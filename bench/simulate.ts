import { simulateGame } from '@main/cli/simulate';
import type { BotLevel } from '@shared/game/botLevels';
import { deckCards } from '@shared/game/cards';
import { PRESETS } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import { seatsOf } from '@shared/game/seats';
import type { Figure } from './support/figure';

/** Processor time of each round, in microseconds; the best round counts, since machines are noisy. */
const ROUND_US = 250_000;
const ROUNDS = 4;
/** Presets that are run before the first is measured. */
const WARM_UP = 3;
const LEVELS: readonly BotLevel[] = ['random', 'plain'];

const processorUs = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Deals a second of processor time, whole games as `simulate` plays them. */
function dealsPerSecond(rules: RuleSet, level: BotLevel): number {
  const levels = seatsOf(rules).map(() => level);
  let game = 0;
  const round = (): number => {
    const start = processorUs();
    let deals = 0;
    while (processorUs() - start < ROUND_US) {
      game += 1;
      const seed = `bench/${game}`;
      deals += simulateGame({ rules, levels, seed, mostDeals: 50 }).deals.length;
    }
    return (deals / (processorUs() - start)) * 1_000_000;
  };
  return Math.max(...Array.from({ length: ROUNDS }, round));
}

/** Every deal is played to its last card, so that presets differ by their cards alone. */
const playedOut = (rules: RuleSet): RuleSet => ({
  ...rules,
  preset: null,
  throwIn: 'off',
  allPass: rules.allPass === null ? null : 'forced',
});

/** What a card costs, in microseconds. */
const costOfCard = (rules: RuleSet): number =>
  1_000_000 / dealsPerSecond(playedOut(rules), 'random') / deckCards(rules.deck).length;

/** Deals a second for every preset and level, and each preset's cost a card against the mean. */
export default function measure(): Figure[] {
  // Not counted: the engine is compiled while it runs, and the first preset would pay for all.
  for (const { rules } of PRESETS.slice(0, WARM_UP)) dealsPerSecond(rules, 'random');
  const speeds = PRESETS.flatMap(({ name, rules }) =>
    LEVELS.map((level) => ({
      name: `${name}, ${level} bots`,
      value: dealsPerSecond(rules, level),
      unit: 'deals/s',
    })),
  );
  const costs = PRESETS.map(({ name, rules }) => ({ name, cost: costOfCard(rules) }));
  const mean = costs.reduce((sum, { cost }) => sum + cost, 0) / costs.length;
  const shares = costs.map(({ name, cost }) => ({
    name: `${name}, cost a card against the mean`,
    value: cost / mean,
    unit: 'times',
  }));
  return [...speeds, ...shares];
}
