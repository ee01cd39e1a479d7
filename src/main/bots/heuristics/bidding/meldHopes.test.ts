import { countFaces, type Face, faceOf, SUITS } from '@shared/game/cards';
import { presetRules } from '@shared/game/presets';
import { describe, expect, it } from 'vitest';
import { meldHopes } from './meldHopes';

const SPADES = SUITS.indexOf('S');
const spades = (...ranks: ('A' | 'T' | 'K' | 'Q' | 'J' | '9')[]): Face[] =>
  ranks.map((rank) => faceOf(rank, 'S'));
const clubs = (...ranks: ('A' | 'T' | 'K' | 'Q' | 'J' | '9')[]): Face[] =>
  ranks.map((rank) => faceOf(rank, 'C'));

describe('what may come to the melds of a hand', () => {
  it('counts a run that lacks one card by the chance that the partner has it', () => {
    const hand = countFaces([
      ...spades('A', 'T', 'K', 'Q', '9', '9'),
      ...clubs('9', '9', 'J', 'J', 'T', 'T'),
    ]);
    const { run } = meldHopes(presetRules('sq-partnership'), SPADES, hand);
    // Two jacks of spades are out, each with the partner in one of three cases: 1 - (2/3)^2 = 5/9.
    // A second run would need six cards, and four come.
    expect(run).toBeCloseTo((150 * 5) / 9, 9);
  });

  it('counts the second run of a hand that holds one, at what it adds', () => {
    const hand = countFaces([
      ...spades('A', 'A', 'T', 'T', 'K', 'K', 'Q', 'Q', 'J'),
      ...clubs('9', '9', 'J'),
    ]);
    // One jack of spades is out: one case of three. `listed` adds 150, `cm` 1350.
    expect(meldHopes(presetRules('sq-partnership'), SPADES, hand).run).toBeCloseTo(150 / 3, 9);
    expect(meldHopes(presetRules('cm-single'), SPADES, hand).run).toBeCloseTo(1350 / 3, 9);
  });

  it('hopes for nothing alone, nor once the widow is taken', () => {
    const hand = spades('A', 'T', 'K', 'Q', '9', '9');
    const none = { run: 0, aces: 0, rest: 0 };
    expect(meldHopes(presetRules('sq-cutthroat-4'), SPADES, countFaces(hand))).toEqual(none);
    const fifteen = [...hand, ...clubs('9', '9', 'J', 'J', 'T', 'T', 'Q', 'Q', 'A')];
    const before = meldHopes(presetRules('sq-three'), SPADES, countFaces(fifteen));
    // Two jacks of spades are among the 33 cards not seen, three of which are the widow: 1 - (10/11)^2.
    expect(before.run).toBeCloseTo((150 * 21) / 121, 9);
    const eighteen = [...fifteen, faceOf('9', 'H'), faceOf('9', 'H'), faceOf('9', 'D')];
    expect(meldHopes(presetRules('sq-three'), SPADES, countFaces(eighteen))).toEqual(none);
  });

  it('counts what a partner melds who gives nothing', () => {
    const rules = presetRules('table-single');
    const onlyDix = {
      ...rules,
      meld: {
        run: [0, 0],
        runExtra: 0,
        royal: 0,
        marriage: 0,
        dix: 10,
        pinochle: [0, 0],
        aces: [0, 0],
        kings: [0, 0],
        queens: [0, 0],
        jacks: [0, 0],
      },
    };
    const hand = countFaces(clubs('A', 'A', 'T', 'T', 'K', 'K', 'Q', 'Q', 'J', 'J', '9', '9'));
    // Two nines of spades are out, one third of each is the partner's.
    const { run, aces, rest } = meldHopes(onlyDix, SPADES, hand);
    expect({ run, aces }).toEqual({ run: 0, aces: 0 });
    expect(rest).toBeCloseTo((10 * 2) / 3, 9);
  });
});
