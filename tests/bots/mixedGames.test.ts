import { PRESETS } from '@shared/game/presets';
import { afterAll, describe, expect, it } from 'vitest';
import { isFull, share, TIMEOUT_MS } from '../support/botShare';
import { emptyReport, playMixedTable } from '../support/mixedTable';

const SEED = Number(process.env.MIXED_SEED ?? 20261130);
/** No two presets draw the same levels and faults. */
const SEEDS_A_PRESET = 100_000;
const GAMES = Math.ceil(share(18, 10_000) / PRESETS.length);
const FINISHED_IN = isFull ? 8 : null;

const report = emptyReport();
const tell = (): void => console.log(`mixed games, seed ${SEED}: ${JSON.stringify(report)}`);
afterAll(tell);

describe.each(
  PRESETS.map(({ name, rules }, index) => ({ name, rules, seed: SEED + index * SEEDS_A_PRESET })),
)('games of $name by bots of mixed levels', ({ name, rules, seed }) => {
  it(
    `${GAMES} games from seed ${seed}: the only exceptions and illegal answers are those put in`,
    async () => {
      await playMixedTable({ name, rules, games: GAMES, seed, finishedIn: FINISHED_IN }, report);
      if (isFull) tell();
      expect(report.wrong).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
