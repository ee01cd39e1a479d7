import { FACES_PER_SUIT, type Face, SUITS } from '@shared/game/cards';
import { listFollows, listLeads, type MoveLists, pickBest, scoreFollows } from './moves';
import { afterCard, type OpenTrick } from './openTrick';
import type { SolverPosition } from './position';
import { slotOf } from './suitStates';
import { RANK_COUNT, type SuitTable } from './suitTable';
import { NO_LEAD } from './transpositionTable';

/** One of the cards that the seat in turn may play, with all that are worth the same. */
export interface RootMove {
  readonly cards: readonly Face[];
  readonly suit: number;
  /** What the card takes from its suit's state. */
  readonly weight: number;
  readonly after: OpenTrick;
  /** Bounds of the points of side 0 once it has been played, in units. */
  low: number;
  high: number;
}

/** What may be played in a position that has been loaded, the most promising first. */
export function rootMovesOf(
  table: SuitTable,
  lists: MoveLists,
  position: SolverPosition,
  trick: OpenTrick,
  rest: number,
): RootMove[] {
  const { seat, left, led, bestSuit, bestRank, winner } = trick;
  const mustHead = position.rules.mustWin === 'always';
  let end = 0;
  if (left === table.seats) end = listLeads(table, lists, 0, seat, NO_LEAD);
  else {
    end = listFollows(table, lists, 0, seat, led, bestSuit, bestRank, mustHead);
    scoreFollows(table, lists, 0, end, seat, left - 1, led, bestSuit, bestRank, winner);
  }
  const moves: RootMove[] = [];
  for (let at = 0; at < end; at++) {
    const card = pickBest(lists, at, end);
    const suit = card >> 3;
    moves.push({
      cards: equalRanks(table, trick, suit, card & 7).map((rank) => faceOf(position, suit, rank)),
      suit,
      weight: table.weight[(card << 3) | seat] ?? 0,
      after: afterCard(table, trick, suit, card & 7),
      low: 0,
      high: rest,
    });
  }
  return moves;
}

/** The rank and those below it that are linked to it and do the same to the trick. */
function equalRanks(table: SuitTable, trick: OpenTrick, suit: number, rank: number): number[] {
  const own = table.holding[(slotOf(table, suit) << table.seatShift) | trick.seat] ?? 0;
  const contests = trick.left < table.seats && suit === trick.bestSuit;
  const ranks = [rank];
  for (let lower = rank + 1; lower < RANK_COUNT; lower++) {
    if ((own & (1 << lower)) === 0) continue;
    const isLinked = ((own >> 6) & (1 << lower)) !== 0;
    if (!isLinked || (contests && rank < trick.bestRank && lower >= trick.bestRank)) break;
    ranks.push(lower);
  }
  return ranks;
}

function faceOf(position: SolverPosition, suit: number, rank: number): Face {
  const trumpIndex = SUITS.indexOf(position.trump);
  const index = suit === 0 ? trumpIndex : suit <= trumpIndex ? suit - 1 : suit;
  return index * FACES_PER_SUIT + rank;
}
