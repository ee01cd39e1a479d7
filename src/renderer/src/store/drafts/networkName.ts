import { DEFAULT_SETTINGS, type Settings } from '@shared/protocol/settings';

/** The name that others are to see; empty while the player has given none, since "You" names nobody there. */
export const networkName = ({ playerName }: Pick<Settings, 'playerName'>): string =>
  playerName === DEFAULT_SETTINGS.playerName ? '' : playerName;
