import {
  type DecisionPoint,
  decisionPoints,
  gameAfter,
  isChoice,
} from '@main/engine/decisionPoints';
import type { GameState } from '@main/engine/game';
import { positionOfGame } from '@main/engine/notation/positionOfGame';
import { printPosition } from '@main/engine/notation/printPosition';
import { legalOf } from '@main/engine/playDeal';
import { scoredMelds } from '@main/engine/record';
import type { Move } from '@shared/game/actions';
import type { ReviewDeal, ReviewStep } from '@shared/protocol/review';

/** The game as it was when that deal (from 1) had ended; null if it hasn't. Nothing of later deals is in it. */
export function gameAfterDeal(game: GameState, dealNumber: number): GameState | null {
  const finished = game.finished.slice(0, dealNumber);
  const last = finished[dealNumber - 1];
  if (last === undefined) return null;
  return { ...game, finished, deal: last.deal };
}

function stepOf({ seat, action }: Move, { game }: DecisionPoint): ReviewStep {
  const { deal } = game;
  return {
    seat,
    action,
    isChoice: isChoice(legalOf(deal)),
    hands: deal.hands,
    trick: deal.trick,
    tricks: deal.tricks.length,
    declarer: deal.declarer,
    contract: deal.contract,
    trump: deal.trump,
    points: deal.tally.map(({ tricks }) => tricks),
    position: printPosition(positionOfGame(game)),
  };
}

/** A finished deal (from 1), move by move with all hands open; null if it hasn't ended. */
export function openDeal(game: GameState, dealNumber: number): ReviewDeal | null {
  const ended = gameAfterDeal(game, dealNumber);
  const last = ended?.finished[dealNumber - 1];
  if (ended === null || last === undefined) return null;
  const { deal, result } = last;
  const steps: ReviewStep[] = [];
  let before: DecisionPoint | null = null;
  for (const point of decisionPoints(ended)) {
    if (point.deal !== dealNumber - 1) continue;
    // A bid that the program made itself has no decision of its own: it is shown as the cards lay before it.
    for (const move of deal.moves.slice(steps.length, point.move))
      steps.push({ ...stepOf(move, before ?? point), isChoice: false });
    steps.push(stepOf(point, point));
    before = point;
  }
  for (const move of deal.moves.slice(steps.length))
    if (before !== null) steps.push({ ...stepOf(move, before), isChoice: false });
  return {
    dealNumber,
    dealer: deal.dealer,
    steps,
    widow: deal.dealt.widow,
    melds: scoredMelds(deal),
    tricks: deal.tricks,
    result,
    position: printPosition(positionOfGame(gameAfter(game, dealNumber - 1))),
  };
}
