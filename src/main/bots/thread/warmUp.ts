import { dealCards } from '@main/engine/dealing';
import { applyAction, createGame, isDealOver } from '@main/engine/game';
import { viewFor } from '@main/engine/view';
import type { RuleSet } from '@shared/game/rules';
import { advise } from '../advice/advise';
import type { ShouldStop } from '../core/player';

/**
 * Has a thread think through a deal that nobody plays, a little about every decision, so that its
 * code has been compiled when the first real question comes. Ends by itself when `isLate` says so.
 */
export function warmUp(rules: RuleSet, isLate: ShouldStop, patience: () => ShouldStop): void {
  let { game } = createGame(rules, 0, dealCards(rules, 'warm', 0));
  while (!isDealOver(game) && !isLate()) {
    const { phase } = game.deal;
    if (phase.kind === 'over') return;
    const { action } = advise(viewFor(game, phase.seat), 'expert', 'warm', {
      shouldStop: patience(),
    });
    const next = applyAction(game, phase.seat, action);
    if (!next.ok) return;
    game = next.value.game;
  }
}
