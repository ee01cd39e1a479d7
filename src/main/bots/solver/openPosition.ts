import type { Face, Suit } from '@shared/game/cards';
import { mustWinOf, type RuleSet } from '@shared/game/rules';
import { type Seat, sideOf } from '@shared/game/seats';
import type { OpenTrick } from '@shared/game/view';
import type { SolverPosition } from './position';

/**
 * A table's cards as they lie, for the solver: the side of `seat` (side 0) plays against all others.
 * In the two-hand game the stock must be used up.
 */
export function openPosition(
  rules: RuleSet,
  seat: Seat,
  trump: Suit,
  hands: readonly (readonly Face[])[],
  trick: OpenTrick,
): SolverPosition {
  const side = sideOf(rules, seat);
  return {
    rules: { ...rules, mustWin: mustWinOf(rules) },
    trump,
    sides: hands.map((_, other) => (sideOf(rules, other) === side ? 0 : 1)),
    hands,
    trick,
  };
}
