import {
  applyAction,
  continueGame,
  createGame,
  type GameState,
  isDealOver,
  turnOf,
} from '@main/engine/game';
import { legalOf } from '@main/engine/playDeal';
import type { Seat } from '@shared/game/seats';
import type { Legal } from '@shared/game/view';

/** Whether there is more than one thing to do: going back to the only card would change nothing. */
export function isChoice(legal: Legal | null): boolean {
  switch (legal?.kind) {
    case 'auction':
      return legal.bids !== null;
    case 'decision':
      return legal.options.length > 1;
    case 'play':
      return legal.cards.length > 1 || legal.claim;
    case 'after-trick':
      return legal.dix || legal.exchange || legal.melds.length > 0;
    default:
      return legal !== null;
  }
}

/** A turn at which a seat had a choice: the program's own moves (a forced bid) are none. */
export interface Decision {
  readonly turn: number;
  readonly seat: Seat;
}

/** The states of a game at every turn where a seat had to decide, in order: the fold of its actions again. */
function* decisionPoints(game: GameState): Generator<Decision & { readonly game: GameState }> {
  const deals = game.finished.map(({ deal }) => deal);
  if (!isDealOver(game)) deals.push(game.deal);
  let turn = 0;
  let state: GameState | null = null;
  for (const { dealer, dealt, moves } of deals) {
    state =
      state === null ? createGame(game.rules, dealer, dealt).game : continueGame(state, dealt).game;
    for (const { seat, action } of moves) {
      // The program made this move by itself right after the one before it.
      const isAutomatic = turnOf(state) > turn;
      if (!isAutomatic) {
        yield { turn, seat, game: state };
        const applied = applyAction(state, seat, action);
        if (!applied.ok) throw new Error(`move ${turn} can't be made again: ${applied.error.code}`);
        state = applied.value.game;
      }
      turn += 1;
    }
  }
}

/** Every choice that was made in a game so far. */
export const decisionsOf = (game: GameState): Decision[] =>
  [...decisionPoints(game)]
    .filter((point) => isChoice(legalOf(point.game.deal)))
    .map(({ turn, seat }) => ({ turn, seat }));

/** The game as it was when the decision of that turn had to be made. */
export function rewindTo(game: GameState, turn: number): GameState {
  for (const point of decisionPoints(game)) if (point.turn === turn) return point.game;
  throw new Error(`nobody decided at turn ${turn} of ${turnOf(game)}`);
}
