import { describe, expect, it } from 'vitest';
import { HISTORY_KEPT, joinHistory } from './history';
import type { DealSummary } from './view';

/** The summaries of the deals with these numbers, told apart by their contract. */
const deals = (first: number, last: number): DealSummary[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    dealer: 0,
    result: { how: 'made', declarer: 0, contract: first + index, trump: 'S', sides: [] },
  }));

const before = { dealNumber: 5, history: deals(1, 4) };

describe('joinHistory', () => {
  it('keeps what is known, in the same list, while the deal goes on', () => {
    expect(joinHistory(before, { dealNumber: 5, history: [] })).toBe(before.history);
  });

  it('adds the deal that was over when the next one began', () => {
    expect(joinHistory(before, { dealNumber: 6, history: deals(5, 5) })).toEqual(deals(1, 5));
  });

  it('takes a whole list as it is, whatever was known', () => {
    const whole = { dealNumber: 9, history: deals(1, 8) };
    expect(joinHistory(before, whole)).toEqual(deals(1, 8));
    expect(joinHistory({ dealNumber: 1, history: [] }, whole)).toEqual(deals(1, 8));
  });

  it('forgets the deals that were taken back', () => {
    expect(joinHistory(before, { dealNumber: 3, history: [] })).toEqual(deals(1, 2));
    expect(joinHistory(before, { dealNumber: 1, history: [] })).toEqual([]);
  });

  it('keeps only what arrived when deals between are unknown', () => {
    expect(joinHistory(before, { dealNumber: 8, history: deals(7, 7) })).toEqual(deals(7, 7));
    expect(joinHistory(before, { dealNumber: 8, history: [] })).toEqual([]);
  });

  it('drops the oldest deals of a long game', () => {
    const long = { dealNumber: HISTORY_KEPT + 8, history: deals(8, HISTORY_KEPT + 7) };
    const next = {
      dealNumber: HISTORY_KEPT + 9,
      history: deals(HISTORY_KEPT + 8, HISTORY_KEPT + 8),
    };
    expect(joinHistory(long, next)).toEqual(deals(9, HISTORY_KEPT + 8));
  });
});
