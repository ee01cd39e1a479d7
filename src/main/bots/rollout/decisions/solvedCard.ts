import type { Face } from '@shared/game/cards';
import { sideCount } from '@shared/game/seats';
import { certainHands } from '../../belief/sampling/certainHands';
import type { DecisionContext } from '../../core/botPolicy';
import { openPosition } from '../../solver/openPosition';
import { pointsLeft } from '../../solver/position';
import { createSolver } from '../../solver/solver';
import { valueFor } from '../simulation/terms';
import type { UsualCards } from './usualCards';

/** What the solver may spend on a card. */
export interface SolvingEffort {
  /** Cards played and positions met. */
  readonly nodes: number;
  /** Points by which a contract may be missed and count as half made, in ordinary counters. */
  readonly softness: number;
}

/** One decision needs no large memory. */
const TABLE_BITS = 14;

/**
 * The best card where the seat knows how all cards lie, as near the end and after the stock of the
 * two-hand game; the usual one if it is as good. Null where something is hidden, with more than two
 * sides, in a moon, and where the search would take too long.
 */
export function chooseSolved(
  { view, seat, shouldStop }: DecisionContext,
  { simulator, usual }: UsualCards,
  { nodes, softness }: SolvingEffort,
): Face | null {
  const { table, terms, knowledge, base, side } = simulator;
  const { rules, trump, moon, trick } = view;
  if (sideCount(rules) !== 2 || moon || trump === null) return null;
  const hands = certainHands(view, knowledge);
  if (hands === null) return null;
  const position = openPosition(rules, seat, trump, hands, trick ?? { leader: seat, cards: [] });
  const solver = createSolver({ tableBits: TABLE_BITS });
  const solution = solver.solve(position, { values: 'all', nodeLimit: nodes, shouldStop });
  if (!solution.exact) return null;
  const left = pointsLeft(position);
  const win = (winner: number, points: number): void => {
    table.points[winner] = (table.points[winner] ?? 0) + points;
    if (points > 0) table.tricks[winner] = (table.tricks[winner] ?? 0) + 1;
  };
  const worthOf = (points: number): number => {
    table.cells.set(base);
    win(side, points);
    win(1 - side, left - points);
    return valueFor(table, terms, side, softness * terms.unit);
  };
  const worths = new Map(solution.cards.map(({ card, low }) => [card, worthOf(low)]));
  const worth = (card: Face): number => worths.get(card) ?? Number.NEGATIVE_INFINITY;
  return [...worths.keys()].reduce(
    (best, card) => (worth(card) > worth(best) ? card : best),
    usual,
  );
}
