import { applyAction, type GameState } from '@main/engine/game';
import type { RecordedDeal } from '@shared/game/record';
import type { RuleSet } from '@shared/game/rules';
import type { SideResult } from '@shared/game/view';
import { engineAction } from './engineAction';
import { readGoldenDeals } from './goldenDeals';
import type { NaiveAction } from './naive/naiveTypes';
import { playDeal } from './playDeal';

const golden = new Map(readGoldenDeals().map(({ name, record }) => [name, record]));

/** A deal of tests/golden/deals and its rules. */
export function workedDeal(name: string, index = 0): { rules: RuleSet; deal: RecordedDeal } {
  const record = golden.get(name);
  const deal = record?.deals[index];
  if (record === undefined || deal === undefined) throw new Error(`no worked deal ${name}`);
  return { rules: record.rules, deal };
}

/** What differs from the worked deal. */
export interface Variation {
  readonly rules?: Partial<RuleSet>;
  /** Instead of the deal's own actions. */
  readonly actions?: readonly NaiveAction[];
  /** Only the first of the deal's actions, this number of them. */
  readonly upTo?: number;
  readonly index?: number;
}

/** A worked deal played by other rules or with other actions. */
export function play(
  name: string,
  { rules = {}, actions, upTo, index }: Variation = {},
): GameState {
  const { rules: worked, deal } = workedDeal(name, index);
  return playDeal(
    { ...worked, ...rules },
    { ...deal, actions: actions ?? deal.actions.slice(0, upTo) },
  );
}

const sidesOf = (game: GameState): readonly SideResult[] => {
  const result = game.finished[0]?.result;
  if (result === undefined) throw new Error('the deal is not over');
  return result.sides;
};
export const howOf = (game: GameState) => game.finished[0]?.result.how;
export const meldsOf = (game: GameState) => sidesOf(game).map((side) => side.meld);
export const tricksOf = (game: GameState) => sidesOf(game).map((side) => side.tricks);
export const pointsOf = (game: GameState) => sidesOf(game).map((side) => side.points);

/** Why an action is refused, or null. */
export function refusal(game: GameState, action: NaiveAction): string | null {
  const applied = applyAction(game, action[0], engineAction(action));
  return applied.ok ? null : applied.error.code;
}
