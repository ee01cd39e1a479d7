import { MELD_TABLES } from '@shared/game/meldTables';
import { describe, expect, it } from 'vitest';
import { readVectors } from '../vectors';
import { fromText, inOrder } from './naiveCards';
import { naiveMelds } from './naiveMelds';
import { mayClaim, naiveLegal, winningIndex } from './naiveTricks';

/** The second implementation is checked too: what it says of the engine must mean something. */
describe('the naive implementation', () => {
  const { melds, legal } = readVectors();

  it('scores every worked meld hand', () => {
    for (const { table, trump, hand, melds: expected, total } of melds) {
      const found = naiveMelds(MELD_TABLES[table], trump, fromText(hand));
      expect(found.points, hand).toBe(total);
      expect(found.melds.map(({ name, points }) => [name, points]).sort(), hand).toEqual(
        [...expected].sort(),
      );
    }
  });

  it('knows the legal cards of every worked trick', () => {
    for (const { mustWin, trump, trick, hand, legal: expected } of legal)
      expect(naiveLegal(mustWin, trump, fromText(trick), fromText(hand)), hand).toEqual(
        inOrder(expected),
      );
  });

  it('gives a trick to the first of equal cards and to no side suit', () => {
    expect(winningIndex('H', fromText('TS AS AS 9S'))).toBe(1);
    expect(winningIndex('H', fromText('KS AS 9H QD'))).toBe(2);
    expect(winningIndex('S', fromText('9D AC AC AH'))).toBe(0);
  });

  it('offers a claim by what the leader knows alone', () => {
    // One trump left out and one top trump held: it is drawn, and the ace of clubs is good.
    expect(mayClaim('H', fromText('AH AC'), fromText('TH 9C'))).toBe(true);
    // Two trumps out and one top trump: the second may ruff.
    expect(mayClaim('H', fromText('AH AC'), fromText('TH 9H'))).toBe(false);
    // An equal card out is not higher.
    expect(mayClaim('H', fromText('KH KC'), fromText('KH KC'))).toBe(true);
    expect(mayClaim('H', fromText('KC'), fromText('TC'))).toBe(false);
    // Only trumps, all of them top: how many are out doesn't matter.
    expect(mayClaim('H', fromText('AH AH'), fromText('TH TH 9H'))).toBe(true);
  });
});
