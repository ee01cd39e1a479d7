import { USUAL_LEVEL } from '@shared/game/botLevels';
import type { Settings } from '@shared/protocol/settings';
import { BOT_LEVELS, type BotLevel, type SeatPlan } from '@shared/protocol/table';

/** The levels that are offered: `random` is for tests. */
export const OFFERED_LEVELS: readonly BotLevel[] = BOT_LEVELS.filter((level) => level !== 'random');

/** Seats for a game of that many: the player in one, bots in the others, with the names of the settings. */
export function seatPlans(
  players: number,
  yours: number,
  { playerName, botNames }: Pick<Settings, 'playerName' | 'botNames'>,
): SeatPlan[] {
  return Array.from({ length: players }, (_, seat): SeatPlan => {
    if (seat === yours) return { kind: 'you', name: playerName };
    const index = seat < yours ? seat : seat - 1;
    return { kind: 'bot', name: botNames[index] ?? `Bot ${index + 1}`, level: USUAL_LEVEL };
  });
}

/** The player changes places with the bot of that seat. */
export function sitAt(seats: readonly SeatPlan[], seat: number): SeatPlan[] {
  const yours = seats.findIndex(({ kind }) => kind === 'you');
  const you = seats[yours];
  const other = seats[seat];
  if (you === undefined || other === undefined) return [...seats];
  return seats.map((each, index) => (index === seat ? you : index === yours ? other : each));
}
