import { rankIndex, SUITS, suitIndex } from '@shared/game/cards';
import type { SolverPosition } from './position';
import { solverSuit } from './suitStates';
import type { SuitTable } from './suitTable';

/** A trick under way, in the solver's suits and units. */
export interface OpenTrick {
  readonly seat: number;
  /** Seats that have yet to play, the one in turn included. */
  readonly left: number;
  readonly led: number;
  readonly bestSuit: number;
  readonly bestRank: number;
  readonly winner: number;
  readonly points: number;
}

/** The trick after a card of the seat in turn (rules, section 5). */
export function afterCard(
  table: SuitTable,
  trick: OpenTrick,
  suit: number,
  rank: number,
): OpenTrick {
  const leads = trick.left === table.seats;
  const beats = leads || (suit === trick.bestSuit ? rank < trick.bestRank : suit === 0);
  return {
    seat: (trick.seat + 1) % table.seats,
    left: trick.left - 1,
    led: leads ? suit : trick.led,
    bestSuit: beats ? suit : trick.bestSuit,
    bestRank: beats ? rank : trick.bestRank,
    winner: beats ? trick.seat : trick.winner,
    points: trick.points + (table.rankPoints[rank] ?? 0),
  };
}

export const emptyTrick = (table: SuitTable, leader: number): OpenTrick => ({
  seat: leader,
  left: table.seats,
  led: 0,
  bestSuit: 0,
  bestRank: 0,
  winner: leader,
  points: 0,
});

/** The trick on the table of a position that has been loaded. */
export function openTrickOf(table: SuitTable, { trick, trump }: SolverPosition): OpenTrick {
  const trumpIndex = SUITS.indexOf(trump);
  return trick.cards.reduce(
    (open, face) =>
      afterCard(table, open, solverSuit(trumpIndex, suitIndex(face)), rankIndex(face)),
    emptyTrick(table, trick.leader),
  );
}
