import { dealCards } from '@main/engine/dealing';
import { applyAction, createGame, type GameState, isDealOver } from '@main/engine/game';
import { viewFor } from '@main/engine/view';
import type { Action } from '@shared/game/actions';
import { at } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import type { Seat } from '@shared/game/seats';
import type { DealResult, PlayerView } from '@shared/game/view';

export type Decide = (view: PlayerView) => Action;

export interface PlayedDeal {
  readonly result: DealResult;
  readonly game: GameState;
}

/** Plays one deal from a level score; `watch` hears every view and what was done with it. */
export function playDeal(
  rules: RuleSet,
  seed: string,
  index: number,
  players: readonly Decide[],
  watch?: (view: PlayerView, action: Action) => void,
): PlayedDeal {
  const dealer: Seat = index % rules.players;
  let { game } = createGame(rules, dealer, dealCards(rules, seed, index));
  while (!isDealOver(game)) {
    const { phase } = game.deal;
    if (phase.kind === 'over') break;
    const view = viewFor(game, phase.seat);
    const action = at(players, phase.seat)(view);
    watch?.(view, action);
    const next = applyAction(game, phase.seat, action);
    if (!next.ok)
      throw new Error(
        `deal ${index} of ${seed}: ${JSON.stringify(action)} refused: ${JSON.stringify(next.error)}`,
      );
    game = next.value.game;
  }
  const result = at(game.finished, 0).result;
  return { result, game };
}
