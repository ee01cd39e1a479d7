import { USUAL_LEVEL } from '../game/botLevels';
import { PRESETS } from '../game/presets';
import type { Settings } from './settings';
import type { SeatPlan, TablePlan } from './table';

/** The table of the very first *Play*: partnership against bots, with the names of the settings. */
export function defaultPlan({ playerName, botNames }: Settings): TablePlan {
  const [preset] = PRESETS;
  if (preset === undefined) throw new Error('there is no preset');
  const seats: SeatPlan[] = [{ kind: 'you', name: playerName }];
  for (const name of botNames.slice(0, preset.rules.players - 1))
    seats.push({ kind: 'bot', name, level: USUAL_LEVEL });
  return {
    title: 'Kitchen table',
    rules: preset.rules,
    seats,
    timerSeconds: null,
    convention: 'natural',
    seed: null,
  };
}
