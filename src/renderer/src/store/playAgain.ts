import { defaultPlan } from '@shared/protocol/defaultPlan';
import type { TablePlan } from '@shared/protocol/table';
import { bridge } from './bridge';
import { goTo } from './screenStore';
import { useSettings } from './settingsStore';
import { openTable } from './tableRequests';

/** The table of the first start, with the names of the settings. */
export const firstPlan = (): TablePlan => defaultPlan(useSettings.getState().settings);

/** Opens the last table again, or the first one; a deal code is not dealt twice by itself. */
export async function playAgain(): Promise<void> {
  const plan = (await bridge().table.lastPlan()) ?? firstPlan();
  const { playerName } = useSettings.getState().settings;
  const seats = plan.seats.map((seat) =>
    seat.kind === 'you' ? { ...seat, name: playerName } : seat,
  );
  if (await openTable({ ...plan, seats, seed: null })) goTo({ kind: 'table' });
}
