import { MELD_TABLES } from '@shared/game/meldTables';
import { presetRules } from '@shared/game/presets';
import { trickSum } from '@shared/game/rules';
import { describe, expect, it } from 'vitest';
import { canBeInOnes, METHODS, methodOf, withMethod } from './scoringMethods';

const cm = presetRules('cm-single');

describe('withMethod', () => {
  it('divides every figure by ten on the way to ones', () => {
    const ones = withMethod({ ...cm, meldNeeds: 30 }, 'ones');
    expect(ones).toMatchObject({
      opening: 25,
      increment: 1,
      maxRaise: 5,
      lastTrick: 1,
      meldNeeds: 3,
      target: 150,
      counters: { A: 1, T: 1, K: 1, Q: 0, J: 0, '9': 0 },
    });
    expect(ones?.meld).toMatchObject({ run: [15, 150, 225, 300], runExtra: 2, royal: 4, dix: 1 });
  });

  it('comes back to the same figures', () => {
    const ones = withMethod(cm, 'ones');
    expect(ones === null ? null : withMethod(ones, 'tens')).toEqual(cm);
  });

  it('changes nothing but the counters between methods in tens', () => {
    expect(withMethod(cm, 'eleven')).toEqual({
      ...cm,
      counters: { A: 11, T: 10, K: 4, Q: 3, J: 2, '9': 0 },
    });
  });

  it('keeps all tricks of a single deck worth 250 in tens, 25 in ones', () => {
    const sums = METHODS.map((method) => {
      const rules = withMethod(cm, method);
      return rules === null ? null : trickSum(rules);
    });
    expect(sums).toEqual([250, 25, 250, 250]);
  });

  it('keeps figures in tens within what a rule set may have', () => {
    const ones = { ...(withMethod(cm, 'ones') ?? cm), target: 12_345 };
    expect(withMethod(ones, 'tens')?.target).toBe(99_999);
  });

  it('refuses ones where a figure has no tenth', () => {
    const rules = { ...cm, meld: { ...MELD_TABLES.cm, marriage: 25 } };
    expect(canBeInOnes(rules)).toBe(false);
    expect(withMethod(rules, 'ones')).toBeNull();
  });
});

describe('methodOf', () => {
  it('knows the four methods, and counters of its own', () => {
    for (const method of METHODS) {
      const rules = withMethod(cm, method);
      expect(rules === null ? null : methodOf(rules)).toBe(method);
    }
    expect(methodOf({ ...cm, counters: { ...cm.counters, J: 1 } })).toBeNull();
  });
});
