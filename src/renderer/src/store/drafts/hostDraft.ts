import type { HostPlan } from '@shared/protocol/lan/lanState';
import type { Settings } from '@shared/protocol/settings';
import { texts } from '../../i18n/texts';
import { type ChosenGame, firstGame } from './chosenGame';
import { hostSeats } from './hostSeats';
import { networkName } from './networkName';

/** What has been chosen so far for a table for others. */
export interface HostDraft extends Omit<HostPlan, 'rules'> {
  readonly game: ChosenGame;
}

export function newHostDraft(settings: Settings): HostDraft {
  const game = firstGame();
  return {
    game,
    title: texts.network.host.usualName(settings.playerName),
    seats: hostSeats(game.rules.players),
    timerSeconds: null,
    convention: 'natural',
    spectators: true,
    graceSeconds: 0,
    yourName: networkName(settings),
  };
}

/** The table as it is opened. */
export const hostPlan = ({ game, ...rest }: HostDraft): HostPlan => ({
  ...rest,
  rules: game.rules,
});
