import { CARD_CHEATS } from './cardCheats';
import type { KnownCheat } from './knownCheat';
import { PLAY_CHEATS } from './playCheats';
import { SHARE_CHEATS } from './shareCheats';

/** Every way to cheat at a fair deal that we know of. */
export const ALL_CHEATS: readonly KnownCheat[] = [...CARD_CHEATS, ...PLAY_CHEATS, ...SHARE_CHEATS];
