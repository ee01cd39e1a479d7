import { neverStop, type ShouldStop } from '@main/bots/player';
import type { BotLevel } from '@shared/game/botLevels';
import { PRESETS } from '@shared/game/presets';
import { seatsOf, sideCount } from '@shared/game/seats';
import { afterAll, describe, expect, it } from 'vitest';
import { isFull, share, TIMEOUT_MS } from '../support/botShare';
import { playMixedGame } from '../support/mixedGame';
import { type SeededRandom, seededRandom } from '../support/seededRandom';

const SEED = Number(process.env.MIXED_SEED ?? 20261130);
const GAMES = Math.ceil(share(18, 10_000) / PRESETS.length);

/** Out of a hundred seats; those who think longest are the fewest. */
const SHARES: readonly (readonly [level: BotLevel, share: number])[] = [
  ['random', 12],
  ['easy', 26],
  ['plain', 29],
  ['medium', 30],
  ['hard', 2],
  ['expert', 1],
];

function levelAt(percent: number): BotLevel {
  let left = percent;
  for (const [level, weight] of SHARES) {
    if (left < weight) return level;
    left -= weight;
  }
  return 'plain';
}

/** So many questions whether to go on are answered with yes, where a thought isn't finished. */
const HASTY = 6;
/** In full, one thought in so many is finished; in every run none is. */
const FINISHED_IN = 8;

function patienceFrom(random: SeededRandom): () => ShouldStop {
  return () => {
    if (isFull && random.onceIn(FINISHED_IN)) return neverStop;
    let asked = 0;
    return () => {
      asked += 1;
      return asked > HASTY;
    };
  };
}

const total = { games: 0, deals: 0, decisions: 0, injected: 0, troubles: 0, unfinished: 0 };
const seatsPlayed = new Map<BotLevel, number>();

const report = (): string => {
  const seats = SHARES.map(([level]) => `${level} ${seatsPlayed.get(level) ?? 0}`).join(', ');
  return `mixed games, seed ${SEED}: ${JSON.stringify(total)}; seats: ${seats}`;
};

afterAll(() => console.log(report()));

/** No two presets draw the same levels and faults. */
const SEEDS_A_PRESET = 100_000;

describe.each(
  PRESETS.map(({ name, rules }, index) => ({
    name,
    rules,
    firstSeed: SEED + index * SEEDS_A_PRESET,
  })),
)('games of $name by bots of mixed levels', ({ name, rules, firstSeed }) => {
  it(
    `${GAMES} games from seed ${SEED}: the only exceptions and illegal answers are those put in`,
    async () => {
      for (let number = 0; number < GAMES; number += 1) {
        const random = seededRandom(firstSeed + number);
        const levels = seatsOf(rules).map(() => levelAt(random.below(100)));
        for (const level of levels) seatsPlayed.set(level, (seatsPlayed.get(level) ?? 0) + 1);
        const seed = `mixed ${name} ${SEED} ${number}`;
        const { game, decisions, injected, troubles } = await playMixedGame({
          rules,
          seed,
          levels,
          random,
          patience: patienceFrom(random),
        });
        total.games += 1;
        total.deals += game.finished.length;
        total.decisions += decisions;
        total.injected += injected;
        total.troubles += troubles.length;
        if (game.winner === null) total.unfinished += 1;
        expect(troubles.length, `${seed}, ${levels.join()}:\n${troubles.join('\n')}`).toBe(
          injected,
        );
        expect(game.scores).toHaveLength(sideCount(rules));
        expect(game.scores.every(Number.isFinite)).toBe(true);
      }
      if (isFull) console.log(`${name}: ${report()}`);
    },
    TIMEOUT_MS,
  );
});
