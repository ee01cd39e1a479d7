import { sideCount, sideOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';

/**
 * What must hold of every view. `what` names the part that can't be as it is; a rule may rely on those listed before it,
 * and never throws once they hold.
 */
export interface ViewRule {
  readonly what: string;
  readonly holds: (view: PlayerView) => boolean;
}

/** The steps of a deal with an auction, in order: what a view shows depends on how far it has come. */
const STEPS = ['nines', 'auction', 'trump', 'give', 'bury', 'decision', 'play'] as const;
type Step = (typeof STEPS)[number];

/** The step that the deal rests at, or the one that it ended in. Two players only play. */
function stepOf({ phase, rules, declarer }: PlayerView): Step {
  if (rules.players === 2 || phase.kind === 'after-trick') return 'play';
  if (phase.kind !== 'over') return phase.kind;
  return declarer === null ? 'auction' : 'play';
}

/** Whether the deal has come as far as that step. */
export const hasReached = (view: PlayerView, step: Step): boolean =>
  STEPS.indexOf(stepOf(view)) >= STEPS.indexOf(step);

/** The declarer has put cards aside. */
export const hasBuried = (view: PlayerView): boolean =>
  view.rules.widow > 0 && view.declarer !== null && hasReached(view, 'decision');

export const isSeat = ({ rules }: PlayerView, seat: number | null): boolean =>
  seat === null || seat < rules.players;

export const isSide = ({ rules }: PlayerView, side: number | null): boolean =>
  side === null || side < sideCount(rules);

export const isDeclarers = ({ rules, declarer }: PlayerView, side: number): boolean =>
  declarer !== null && sideOf(rules, declarer) === side;
