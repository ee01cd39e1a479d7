import { dealCards, firstDealer } from '@main/engine/dealing';
import { printCards } from '@shared/game/cards';
import { presetRules } from '@shared/game/presets';
import { describe, expect, it } from 'vitest';
import { seedOf, sharesFit, sourceFault } from './fairSeed';
import { digestOf } from './secrets';

/** The worked example of docs/network.md, whose figures were worked out by another program. */
const SOURCE = {
  game: '0123456789abcdef',
  deal: 1,
  secret: 'a0'.repeat(32),
  shares: [
    { seat: 0, share: '00112233445566778899aabbccddeeff' },
    { seat: 2, share: '0f'.repeat(32) },
  ],
};
const SEED = '7b74364c59cb6d180987c4acc67981ade7587051fdca227371cf3e9f5a9aa162';
const DIGEST = 'eb374dd4b49376eeef48e9029a756e55b6afdcf778b4d7bb7949b21230ee5221';
const COMMITMENTS = [
  { seat: 0, digest: '5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720' },
  { seat: 2, digest: '7152f9958a983e3313fb2498d743af1e83a0ff5999650fd341f0368d1678992c' },
];

describe('the seed of a fair deal', () => {
  it('is the one of the worked example, whatever the order of the list', () => {
    expect(seedOf(SOURCE)).toBe(SEED);
    expect(seedOf({ ...SOURCE, shares: SOURCE.shares.toReversed() })).toBe(SEED);
  });

  it('is another one for each thing that it comes from', () => {
    const others = [
      { ...SOURCE, game: '0123456789abcdee' },
      { ...SOURCE, deal: 2 },
      { ...SOURCE, secret: 'a1'.repeat(32) },
      { ...SOURCE, shares: SOURCE.shares.slice(1) },
      { ...SOURCE, shares: [{ seat: 1, share: '0f'.repeat(32) }] },
    ];
    expect(new Set([SEED, ...others.map(seedOf)]).size).toBe(6);
  });

  it('gives the cards and the dealer of the worked example', () => {
    const four = dealCards(presetRules('cm-single'), SEED, 0);
    expect(four.hands.map(printCards)).toEqual([
      'AS AS TS QS JS AH QH JH AD JD 9D QC',
      'KS QS JS 9S 9S JH 9H AD TD QD TC 9C',
      'TS AH KH 9H TD QD 9D AC TC KC JC 9C',
      'KS TH TH KH QH KD KD JD AC KC QC JC',
    ]);
    const two = dealCards(presetRules('sq-two'), SEED, 0);
    expect(two.hands.map(printCards)).toEqual(four.hands.slice(0, 2).map(printCards));
    expect(printCards(two.stock)).toBe(
      'AH 9D TD TC AC QD TS KH KC 9C JC 9H JD QC TH KC AC JC KS KD TH KD KH QH',
    );
    expect(printCards(dealCards(presetRules('sq-three'), SEED, 0).widow)).toBe('KH QH KD');
    const dealers = ['sq-two', 'sq-three', 'cm-single'].map((name) =>
      firstDealer(presetRules(name), SEED),
    );
    expect(dealers).toEqual([1, 0, 1]);
  });
});

describe('what a deal comes from', () => {
  it('fits digest and commitments as they are in the worked example', () => {
    expect(digestOf(SOURCE.secret)).toBe(DIGEST);
    expect(sourceFault(DIGEST, COMMITMENTS, SOURCE)).toBeNull();
  });

  it('is refused with another secret, another share, or one that was never committed', () => {
    expect(sourceFault(DIGEST, COMMITMENTS, { ...SOURCE, secret: 'a1'.repeat(32) })).toBe('secret');
    const other = [{ seat: 0, share: '0f'.repeat(32) }];
    expect(sourceFault(DIGEST, COMMITMENTS, { ...SOURCE, shares: other })).toBe('share');
    expect(sharesFit(SOURCE.shares, COMMITMENTS.slice(1))).toBe(false);
  });
});
