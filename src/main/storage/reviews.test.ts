import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGame } from '@main/engine/game';
import { createRecord } from '@main/engine/record';
import type { BiddingConvention } from '@shared/game/biddingConventions';
import { presetRules } from '@shared/game/presets';
import type { GameRecord } from '@shared/game/record';
import type { DealReview } from '@shared/protocol/review';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createReviewStore, reviewKey } from './reviews';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aces-around-reviews-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const review: DealReview = {
  dealNumber: 1,
  judgements: [{ step: 3, seat: 2, open: { low: 0, high: 10, best: null }, known: null }],
};

it('keeps a review and reads it again', async () => {
  const store = createReviewStore(join(folder, 'reviews'));
  expect(await store.read('abc')).toBeNull();
  await store.keep('abc', review);
  expect(await store.read('abc')).toEqual(review);
  expect(await store.read('abd')).toBeNull();
});

it('passes over a file that is broken', async () => {
  const store = createReviewStore(folder);
  await store.keep('abc', review);
  const [name] = await readdir(folder);
  await writeFile(join(folder, name ?? ''), '{"dealNumber": 1');
  expect(await store.read('abc')).toBeNull();
});

it('names a deal by its cards and by what was done, not by who sat there', () => {
  const seatsOf = (name: string) =>
    [0, 1, 2, 3].map(() => ({ name, kind: 'bot' as const, level: 'plain' }));
  const recordOf = (seed: string, name: string) =>
    createRecord(startGame(presetRules('sq-partnership'), seed).game, {
      app: '1',
      seats: seatsOf(name),
      seed: null,
    });
  const named = (record: GameRecord, convention: BiddingConvention = 'natural') =>
    reviewKey(record, convention, 1);
  expect(named(recordOf('a', 'June'))).toBe(named(recordOf('a', 'Walt')));
  expect(named(recordOf('a', 'June'))).not.toBe(named(recordOf('b', 'June')));
  expect(named(recordOf('a', 'June'))).not.toBe(named(recordOf('a', 'June'), 'jumps'));
});
