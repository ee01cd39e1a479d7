import type { BotLevel } from '@shared/game/botLevels';
import { plainPlayer } from './plain/plainPlayer';
import type { Player } from './player';
import { randomPlayer } from './random/randomPlayer';

/** Who plays each level. */
export const PLAYERS: Readonly<Record<BotLevel, Player>> = {
  random: randomPlayer,
  plain: plainPlayer,
};
