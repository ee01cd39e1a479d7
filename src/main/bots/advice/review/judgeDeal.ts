import { type DecisionPoint, decisionPoints, isChoice } from '@main/engine/decisionPoints';
import type { GameState } from '@main/engine/game';
import { legalOf } from '@main/engine/playDeal';
import type { BiddingConvention } from '@shared/game/biddingConventions';
import type { DealReview, Judgement, OpenCost } from '@shared/protocol/review';
import { createSolver } from '../../solver/solver';
import type { EvaluationEffort } from '../evaluate';
import { certainCost, knownCost } from './knownCost';
import { openCosts, type SearchEffort } from './openCosts';

export interface ReviewEffort {
  readonly known: EvaluationEffort;
  readonly open: SearchEffort;
}

/** A few seconds for a deal of twelve tricks on an older machine. */
export const REVIEW_EFFORT: ReviewEffort = {
  known: { cardDeals: 100, wholeDeals: 60 },
  open: { nodesEach: 1_500_000, giveUpAfter: 2 },
};

/** 16 MB: whole deals come to a few million positions. */
const TABLE_BITS = 20;

/** Decisions looked at so far, of all that there are to look at. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/**
 * Judges every decision of a finished deal: what it cost with all hands open, and what as far as its seat could know.
 * Bids are judged by what they tell at the table. The same game, convention, deal and effort give the same review. Yields
 * its progress; to stop it, ask for no more. Throws when the deal isn't finished.
 */
export function* judgeDeal(
  game: GameState,
  convention: BiddingConvention,
  dealNumber: number,
  effort: ReviewEffort = REVIEW_EFFORT,
): Generator<Progress, DealReview> {
  const finished = game.finished[dealNumber - 1];
  if (finished === undefined) throw new Error(`deal ${dealNumber} is not finished`);
  const points = [...decisionPoints(game)].filter(({ deal }) => deal === dealNumber - 1);
  const plays = points.filter(({ game: before }) => before.deal.phase.kind === 'play');
  const choices = points.filter((point) => isChoice(legalOf(point.game.deal)));
  const total = plays.length + choices.length;
  let done = 0;

  const open = new Map<DecisionPoint, OpenCost>();
  const solver = createSolver({ tableBits: TABLE_BITS });
  for (const { point, cost } of openCosts(solver, plays, finished.deal, effort.open)) {
    open.set(point, cost);
    done += 1;
    yield { done, total };
  }
  done = plays.length;
  const judgements: Judgement[] = [];
  for (const point of choices) {
    judgements.push({
      step: point.move,
      seat: point.seat,
      open: open.get(point) ?? null,
      known: certainCost(point, open.get(point)) ?? knownCost(point, convention, effort.known),
    });
    done += 1;
    yield { done, total };
  }
  return { dealNumber, judgements };
}
