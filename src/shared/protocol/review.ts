import { z } from 'zod';
import type { Action } from '../game/actions';
import type { BiddingConvention } from '../game/biddingConventions';
import type { Suit } from '../game/cards';
import { FACE_COUNT } from '../game/cards';
import type { SeatMelds } from '../game/melds';
import type { RuleSet } from '../game/rules';
import type { Seat } from '../game/seats';
import type { DealResult, OpenTrick, PlayedTrick } from '../game/view';
import { type HintReason, hintReasonSchema } from './hintReason';
import type { SeatInfo } from './table';
import { actionSchema } from './tableSchema';

const gameId = z.string().regex(/^[0-9a-f]{8,64}$/);

/** Whose deals are looked at: a saved game's, or those that are over of an unfinished game or of the open table. */
export const reviewSourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('saved'), id: gameId }),
  z.strictObject({ kind: z.literal('unfinished'), id: gameId }),
  z.strictObject({ kind: z.literal('table') }),
]);
export type ReviewSource = z.output<typeof reviewSourceSchema>;

/** A game whose finished deals can be looked at with all hands open. */
export interface ReviewGame {
  readonly title: string;
  readonly rules: RuleSet;
  /** What the bids at its table told. */
  readonly convention: BiddingConvention;
  readonly seats: readonly SeatInfo[];
  /** The seat that is called "you"; null when nobody of the game sits at this program. */
  readonly you: Seat | null;
  /** Finished deals in order; a deal in play isn't among them. */
  readonly results: readonly DealResult[];
}

/** A moment of a deal with all hands open, and the move that was made. */
export interface ReviewStep {
  readonly seat: Seat;
  readonly action: Action;
  /** There was something to decide; otherwise the move was the only one. */
  readonly isChoice: boolean;
  /** By seat, sorted; as they were before the move. */
  readonly hands: readonly (readonly number[])[];
  readonly trick: OpenTrick | null;
  /** Tricks finished before the move. */
  readonly tricks: number;
  readonly declarer: Seat | null;
  readonly contract: number | null;
  readonly trump: Suit | null;
  /** By side, trick points taken before the move. */
  readonly points: readonly number[];
  /** All of it as one line of text (docs/position-notation.md). */
  readonly position: string;
}

/** A finished deal, move by move. */
export interface ReviewDeal {
  /** From 1. */
  readonly dealNumber: number;
  readonly dealer: Seat;
  readonly steps: readonly ReviewStep[];
  readonly widow: readonly number[];
  readonly melds: readonly SeatMelds[] | null;
  readonly tricks: readonly PlayedTrick[];
  readonly result: DealResult;
  /** How the deal ended, as one line of text. */
  readonly position: string;
}

const points = z.number();

/**
 * What a card cost against best play by all with all hands open, in trick points of the seat's camp (the
 * declarer's side, or all others). `low` and `high` differ where the search had to stop: the cost lies between.
 */
const openCostSchema = z.strictObject({
  low: points.min(0),
  high: points.min(0),
  /** A card that costs nothing; null where it isn't known. */
  best: z
    .number()
    .int()
    .min(0)
    .max(FACE_COUNT - 1)
    .nullable(),
});
export type OpenCost = z.output<typeof openCostSchema>;

/** What a decision cost on average over deals of the cards that the seat couldn't see, in points of the score. */
const knownCostSchema = z.strictObject({
  cost: points.min(0),
  /** Standard error of the cost. */
  error: points.min(0),
  deals: z.number().int().min(0),
  /** What the seat had better done; the same as was done where that cost nothing. */
  best: actionSchema,
  /** The cost is there for certain, and not tiny. */
  mistake: z.boolean(),
  /** Why the better action is better; only for mistakes. */
  reason: hintReasonSchema.nullable(),
});
export interface KnownCost {
  readonly cost: number;
  readonly error: number;
  readonly deals: number;
  readonly best: Action;
  readonly mistake: boolean;
  readonly reason: HintReason | null;
}

/** One decision of a deal, judged; null where it can't be. */
export interface Judgement {
  /** Position among the deal's steps, from 0. */
  readonly step: number;
  readonly seat: Seat;
  readonly open: OpenCost | null;
  readonly known: KnownCost | null;
}

/** Every decision of a deal, judged, in order. */
export interface DealReview {
  readonly dealNumber: number;
  readonly judgements: readonly Judgement[];
}

export const dealReviewSchema: z.ZodType<DealReview> = z.strictObject({
  dealNumber: z.number().int().min(1),
  judgements: z.array(
    z.strictObject({
      step: z.number().int().min(0),
      seat: z.number().int().min(0).max(7),
      open: openCostSchema.nullable(),
      known: knownCostSchema.nullable(),
    }),
  ),
});

/** How far a review has come: decisions looked at, of all. */
export interface ReviewProgress {
  readonly source: ReviewSource;
  readonly dealNumber: number;
  readonly done: number;
  readonly total: number;
}
