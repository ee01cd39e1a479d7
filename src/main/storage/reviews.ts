import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readJsonFile } from '@main/reading/readFile';
import type { BiddingConvention } from '@shared/game/biddingConventions';
import type { GameRecord } from '@shared/game/record';
import { type DealReview, dealReviewSchema } from '@shared/protocol/review';
import { replaceFile } from './replaceFile';

/** Reviews that were worked out once, by what was judged. */
export interface ReviewStore {
  read(key: string): Promise<DealReview | null>;
  /** Never rejects: what can't be kept is worked out again. */
  keep(key: string, review: DealReview): Promise<void>;
}

/** Raised when deals are judged otherwise than before. */
const JUDGED_AS = 3;
/** A review is some ten thousand bytes. */
const MOST_KEPT = 400;

/** Names a deal (from 1) with all that its judgement depends on: the rules, what bids told, and every deal up to it. */
export const reviewKey = (
  { rules, deals }: GameRecord,
  convention: BiddingConvention,
  dealNumber: number,
): string =>
  createHash('sha256')
    .update(JSON.stringify([JUDGED_AS, rules, convention, deals.slice(0, dealNumber)]))
    .digest('hex')
    .slice(0, 32);

export function createReviewStore(folder: string): ReviewStore {
  const fileOf = (key: string) => join(folder, `${key}.json`);

  /** The one just kept stays, even where the clock has gone back since the others were. */
  const dropOldest = async (kept: string) => {
    const names = (await readdir(folder)).filter((name) => join(folder, name) !== fileOf(kept));
    if (names.length < MOST_KEPT) return;
    const aged = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
    );
    aged.sort((a, b) => b.at - a.at);
    for (const { name } of aged.slice(MOST_KEPT - 1)) await rm(join(folder, name), { force: true });
  };

  return {
    async read(key) {
      const file = await readJsonFile(fileOf(key));
      const review = dealReviewSchema.safeParse(file.ok ? file.value?.value : undefined);
      // What can't be read is worked out again.
      return review.success ? review.data : null;
    },
    async keep(key, review) {
      try {
        await replaceFile(fileOf(key), `${JSON.stringify(review)}\n`);
        await dropOldest(key);
      } catch {
        // A full or read-only disk.
      }
    },
  };
}
