import { neverStop, type ShouldStop } from '@main/bots/core/player';
import { BOT_LEVELS, type BotLevel } from '@shared/game/botLevels';
import type { RuleSet } from '@shared/game/rules';
import { seatsOf } from '@shared/game/seats';
import { playMixedGame } from './mixedGame';
import { type SeededRandom, seededRandom } from './seededRandom';

/** Out of a hundred seats; those who think longest are the fewest. */
const SHARES: Readonly<Record<BotLevel, number>> = {
  random: 12,
  easy: 26,
  plain: 29,
  medium: 30,
  hard: 2,
  expert: 1,
};

/** So many questions whether to go on are answered with yes, where a thought isn't finished. */
const HASTY = 6;

/** The games of one preset. */
export interface MixedTable {
  readonly name: string;
  readonly rules: RuleSet;
  readonly games: number;
  readonly seed: number;
  /** One decision in N is finished; null: none of them. */
  readonly finishedIn: number | null;
}

export interface MixedTableReport {
  games: number;
  deals: number;
  decisions: number;
  /** Games that went on for 200 deals. */
  unfinished: number;
  /** Faults put in on purpose, and all that were reported: each of them is a stand-in's action. */
  injected: number;
  troubles: number;
  readonly seats: Record<BotLevel, number>;
  /** Games with other troubles than those put in, or without a score: seed, levels and what was said. */
  readonly wrong: string[];
}

export const emptyReport = (): MixedTableReport => ({
  games: 0,
  deals: 0,
  decisions: 0,
  unfinished: 0,
  injected: 0,
  troubles: 0,
  seats: { random: 0, easy: 0, plain: 0, medium: 0, hard: 0, expert: 0 },
  wrong: [],
});

function levelAt(percent: number): BotLevel {
  let left = percent;
  for (const level of BOT_LEVELS) {
    if (left < SHARES[level]) return level;
    left -= SHARES[level];
  }
  return 'plain';
}

function patienceFrom(random: SeededRandom, finishedIn: number | null): () => ShouldStop {
  return () => {
    if (finishedIn !== null && random.onceIn(finishedIn)) return neverStop;
    let asked = 0;
    return () => {
      asked += 1;
      return asked > HASTY;
    };
  };
}

/** Plays the games of a preset with levels drawn for each seat, and adds what became of them to the report. */
export async function playMixedTable(table: MixedTable, report: MixedTableReport): Promise<void> {
  const { name, rules, games, seed, finishedIn } = table;
  for (let number = 0; number < games; number += 1) {
    const random = seededRandom(seed + number);
    const levels = seatsOf(rules).map(() => levelAt(random.below(100)));
    for (const level of levels) report.seats[level] += 1;
    const gameSeed = `mixed ${name} ${seed} ${number}`;
    const { game, decisions, injected, troubles } = await playMixedGame({
      rules,
      seed: gameSeed,
      levels,
      random,
      patience: patienceFrom(random, finishedIn),
    });
    report.games += 1;
    report.deals += game.finished.length;
    report.decisions += decisions;
    report.injected += injected;
    report.troubles += troubles.length;
    if (game.winner === null) report.unfinished += 1;
    if (troubles.length !== injected || !game.scores.every(Number.isFinite))
      report.wrong.push(`${gameSeed}, ${levels.join()}:\n${troubles.join('\n')}`);
  }
}
