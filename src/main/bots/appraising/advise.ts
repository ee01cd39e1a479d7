import type { BotLevel } from '@shared/game/botLevels';
import type { PlayerView } from '@shared/game/view';
import type { Hint } from '@shared/protocol/table';
import { decide } from '../decide';
import { createGenerator } from '../generator';
import { neverStop, type ShouldStop } from '../player';
import type { AppraisalEffort } from './appraise';
import { reasonFor } from './reasonFor';

const EFFORT: AppraisalEffort = { cardDeals: 80, wholeDeals: 60 };

/**
 * What a bot of this level would do, and what that is judged by. Only the view is looked at; the same
 * view, level and seed give the same advice unless it is stopped early. Throws when it isn't the seat's turn.
 */
export function advise(
  view: PlayerView,
  level: BotLevel,
  seed: string,
  shouldStop: ShouldStop = neverStop,
): Hint {
  const action = decide(view, level, seed, shouldStop);
  const { seat } = view;
  if (seat === null) throw new Error('a spectator asked for advice');
  const generator = createGenerator(`${seed} ${view.turn} reason`);
  const moment = { view, seat, generator, shouldStop };
  return { action, reason: reasonFor(moment, action, EFFORT) };
}
