import type { BotLevel } from '@shared/game/botLevels';
import type { Player } from './player';
import { randomPlayer } from './random/randomPlayer';
import { playerOf } from './style';
import { easy } from './styles/easy';
import { expert } from './styles/expert';
import { hard } from './styles/hard';
import { medium } from './styles/medium';
import { plain } from './styles/plain';

/** Who plays each level. */
export const PLAYERS: Readonly<Record<BotLevel, Player>> = {
  random: randomPlayer,
  easy: playerOf(easy),
  plain: playerOf(plain),
  medium: playerOf(medium),
  hard: playerOf(hard),
  expert: playerOf(expert),
};
