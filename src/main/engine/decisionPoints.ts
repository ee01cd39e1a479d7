import type { Action } from '@shared/game/actions';
import { at } from '@shared/game/cards';
import type { Seat } from '@shared/game/seats';
import type { Legal } from '@shared/game/view';
import { applyAction, continueGame, createGame, type GameState, isDealOver, turnOf } from './game';

/** A moment of a game at which a seat had to decide, and what it did. */
export interface DecisionPoint {
  /** Position of the deal in the game and of the move in the deal, from 0. */
  readonly deal: number;
  readonly move: number;
  /** The same as `turnOf(game)`. */
  readonly turn: number;
  readonly seat: Seat;
  readonly action: Action;
  /** The game as it was. */
  readonly game: GameState;
}

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

/** A game as it was when one of its finished deals was over, from 0. */
export function gameAfter(game: GameState, deal: number): GameState {
  const finished = game.finished.slice(0, deal + 1);
  const last = at(finished, deal);
  const before = finished.slice(0, -1);
  return {
    rules: game.rules,
    finished,
    deal: last.deal,
    history: before.map((each) => ({ dealer: each.deal.dealer, result: each.result })),
    movesBefore: before.reduce((sum, each) => sum + each.deal.moves.length, 0),
    scores: last.result.sides.map(({ total }) => total),
    winner: null,
  };
}

/**
 * Every moment at which a seat had to decide, in order: the fold of the game's actions again. Moves that the program
 * made by itself (a forced bid) are none. `first` leaves out the deals before that one, from 0.
 */
export function* decisionPoints(game: GameState, first = 0): Generator<DecisionPoint> {
  const deals = game.finished.map(({ deal }) => deal);
  if (!isDealOver(game)) deals.push(game.deal);
  let state = first === 0 ? null : gameAfter(game, first - 1);
  let turn = state === null ? 0 : turnOf(state);
  for (const [deal, { dealer, dealt, moves }] of deals.entries()) {
    if (deal < first) continue;
    state =
      state === null ? createGame(game.rules, dealer, dealt).game : continueGame(state, dealt).game;
    for (const [move, { seat, action }] of moves.entries()) {
      // The program made this move by itself right after the one before it.
      const isAutomatic = turnOf(state) > turn;
      if (!isAutomatic) {
        yield { deal, move, turn, seat, action, game: state };
        const applied = applyAction(state, seat, action);
        if (!applied.ok) throw new Error(`move ${turn} can't be made again: ${applied.error.code}`);
        state = applied.value.game;
      }
      turn += 1;
    }
  }
}
