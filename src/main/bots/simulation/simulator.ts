import type { Seat } from '@shared/game/seats';
import { sideCount, sideOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import type { Knowledge } from '../knowledge/knowledge';
import { loadView } from './loadView';
import { type CardPolicy, createPolicy } from './policy';
import { roleWeightsFor } from './policyWeights';
import { createTerms, type Terms } from './terms';
import { createTrickTable, type TrickTable } from './trickTable';

/** The trick play as one seat knows it, ready to be played out. */
export interface Simulator {
  readonly table: TrickTable;
  readonly terms: Terms;
  readonly policy: CardPolicy;
  readonly knowledge: Knowledge;
  /** The table's cells with the own hand alone. */
  readonly base: Int32Array;
  /** The side it is simulated for. */
  readonly side: number;
}

export function createSimulator(view: PlayerView, seat: Seat): Simulator {
  const table = createTrickTable(view.rules);
  const terms = createTerms(view.rules, sideCount(view.rules));
  const policy = createPolicy(table, terms, roleWeightsFor(view.rules));
  const knowledge = loadView(table, terms, view, seat);
  const base = table.cells.slice();
  return { table, terms, policy, knowledge, base, side: sideOf(view.rules, seat) };
}
