import { presetRules } from '@shared/game/presets';
import { describe, expect, it } from 'vitest';
import { dealHands } from './dealtHands';
import { createPassMatch } from './passMatch';
import { ruleBidder } from './ruleBidder';
import { START_PASSES } from './startWeights';

describe('matching passes', () => {
  it('finds nothing between equals, and that keeping the trumps from the declarer loses', () => {
    const rules = presetRules('sq-partnership');
    const deals = dealHands(rules, 'gifts', 150, ruleBidder());
    const match = createPassMatch(rules, 1.5);
    expect(match.difference(deals, START_PASSES, START_PASSES)).toEqual({ mean: 0, error: 0 });
    const { toDeclarer } = START_PASSES;
    const none = toDeclarer.trump.map(() => -9);
    const stingy = {
      ...START_PASSES,
      toDeclarer: { ...toDeclarer, trump: none, trumpLength: none },
    };
    const { mean, error } = match.difference(deals, stingy, START_PASSES);
    expect(mean + 2 * error).toBeLessThan(0);
  });
});
