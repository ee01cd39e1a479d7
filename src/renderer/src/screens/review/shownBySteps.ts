import { type Shown, shownByBid } from '@shared/game/biddingConventions';
import type { Call } from '@shared/game/view';
import type { ReviewGame, ReviewStep } from '@shared/protocol/review';

type Spoken = Pick<ReviewStep, 'seat' | 'action'>;

/** The step as a call of the auction; null if it was something else. */
function callOf({ seat, action }: Spoken): Call | null {
  switch (action.type) {
    case 'bid':
      return { seat, call: action.amount, forced: false };
    case 'pass':
      return { seat, call: 'pass', forced: false };
    default:
      return null;
  }
}

/** What each step of a deal showed beside what was done; null where it was no bid, or showed nothing. */
export function shownBySteps(
  steps: readonly Spoken[],
  { rules, convention }: Pick<ReviewGame, 'rules' | 'convention'>,
): (Shown | null)[] {
  const calls = steps.map(callOf);
  return calls.map((call, step) => {
    if (call === null) return null;
    const before = calls.slice(0, step).filter((each) => each !== null);
    return shownByBid(rules, convention, before, call);
  });
}
