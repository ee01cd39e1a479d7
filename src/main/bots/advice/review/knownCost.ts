import type { DecisionPoint } from '@main/engine/decisionPoints';
import { viewFor } from '@main/engine/view';
import type { Action } from '@shared/game/actions';
import type { BiddingConvention } from '@shared/game/biddingConventions';
import { sideCount } from '@shared/game/seats';
import type { KnownCost, OpenCost } from '@shared/protocol/review';
import { readKnowledge } from '../../belief/knowledge/knowledge';
import { certainHands } from '../../belief/sampling/certainHands';
import type { DecisionContext } from '../../core/botPolicy';
import { createGenerator } from '../../core/generator';
import { type Conditions, neverStop } from '../../core/player';
import { counterUnit } from '../../heuristics/playing/situation';
import { decide } from '../../levels/decide';
import { type EvaluationEffort, evaluate, sameAction } from '../evaluate';
import { reasonIn } from '../reasonFor';

/** So many standard errors make a difference certain. */
const SURE = 2.5;
/** A smaller cost, in ordinary counters, is no mistake. */
const TINY = 0.5;

const JUDGE = 'expert';

/**
 * Near the end a seat may know where every card lies: then what it could know is what lies open. Null where it doesn't,
 * where more than two sides play each for itself, or where the cost with all hands open isn't known exactly.
 */
export function certainCost(point: DecisionPoint, open: OpenCost | undefined): KnownCost | null {
  const { game, seat, action } = point;
  if (open === undefined || open.low !== open.high || sideCount(game.rules) > 2) return null;
  const view = viewFor(game, seat);
  if (certainHands(view, readKnowledge(view, seat)) === null) return null;
  const best: Action = open.best === null ? action : { type: 'play', card: open.best };
  return {
    cost: open.low,
    error: 0,
    deals: 1,
    best: open.low === 0 ? action : best,
    mistake: open.low > 0,
    reason: null,
  };
}

/**
 * What a decision cost as far as its seat could know: against what the strongest bot would have done from the same
 * view, in the same sampled deals, with bids that tell what the table has agreed on. Only the seat's view is looked at.
 * Null where nothing can be sampled, or where the two are judged by rules.
 */
export function knownCost(
  point: DecisionPoint,
  convention: BiddingConvention,
  effort: EvaluationEffort,
): KnownCost | null {
  const view = viewFor(point.game, point.seat);
  const { legal, seat } = view;
  if (legal === null || seat === null) return null;
  const seed = `review ${view.dealNumber}`;
  const conditions: Conditions = { shouldStop: neverStop, convention };
  const context: DecisionContext = {
    view,
    seat,
    generator: createGenerator(`${seed} ${point.turn} deals`),
    ...conditions,
  };
  const advised = decide(view, JUDGE, seed, conditions);
  const none = { cost: 0, error: 0, best: point.action, mistake: false, reason: null };
  if (sameAction(advised, point.action)) return { ...none, deals: 0 };
  const evaluation = evaluate(context, legal, [point.action, advised], effort);
  if (evaluation === null || evaluation.deals < 2) return null;
  const choiceOf = (action: typeof advised) =>
    evaluation.choices.find((choice) => sameAction(choice.action, action));
  const done = choiceOf(point.action);
  // A claim isn't tried: the best card stands for it.
  const better = choiceOf(advised) ?? evaluation.choices[0];
  if (done === undefined || better === undefined) return null;
  const { more, error } = evaluation.margin(better, done);
  const { deals } = evaluation;
  if (more <= 0) return { ...none, error, deals };
  const mistake = more > SURE * error && more >= TINY * counterUnit(view.rules);
  return {
    cost: more,
    error,
    deals,
    best: better.action,
    mistake,
    reason: mistake ? reasonIn(context, better.action, () => evaluation) : null,
  };
}
