import { createBot } from '@main/bots/levels/createBot';
import { presetRules } from '@shared/game/presets';
import { describe, expect, it } from 'vitest';
import { PLAIN_WEIGHTS } from '../../rollout/simulation/plainWeights';
import { createCardMatch } from './cardMatch';
import { dealHands } from './dealtHands';
import { weightPlaces, withChange } from './weightVector';

describe('climbing', () => {
  it('changes one weight and no other', () => {
    const places = weightPlaces(PLAIN_WEIGHTS);
    for (const place of places) {
      const changed = withChange(PLAIN_WEIGHTS, place, 0.5);
      const flat = (weights: typeof PLAIN_WEIGHTS) =>
        [weights.declaring, weights.defending].flatMap((role) => Object.values(role).flat());
      const before = flat(PLAIN_WEIGHTS);
      const moved = flat(changed).filter((value, index) => value !== before[index]);
      expect(moved).toHaveLength(1);
    }
    const [first] = places;
    if (first === undefined) throw new Error('no weights');
    const there = withChange(PLAIN_WEIGHTS, first, 0.5);
    expect(withChange(there, first, -0.5)).toEqual(PLAIN_WEIGHTS);
  });

  it('finds nothing between equals, and that throwing counters away loses', () => {
    const rules = presetRules('sq-partnership');
    const deals = dealHands(rules, 'climbing', 120, createBot('plain', 'climbing').decide);
    expect(deals).toHaveLength(120);
    const match = createCardMatch(rules, 1.5);
    expect(match.difference(deals, PLAIN_WEIGHTS, PLAIN_WEIGHTS)).toEqual({ mean: 0, error: 0 });
    const { declaring, defending } = PLAIN_WEIGHTS;
    const keepCounter = declaring.keepCounter.map(() => -3);
    const wasteful = {
      declaring: { ...declaring, keepCounter },
      defending: { ...defending, keepCounter },
    };
    const { mean, error } = match.difference(deals, wasteful, PLAIN_WEIGHTS);
    expect(mean + 2 * error).toBeLessThan(0);
  });
});
