import { USUAL_LEVEL } from '@shared/game/botLevels';
import type { HostSeatPlan } from '@shared/protocol/lan/lanState';
import type { BotLevel } from '@shared/protocol/table';

/** Seats to begin with: the first is the host's, the others are open. */
export const hostSeats = (players: number): HostSeatPlan[] =>
  Array.from(
    { length: players },
    (_, seat): HostSeatPlan =>
      seat === 0 ? { kind: 'you' } : { kind: 'open', level: USUAL_LEVEL },
  );

/** The seats after one of them was given to somebody else. One is always the host's. */
export function withKind(
  seats: readonly HostSeatPlan[],
  seat: number,
  kind: HostSeatPlan['kind'],
): readonly HostSeatPlan[] {
  const before = seats[seat];
  if (before === undefined || before.kind === kind || before.kind === 'you') return seats;
  const plan: HostSeatPlan = kind === 'you' ? { kind } : { kind, level: before.level };
  return seats.map((each, index) => {
    if (index === seat) return plan;
    // The host gets up from the seat they had.
    return kind === 'you' && each.kind === 'you' ? before : each;
  });
}

export const withLevel = (
  seats: readonly HostSeatPlan[],
  seat: number,
  level: BotLevel,
): readonly HostSeatPlan[] =>
  seats.map((each, index) =>
    index === seat && each.kind !== 'you' ? { kind: each.kind, level } : each,
  );
