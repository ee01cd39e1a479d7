import type { Worker } from 'node:worker_threads';
import { decisionPoints } from '@main/engine/decisionPoints';
import { createRecord } from '@main/engine/record';
import type { PlayedGame } from '@main/records/recordTable';
import { type ReviewStore, reviewKey } from '@main/storage/reviews';
import { err, ok, type Result } from '@shared/game/result';
import { badRequest } from '@shared/protocol/answers';
import type {
  DealReview,
  ReviewDeal,
  ReviewGame,
  ReviewProgress,
  ReviewSource,
} from '@shared/protocol/review';
import { recordedSeatOf } from '@shared/protocol/seatInfo';
import type { Answer } from '@shared/protocol/table';
import { gameAfterDeal, openDeal } from './openDeal';
import { type ReviewOrder, ReviewStopped, type RunningReview, runReview } from './reviewThread';

export interface ReviewDeskOptions {
  /** A saved game, re-played; a sentence when it can't be. */
  readonly savedGame: (id: string) => Promise<Result<PlayedGame, string>>;
  /** A game that was begun and not finished, re-played; null when no game has that id. */
  readonly unfinishedGame: (id: string) => Promise<PlayedGame | null>;
  /** The game at the open table; null when no table is open. */
  readonly tableGame: () => PlayedGame | null;
  readonly reviews: ReviewStore;
  /** Starts a thread that judges one deal. */
  readonly createWorker: () => Worker;
  readonly onProgress: (progress: ReviewProgress) => void;
  /** For the log. */
  readonly onTrouble: (message: string) => void;
}

/** Deals reviewed with all hands open: only those that are over. Deals are counted from 1. */
export interface ReviewDesk {
  game(source: ReviewSource): Promise<Answer<ReviewGame>>;
  deal(source: ReviewSource, dealNumber: number): Promise<Answer<ReviewDeal>>;
  /** Kept reviews are there at once; others take some seconds, and end an earlier one under way. */
  judge(source: ReviewSource, dealNumber: number): Promise<Answer<DealReview>>;
  stop(): void;
  /** A game as it was before a step of a finished deal was taken. */
  gameBefore(
    source: ReviewSource,
    dealNumber: number,
    step: number,
  ): Promise<Result<PlayedGame, string>>;
}

const GONE = 'That game is no longer there.';
const NO_TABLE = 'No game is open at your table.';
const NOT_OVER = 'That deal is not over: it can be looked at with open hands when it is.';
const STOPPED = 'The review was stopped.';
const FAILED = 'This deal could not be judged. What went wrong was written to the log.';

interface UnderWay {
  readonly key: string;
  readonly running: RunningReview;
}

export function createReviewDesk(options: ReviewDeskOptions): ReviewDesk {
  const { reviews, onTrouble } = options;
  let underWay: UnderWay | null = null;

  const open = async (source: ReviewSource): Promise<Result<PlayedGame, string>> => {
    if (source.kind === 'saved') return options.savedGame(source.id);
    if (source.kind === 'unfinished') {
      const left = await options.unfinishedGame(source.id);
      return left === null ? err(GONE) : ok(left);
    }
    const played = options.tableGame();
    return played === null ? err(NO_TABLE) : ok(played);
  };

  const start = (key: string, order: ReviewOrder, source: ReviewSource) => {
    if (underWay?.key === key) return underWay.running;
    underWay?.running.stop();
    const running = runReview(options.createWorker, order, (progress) =>
      options.onProgress({ source, dealNumber: order.dealNumber, ...progress }),
    );
    underWay = { key, running };
    return running;
  };

  const judge: ReviewDesk['judge'] = async (source, dealNumber) => {
    const played = await open(source);
    if (!played.ok) return badRequest(played.error);
    const game = gameAfterDeal(played.value.game, dealNumber);
    if (game === null) return badRequest(NOT_OVER);
    const { seats, convention } = played.value.head;
    const about = { app: '', seats: seats.map(recordedSeatOf), seed: null };
    const key = reviewKey(createRecord(game, about), convention, dealNumber);
    const kept = await reviews.read(key);
    if (kept !== null) return ok(kept);
    const running = start(key, { game, convention, dealNumber }, source);
    try {
      const review = await running.done;
      await reviews.keep(key, review);
      return ok(review);
    } catch (error) {
      if (error instanceof ReviewStopped) return badRequest(STOPPED);
      onTrouble(`a deal could not be judged: ${String(error)}`);
      return badRequest(FAILED);
    } finally {
      if (underWay?.running === running) underWay = null;
    }
  };

  return {
    judge,
    async game(source) {
      const played = await open(source);
      if (!played.ok) return badRequest(played.error);
      const { head, game } = played.value;
      const you = head.seats.findIndex(({ kind }) => kind === 'human');
      return ok({
        title: head.title,
        rules: game.rules,
        convention: head.convention,
        seats: head.seats,
        you: you < 0 ? null : you,
        results: game.finished.map(({ result }) => result),
      });
    },
    async deal(source, dealNumber) {
      const played = await open(source);
      if (!played.ok) return badRequest(played.error);
      const deal = openDeal(played.value.game, dealNumber);
      return deal === null ? badRequest(NOT_OVER) : ok(deal);
    },
    stop() {
      underWay?.running.stop();
      underWay = null;
    },
    async gameBefore(source, dealNumber, step) {
      const played = await open(source);
      if (!played.ok) return played;
      const game = gameAfterDeal(played.value.game, dealNumber);
      if (game === null) return err(NOT_OVER);
      for (const point of decisionPoints(game))
        if (point.deal === dealNumber - 1 && point.move === step)
          return ok({ head: played.value.head, game: point.game });
      return err('Nobody decided anything there.');
    },
  };
}
