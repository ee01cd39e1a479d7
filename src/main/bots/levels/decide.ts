import type { Action } from '@shared/game/actions';
import type { BotLevel } from '@shared/game/botLevels';
import type { PlayerView } from '@shared/game/view';
import { createGenerator } from '../core/generator';
import { type Conditions, USUAL_CONDITIONS } from '../core/player';
import { PLAYERS } from './players';

/**
 * What a bot of this level does with this view: the same view, level and seed give the same action
 * unless `shouldStop` ends the thinking early. The turn is mixed into the seed, so that a seat needs
 * only one. Throws when the view offers nothing: it isn't this seat's turn.
 */
export function decide(
  view: PlayerView,
  level: BotLevel,
  seed: string,
  conditions: Partial<Conditions> = {},
): Action {
  return PLAYERS[level](view, createGenerator(`${seed} ${view.turn}`), {
    ...USUAL_CONDITIONS,
    ...conditions,
  });
}
