import { type Face, faceOf } from '@shared/game/cards';
import { type DealFigure, isAsExpected } from '@shared/game/dealFigures';
import { presetRules } from '@shared/game/presets';
import { describe, expect, it } from 'vitest';

import { chanceOfEach, chanceOfExactly, type DealOdds, dealOdds } from './dealOdds';
import { compareWithOdds, countDeals } from './dealTest';

/** Every hand of a small deck, one after the other: the deck's cards are 0, 0, 1, 1, 2, 2 and so on. */
function handsOf(faces: number, copies: number, size: number): number[][] {
  const deck = Array.from({ length: faces * copies }, (_, card) => Math.floor(card / copies));
  const choose = (from: number, left: number): number[][] =>
    left === 0
      ? [[]]
      : deck
          .slice(from)
          .flatMap((face, index) =>
            choose(from + index + 1, left - 1).map((rest) => [face, ...rest]),
          );
  return choose(0, size);
}

const shareOf = (hands: readonly number[][], holds: (hand: readonly number[]) => boolean) =>
  hands.filter(holds).length / hands.length;

const oddsOf = (preset: string, wanted: DealFigure): DealOdds => {
  const found = dealOdds(presetRules(preset)).find(
    ({ figure }) => JSON.stringify(figure) === JSON.stringify(wanted),
  );
  return found ?? expect.fail(`no ${JSON.stringify(wanted)}`);
};

describe('the chances of a hand', () => {
  it.each([
    [4, 2, 3],
    [4, 2, 5],
    [3, 3, 4],
    [3, 4, 5],
  ])(
    'of %i faces with %i copies, %i cards each, are those of all hands counted',
    (faces, copies, size) => {
      const hands = handsOf(faces, copies, size);
      const deck = faces * copies;
      for (const wanted of [1, 2, 3])
        expect(chanceOfEach(wanted, copies, size, deck)).toBeCloseTo(
          shareOf(hands, (hand) => [0, 1, 2].slice(0, wanted).every((face) => hand.includes(face))),
          12,
        );
      for (let count = 0; count <= size; count += 1)
        expect(chanceOfExactly(count, copies, size, deck)).toBeCloseTo(
          shareOf(hands, (hand) => hand.filter((face) => face === 0).length === count),
          12,
        );
    },
  );

  it('are those worked out by hand for twelve of 48 cards', () => {
    // No ace: 40 choose 12 by 48 choose 12.
    const none = oddsOf('sq-partnership', { kind: 'aces', count: 0, orMore: false });
    expect(none.mean).toBeCloseTo(5_586_853_480 / 69_668_534_468, 12);
    // A pinochle: without one of its two cards 36*35 / 48*47, without both 36*35*34*33 / 48*47*46*45.
    const pinochle = oddsOf('sq-partnership', { kind: 'pinochle' });
    expect(pinochle.mean).toBeCloseTo(1 - 2 * (1_260 / 2_256) + 1_413_720 / 4_669_920, 12);
    // Each of two copies is there in one hand of four; the second one then has 11 of 47 places left: 2 * 1/4 * 3/4 * 46/47.
    const copies = oddsOf('sq-partnership', { kind: 'copies', face: faceOf('9', 'C') });
    expect(copies.mean).toBe(0.5);
    expect(copies.variance).toBeCloseTo((2 * 0.25 * 0.75 * 46) / 47, 12);
  });

  it.each(['sq-partnership', 'cm-cutthroat-3', 'sq-two', 'cm-eight-double'])(
    'of numbers of aces make up one in %s',
    (preset) => {
      const aces = dealOdds(presetRules(preset)).filter(({ figure }) => figure.kind === 'aces');
      expect(aces.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1, 9);
    },
  );
});

describe('a test of deals', () => {
  it.each(['sq-partnership', 'cm-cutthroat-3', 'sq-two', 'cm-eight-double'])(
    'finds those of %s to be as chance makes them',
    (preset) => {
      const rules = presetRules(preset);
      const count = countDeals(rules, 'a fixed seed');
      count.deal(3_000);
      count.deal(1_000);
      expect(count.deals()).toBe(4_000);
      const lines = compareWithOdds(dealOdds(rules), count.deals(), count.totals());
      expect(lines.filter((line) => !isAsExpected(line))).toEqual([]);
    },
  );

  it('notices an ace of spades that comes too often', () => {
    const rules = presetRules('sq-partnership');
    const odds = dealOdds(rules);
    const totals = odds.map(() => 0);
    const deals = 4_000;
    const ace: Face = faceOf('A', 'S');
    const count = countDeals(rules, 'a fixed seed');
    count.deal(deals);
    for (const [index, total] of count.totals().entries()) {
      const figure = odds[index]?.figure;
      const isFavoured = figure?.kind === 'copies' && figure.face === ace;
      // One deal in twenty gives it one more than it should.
      totals[index] = isFavoured ? total + deals / 20 : total;
    }
    const strange = compareWithOdds(odds, deals, totals).filter((line) => !isAsExpected(line));
    expect(strange.map(({ figure }) => figure)).toEqual([{ kind: 'copies', face: ace }]);
  });
});
