import type { Action } from '@shared/game/actions';
import type { BotLevel } from '@shared/game/botLevels';
import type { PlayerView } from '@shared/game/view';
import { createGenerator } from '../core/generator';
import { neverStop, USUAL_CONDITIONS } from '../core/player';
import { PLAYERS } from './players';

/** A bot that keeps one generator for all its decisions: quicker than `decide` for whole games. */
export interface Bot {
  readonly level: BotLevel;
  /** Throws when the view offers nothing. Its answers depend on the decisions before. */
  decide(view: PlayerView): Action;
}

export function createBot(level: BotLevel, seed: string, shouldStop = neverStop): Bot {
  const player = PLAYERS[level];
  const generator = createGenerator(seed);
  return { level, decide: (view) => player(view, generator, { ...USUAL_CONDITIONS, shouldStop }) };
}
