import type { Worker } from 'node:worker_threads';
import type { Progress } from '@main/bots/advice/review/judgeDeal';
import type { GameState } from '@main/engine/game';
import type { BiddingConvention } from '@shared/game/biddingConventions';
import { type DealReview, dealReviewSchema } from '@shared/protocol/review';

/** What a review's thread is told. */
export interface ReviewOrder {
  readonly game: GameState;
  /** What bids told at its table. */
  readonly convention: BiddingConvention;
  readonly dealNumber: number;
}

/** What it answers: how far it has come, and at last the review. */
export type ReviewReply = { readonly progress: Progress } | { readonly review: unknown };

/** A review under way. */
export interface RunningReview {
  /** Rejects when it is stopped or fails. */
  readonly done: Promise<DealReview>;
  stop(): void;
}

export class ReviewStopped extends Error {}

/** Judges a deal in a thread of its own. */
export function runReview(
  createWorker: () => Worker,
  order: ReviewOrder,
  onProgress: (progress: Progress) => void,
): RunningReview {
  const worker = createWorker();
  // The program may end while a deal is judged.
  worker.unref();
  let isStopped = false;
  const done = new Promise<DealReview>((resolve, reject) => {
    worker.on('message', (reply: ReviewReply) => {
      if (isStopped) return;
      if ('progress' in reply) return onProgress(reply.progress);
      const review = dealReviewSchema.safeParse(reply.review);
      if (review.success) resolve(review.data);
      else reject(new Error(`the review is not valid: ${review.error.message}`));
      void worker.terminate();
    });
    worker.on('error', reject);
    worker.on('exit', () =>
      reject(isStopped ? new ReviewStopped() : new Error('the thread ended')),
    );
    worker.postMessage(order);
  });
  return {
    done,
    stop() {
      isStopped = true;
      void worker.terminate();
    },
  };
}
