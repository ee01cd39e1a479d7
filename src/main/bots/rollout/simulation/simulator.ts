import { sideCount, sideOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import type { Knowledge } from '../../belief/knowledge/knowledge';
import { loadView } from './loadView';
import { createRolloutPolicy, type RolloutPolicy } from './rolloutPolicy';
import { type RoleWeights, roleWeightsFor } from './rolloutWeights';
import { createTerms, type Terms } from './terms';
import { createTrickTable, type TrickTable } from './trickTable';

/** The trick play as one seat knows it, ready to be played out. */
export interface Simulator {
  readonly table: TrickTable;
  readonly terms: Terms;
  readonly policy: RolloutPolicy;
  readonly knowledge: Knowledge;
  /** The table's cells with this player's hand alone. */
  readonly base: Int32Array;
  /** The side it is simulated for. */
  readonly side: number;
}

/** `knowledge` is what the view tells a seat; `weights` are the tuned ones for the game unless others are given. */
export function createSimulator(
  view: PlayerView,
  knowledge: Knowledge,
  weights: RoleWeights = roleWeightsFor(view.rules),
): Simulator {
  const table = createTrickTable(view.rules);
  const terms = createTerms(view.rules, sideCount(view.rules));
  const policy = createRolloutPolicy(table, terms, weights);
  loadView(table, terms, view, knowledge);
  const base = table.cells.slice();
  return { table, terms, policy, knowledge, base, side: sideOf(view.rules, knowledge.seat) };
}
