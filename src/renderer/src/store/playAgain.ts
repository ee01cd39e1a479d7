import { presetNamed } from '@shared/game/presets';
import type { TablePlan } from '@shared/protocol/table';
import { texts } from '../i18n/texts';
import { bridge } from './bridge';
import { goTo } from './screenStore';
import { useSettings } from './settingsStore';
import { openTable } from './tableRequests';

const FIRST_PRESET = 'sq-partnership';

/** The table of the first start: a partnership game, with the player in the first seat. */
export function firstPlan(): TablePlan {
  const preset = presetNamed(FIRST_PRESET);
  if (preset === null) throw new Error(`no preset ${FIRST_PRESET}`);
  const { playerName, botNames } = useSettings.getState().settings;
  return {
    title: texts.home.firstTable,
    rules: preset.rules,
    seats: Array.from({ length: preset.rules.players }, (_, seat) =>
      seat === 0
        ? { kind: 'you', name: playerName }
        : { kind: 'bot', name: botNames[seat - 1] ?? `Bot ${seat}`, level: 'plain' },
    ),
    timerSeconds: null,
    seed: null,
  };
}

/** Opens the last table again, or the first one; a deal code is not dealt twice by itself. */
export async function playAgain(): Promise<void> {
  const plan = (await bridge().table.lastPlan()) ?? firstPlan();
  if (await openTable({ ...plan, seed: null })) goTo({ kind: 'table' });
}
