import type { BotLevel } from '@shared/game/botLevels';
import type { PlayerView } from '@shared/game/view';
import type { Hint } from '@shared/protocol/table';
import { createGenerator } from '../core/generator';
import { type Conditions, USUAL_CONDITIONS } from '../core/player';
import { decide } from '../levels/decide';
import type { EvaluationEffort } from './evaluate';
import { reasonFor } from './reasonFor';

/** How many deals are sampled for the reason of a hint. */
export const ADVICE_EFFORT: EvaluationEffort = { cardDeals: 80, wholeDeals: 60 };

/**
 * What a bot of this level would do, and what that is judged by. Only the view is looked at; the same
 * view, level and seed give the same advice unless it is stopped early. Throws when it isn't the seat's turn.
 */
export function advise(
  view: PlayerView,
  level: BotLevel,
  seed: string,
  conditions: Partial<Conditions> = {},
): Hint {
  const action = decide(view, level, seed, conditions);
  const { seat } = view;
  if (seat === null) throw new Error('a spectator asked for advice');
  const generator = createGenerator(`${seed} ${view.turn} reason`);
  const context = { view, seat, generator, ...USUAL_CONDITIONS, ...conditions };
  return { action, reason: reasonFor(context, action, ADVICE_EFFORT) };
}
