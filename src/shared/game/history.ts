import type { DealSummary, PlayerView } from './view';

/** The most earlier deals that a view lists: older ones are dropped, so that its size has a bound in any game. */
export const HISTORY_KEPT = 200;

type Told = Pick<PlayerView, 'dealNumber' | 'history'>;

const firstDealOf = ({ dealNumber, history }: Told): number => dealNumber - history.length;

/**
 * The deals before the one of `arrived`, which may list the newest of them alone: the others are taken from the view
 * before it. After a gap between the two, only those that `arrived` lists are known.
 */
export function joinHistory(before: Told, arrived: Told): readonly DealSummary[] {
  const isSameDeal = arrived.dealNumber === before.dealNumber;
  if (isSameDeal && arrived.history.length === 0) return before.history;
  const earlier = firstDealOf(arrived) - firstDealOf(before);
  if (earlier <= 0 || earlier > before.history.length) return arrived.history;
  return [...before.history.slice(0, earlier), ...arrived.history].slice(-HISTORY_KEPT);
}
