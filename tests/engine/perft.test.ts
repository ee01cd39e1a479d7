import { readFileSync } from 'node:fs';
import { MUST_WINS } from '@shared/game/rules';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readGoldenDeals } from '../support/goldenDeals';
import {
  enginePerft,
  enginePosition,
  naivePerft,
  naivePosition,
  positionOf,
} from '../support/perft';

/**
 * How many sequences of 1, 2, 3 .. legal actions there are from fixed positions of the worked deals,
 * by distinct card and claims apart, counted by the naive implementation.
 */
const table = z
  .array(
    z.object({
      deal: z.string(),
      /** The position is the first deal after that many of its actions. */
      after: z.number(),
      mustWin: z.enum(MUST_WINS),
      counts: z.array(z.number()),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('../golden/perft.json', import.meta.url), 'utf8')));

/** The naive implementation is slow: it counts again only where there is little to count. */
const FEW = 40;

const records = new Map(readGoldenDeals().map(({ name, record }) => [name, record]));

describe('the number of legal sequences', () => {
  it.each(table)('$deal after $after, must win $mustWin', ({ deal, after, mustWin, counts }) => {
    const record = records.get(deal);
    if (record === undefined) throw new Error(`no worked deal ${deal}`);
    const position = positionOf(record, after, mustWin);
    const game = enginePosition(position);
    expect(counts.map((_, i) => enginePerft(game, i + 1))).toEqual(counts);
    const few = counts.filter((count) => count <= FEW);
    const naive = naivePosition(position);
    expect(few.map((_, i) => naivePerft(naive, i + 1))).toEqual(few);
  });

  it('covers every number of seats and both settings where they differ', () => {
    const seats = new Set(table.map(({ deal }) => records.get(deal)?.rules.players));
    expect([...seats].sort()).toEqual([2, 3, 4, 6, 8]);
    const bySetting = (mustWin: string) =>
      table.filter((row) => row.mustWin === mustWin).map((row) => row.counts.at(-1));
    expect(bySetting('always')).not.toEqual(bySetting('trump'));
  });
});
