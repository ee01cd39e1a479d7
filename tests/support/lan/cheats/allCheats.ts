import { CARD_CHEATS } from './cardCheats';
import type { KnownCheat } from './knownCheat';
import { PLAY_CHEATS } from './playCheats';
import { SHARE_CHEATS } from './shareCheats';
import { SHOWN_CHEATS } from './shownCheats';

/** Every way to cheat at a fair deal that we know of. */
export const ALL_CHEATS: readonly KnownCheat[] = [
  ...CARD_CHEATS,
  ...PLAY_CHEATS,
  ...SHOWN_CHEATS,
  ...SHARE_CHEATS,
];
