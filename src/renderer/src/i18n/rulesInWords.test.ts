import { MELD_TABLES } from '@shared/game/meldTables';
import { PRESETS, presetRules } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import { describe, expect, it } from 'vitest';
import { counterWords, moonWords, rulesInWords } from './rulesInWords';

const partnership = presetRules('sq-partnership');
const widow = presetRules('sq-three');

/** Each option, from a rule set and to another value. `preset` is only a name: it changes nothing. */
const CHANGES: Readonly<
  Record<Exclude<keyof RuleSet, 'preset'>, readonly [RuleSet, Partial<RuleSet>]>
> = {
  players: [partnership, { players: 6 }],
  partners: [partnership, { partners: false }],
  deck: [partnership, { deck: 'double96' }],
  widow: [widow, { widow: 0 }],
  meldBeforeBury: [widow, { meldBeforeBury: false }],
  defendersMeld: [partnership, { defendersMeld: false }],
  opening: [partnership, { opening: 260 }],
  increment: [partnership, { increment: 5 }],
  maxRaise: [partnership, { maxRaise: 50 }],
  firstBidder: [partnership, { firstBidder: 'dealer' }],
  allPass: [partnership, { allPass: 'redeal' }],
  passCount: [partnership, { passCount: 3 }],
  passOrder: [partnership, { passOrder: 'together' }],
  meld: [partnership, { meld: MELD_TABLES.cm }],
  meldNeeds: [partnership, { meldNeeds: 20 }],
  throwIn: [partnership, { throwIn: 'choice' }],
  mustWin: [partnership, { mustWin: 'trump' }],
  counters: [partnership, { counters: { ...partnership.counters, Q: 5 } }],
  lastTrick: [partnership, { lastTrick: 20 }],
  ninesRedeal: [partnership, { ninesRedeal: true }],
  moon: [partnership, { moon: 'run' }],
  claim: [partnership, { claim: false }],
  target: [partnership, { target: 2000 }],
  rounds: [partnership, { target: null, rounds: 5 }],
  bothCross: [partnership, { bothCross: 'higher' }],
};

describe('rulesInWords', () => {
  it.each(Object.entries(CHANGES))('tells of %s', (_, [before, change]) => {
    expect(rulesInWords({ ...before, ...change }, 'natural')).not.toEqual(
      rulesInWords(before, 'natural'),
    );
  });

  it('says the same whatever the rule set is called', () => {
    expect(rulesInWords({ ...partnership, preset: null }, 'natural')).toEqual(
      rulesInWords(partnership, 'natural'),
    );
  });

  it('has sentences for every preset, without holes in them', () => {
    for (const { rules } of PRESETS) {
      for (const { sentences } of rulesInWords(rules, 'natural')) {
        expect(sentences.length).toBeGreaterThan(0);
        for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|null|NaN/);
      }
    }
  });

  it('tells a two-hand game without bidding, contract or passing', () => {
    const text = JSON.stringify(rulesInWords(presetRules('sq-two'), 'natural'));
    expect(text).not.toMatch(/contract|declarer’s side|bid /);
    expect(text).toContain('stock');
  });

  it('lists the double pinochle of the single deck at its own value', () => {
    const melds = rulesInWords(partnership, 'natural').find(({ id }) => id === 'melds')?.melds;
    expect(melds?.find(({ name }) => name === 'Pinochle')?.values).toEqual([40, 300]);
  });
});

describe('counterWords', () => {
  it('groups ranks by what they count', () => {
    expect(
      counterWords({ A: 10, T: 10, K: 5, Q: 5, J: 0, '9': 0 }, ['A', 'T', 'K', 'Q', 'J', '9']),
    ).toBe('Ace and ten count 10 each; king and queen count 5 each; jack and nine nothing.');
    expect(
      counterWords({ A: 11, T: 10, K: 4, Q: 3, J: 2, '9': 0 }, ['A', 'T', 'K', 'Q', 'J']),
    ).toBe('Ace counts 11; ten counts 10; king counts 4; queen counts 3; jack counts 2.');
  });
});

describe('moonWords', () => {
  it('writes the bonus in the units of the rule set', () => {
    expect(moonWords({ ...partnership, moon: 'run' })).toBe('150');
    expect(moonWords({ ...partnership, moon: 'double-run' })).toBe('1500');
    expect(moonWords({ ...presetRules('wcg-single'), moon: 'tricks' })).toBe('25');
    expect(moonWords({ ...partnership, moon: 'double-bid' })).toBe('twice the contract');
  });
});
