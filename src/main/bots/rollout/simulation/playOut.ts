import type { RolloutPolicy } from './rolloutPolicy';
import { LEFT, playFace, type TrickTable } from './trickTable';

/** Plays the rest of the deal by a policy. */
export function playOut(table: TrickTable, policy: RolloutPolicy): void {
  while ((table.at[LEFT] ?? 0) > 0) playFace(table, policy());
}
