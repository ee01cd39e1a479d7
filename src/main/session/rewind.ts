import { decisionPoints, isChoice } from '@main/engine/decisionPoints';
import { type GameState, turnOf } from '@main/engine/game';
import { legalOf } from '@main/engine/playDeal';
import type { Seat } from '@shared/game/seats';

/** A turn at which a seat had a choice: the program's own moves (a forced bid) are none. */
export interface Decision {
  readonly turn: number;
  readonly seat: Seat;
}

/** Every choice that was made in a game so far. */
export const decisionsOf = (game: GameState): Decision[] =>
  [...decisionPoints(game)]
    .filter((point) => isChoice(legalOf(point.game.deal)))
    .map(({ turn, seat }) => ({ turn, seat }));

/** The deal that a turn belongs to, from 0. */
function dealOf(game: GameState, turn: number): number {
  let begins = 0;
  const later = game.finished.findIndex(({ deal }) => {
    begins += deal.moves.length;
    return begins > turn;
  });
  return later < 0 ? game.finished.length : later;
}

/** The game as it was when the decision of that turn had to be made; the deals before it are left as they are. */
export function rewindTo(game: GameState, turn: number): GameState {
  for (const point of decisionPoints(game, dealOf(game, turn)))
    if (point.turn === turn) return point.game;
  throw new Error(`nobody decided at turn ${turn} of ${turnOf(game)}`);
}
