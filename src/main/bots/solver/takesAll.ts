import { pointsLeft, type SolverPosition } from './position';
import type { SolveLimits, Solver } from './solver';

/** Each card counts one, so that a trick is never worth nothing. */
const EACH_CARD = { A: 1, T: 1, K: 1, Q: 1, J: 1, 9: 1 };

/** Whether side 0 takes every trick whatever the others do who see all hands; null where the limits end the search. */
export function takesAll(
  solver: Solver,
  position: SolverPosition,
  limits: SolveLimits,
): boolean | null {
  const rules = { ...position.rules, counters: EACH_CARD, lastTrick: 0 };
  const counted = { ...position, rules };
  return solver.canMake(counted, pointsLeft(counted), limits).makes;
}
