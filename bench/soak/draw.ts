import { type Random, randomFromText } from '@main/engine/random';
import { BIDDING_CONVENTIONS, type BiddingConvention } from '@shared/game/biddingConventions';
import type { BotLevel } from '@shared/game/botLevels';
import { PRESETS } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import fc from 'fast-check';
import { randomRules } from '../../tests/support/randomRules';

/** Draws for one round: the same seed gives the same rules, players, and faults. */
export interface Draw {
  readonly seed: string;
  below(bound: number): number;
  onceIn(bound: number): boolean;
  pick<T>(list: readonly T[]): T;
}

export function drawFrom(seed: string): Draw {
  const random: Random = randomFromText(seed);
  const below = (bound: number) => random.below(bound);
  return {
    seed,
    below,
    onceIn: (bound) => below(bound) === 0,
    pick(list) {
      const value = list[below(list.length)];
      if (value === undefined) throw new Error('nothing to pick from');
      return value;
    },
  };
}

/** Every preset in turn, and a rule set drawn from every option between two of them. */
export function rulesOfRound(round: number, draw: Draw): RuleSet {
  const preset = round % 2 === 0 ? PRESETS[(round / 2) % PRESETS.length] : undefined;
  if (preset !== undefined) return preset.rules;
  const [rules] = fc.sample(randomRules, { numRuns: 1, seed: draw.below(0x7fff_ffff) });
  if (rules === undefined) throw new Error('no rules were drawn');
  return rules;
}

/** The seats of a mixed table: those who think longest are the fewest. */
const LEVELS: readonly BotLevel[] = [
  ...new Array<BotLevel>(3).fill('random'),
  ...new Array<BotLevel>(5).fill('easy'),
  ...new Array<BotLevel>(7).fill('plain'),
  ...new Array<BotLevel>(4).fill('medium'),
  'hard',
];

export const levelsOf = (rules: RuleSet, draw: Draw): BotLevel[] =>
  Array.from({ length: rules.players }, () => draw.pick(LEVELS));

export const conventionOf = (draw: Draw): BiddingConvention => draw.pick(BIDDING_CONVENTIONS);
