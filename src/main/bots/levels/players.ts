import type { BotLevel } from '@shared/game/botLevels';
import { playerOf } from '../core/botPolicy';
import type { Player } from '../core/player';
import { easy } from './easy';
import { expert } from './expert';
import { hard } from './hard';
import { medium } from './medium';
import { plain } from './plain';
import { randomPlayer } from './randomPlayer';

/** Who plays each level. */
export const PLAYERS: Readonly<Record<BotLevel, Player>> = {
  random: randomPlayer,
  easy: playerOf(easy),
  plain: playerOf(plain),
  medium: playerOf(medium),
  hard: playerOf(hard),
  expert: playerOf(expert),
};
