import type { DealState } from '@main/engine/deal';
import type { DecisionPoint } from '@main/engine/decisionPoints';
import { legalOf } from '@main/engine/playDeal';
import type { Action } from '@shared/game/actions';
import { at } from '@shared/game/cards';
import { trickSum } from '@shared/game/rules';
import { sideOf } from '@shared/game/seats';
import type { OpenCost } from '@shared/protocol/review';
import { openPosition } from '../../solver/openPosition';
import { type SolverPosition, type SolverSide, seatToPlay } from '../../solver/position';
import type { Bounds, Solver } from '../../solver/solver';

/** How long endings are searched: in cards played and positions met, so that the answer is always the same. */
export interface SearchEffort {
  /** For one question about one decision. */
  readonly nodesEach: number;
  /** After this many decisions in a row that were too large, the earlier ones aren't tried. */
  readonly giveUpAfter: number;
}

/**
 * The cards as they lie, for the solver; null where another kind of game is played. The declarer's side, or in the
 * two-hand game the first seat, plays against all others.
 */
function positionOf(deal: DealState): SolverPosition | null {
  const { rules, declarer, trump, trick, hands, phase, stock } = deal;
  if (phase.kind !== 'play' || trump === null || stock.length > 0) return null;
  return openPosition(
    rules,
    declarer ?? 0,
    trump,
    hands,
    trick ?? { leader: phase.seat, cards: [] },
  );
}

/** Trick points of side 0 so far. */
function takenBy(deal: DealState): number {
  const side = sideOf(deal.rules, deal.declarer ?? 0);
  return at(deal.tally, side).tricks;
}

/** What side 0 ends up with in this position, and a card that leads there (null: not known). */
interface Verdict {
  readonly final: Bounds;
  readonly best: OpenCost['best'];
}

const isExact = ({ low, high }: Bounds): boolean => low === high;

/**
 * What side 0 ends up with when all play their best from this position on, given what it ends up with after the
 * card that was played. Mostly one question settles it: is there anything better?
 */
function verdictOf(
  solver: Solver,
  deal: DealState,
  position: SolverPosition,
  after: Bounds,
  nodeLimit: number,
): Verdict {
  const taken = takenBy(deal);
  const isSideZero = position.sides[seatToPlay(position)] === 0;
  const better = isSideZero ? after.high - taken + 1 : after.low - taken;
  const { makes } = solver.canMake(position, better, { nodeLimit });
  if (makes === !isSideZero) {
    // Nothing is better than what was played.
    return { final: after, best: null };
  }
  const solution = solver.solve(position, { nodeLimit });
  const low = taken + solution.low;
  const high = taken + solution.high;
  return {
    final: isSideZero
      ? { low: Math.max(low, after.low), high }
      : { low, high: Math.min(high, after.high) },
    best: solution.exact ? solution.best : null,
  };
}

/** Where nothing is searched: what was played may be the best there is, or lose all that was left. */
function unsearched(deal: DealState, side: SolverSide, after: Bounds): Bounds {
  const taken = takenBy(deal);
  const others = deal.tally.reduce((sum, { tricks }) => sum + tricks, 0) - taken;
  return side === 0
    ? { low: after.low, high: trickSum(deal.rules) - others }
    : { low: taken, high: after.high };
}

export interface OpenJudgement {
  readonly point: DecisionPoint;
  readonly cost: OpenCost;
}

const cardOf = (action: Action): OpenCost['best'] => (action.type === 'play' ? action.card : null);

/**
 * What each card of a finished deal cost with all hands open, from the last to the first: what its side ends up with
 * at best before it, less what it ends up with at best after it. So the costs of a deal add up to the difference
 * between best play by all and what came of it.
 */
export function* openCosts(
  solver: Solver,
  plays: readonly DecisionPoint[],
  end: DealState,
  effort: SearchEffort,
): Generator<OpenJudgement> {
  let after: Bounds = { low: takenBy(end), high: takenBy(end) };
  let failures = 0;
  for (const point of [...plays].reverse()) {
    const { deal } = point.game;
    const position = positionOf(deal);
    if (position === null) return;
    const legal = legalOf(deal);
    const isOnly = legal?.kind === 'play' && legal.cards.length === 1;
    const side = at(position.sides, point.seat);
    const isSideZero = side === 0;
    let verdict: Verdict = { final: after, best: null };
    // A claim is certain of everything, and the only card costs nothing.
    if (point.action.type === 'play' && !isOnly) {
      if (failures >= effort.giveUpAfter)
        verdict = { final: unsearched(deal, side, after), best: null };
      else {
        verdict = verdictOf(solver, deal, position, after, effort.nodesEach);
        failures = isExact(verdict.final) ? 0 : failures + 1;
      }
    }
    const { final } = verdict;
    const low = Math.max(0, isSideZero ? final.low - after.high : after.low - final.high);
    const high = Math.max(0, isSideZero ? final.high - after.low : after.high - final.low);
    const best = high === 0 ? cardOf(point.action) : verdict.best;
    yield { point, cost: { low, high, best } };
    after = final;
  }
}
