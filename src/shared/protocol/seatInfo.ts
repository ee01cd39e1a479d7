import type { RecordedSeat } from '../game/record';
import { BOT_LEVELS, type SeatInfo, type SeatPlan } from './table';

/** A seat of a record; a level that this version doesn't know is left out. */
export const seatInfoOf = ({ name, kind, level }: RecordedSeat): SeatInfo => ({
  name,
  kind,
  level: BOT_LEVELS.find((known) => known === level) ?? null,
});

/** A seat as a table is opened with it. */
export const plannedSeat = (plan: SeatPlan): SeatInfo =>
  plan.kind === 'bot'
    ? { name: plan.name, kind: 'bot', level: plan.level }
    : { name: plan.name, kind: 'human', level: null };

export const recordedSeatOf = ({ name, kind, level }: SeatInfo): RecordedSeat => ({
  name,
  kind,
  ...(level === null ? {} : { level }),
});
