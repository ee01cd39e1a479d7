import { listFollows, listLeads, type MoveLists, pickBest, scoreFollows } from './moves';
import { afterCard, emptyTrick, type OpenTrick } from './openTrick';
import type { SuitTable } from './suitTable';
import { NO_LEAD } from './transpositionTable';

/**
 * Points of side 0, in units, when everybody plays the card that looks best: the first guess of the
 * search. The last trick is worth `lastTrick` more.
 */
export function playOut(
  table: SuitTable,
  lists: MoveLists,
  start: OpenTrick,
  mustHead: boolean,
  lastTrick: number,
): number {
  const states = Int32Array.from(table.state);
  let trick = start;
  let total = 0;
  for (;;) {
    const won = table.side[trick.winner] === 0;
    if (trick.left === 0) {
      if (won) total += trick.points;
      trick = emptyTrick(table, trick.winner);
    }
    const { seat, left, led, bestSuit, bestRank, winner } = trick;
    let end = 0;
    if (left === table.seats) end = listLeads(table, lists, 0, seat, NO_LEAD);
    else {
      end = listFollows(table, lists, 0, seat, led, bestSuit, bestRank, mustHead);
      scoreFollows(table, lists, 0, end, seat, left - 1, led, bestSuit, bestRank, winner);
    }
    if (end === 0) {
      table.state.set(states);
      return won ? total + lastTrick : total;
    }
    const card = pickBest(lists, 0, end);
    const suit = card >> 3;
    table.state[suit] = (table.state[suit] ?? 0) - (table.weight[(card << 3) | seat] ?? 0);
    trick = afterCard(table, trick, suit, card & 7);
  }
}
