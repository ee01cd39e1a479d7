import { type Face, parseCards } from '@shared/game/cards';
import { presetRules } from '@shared/game/presets';
import { describe, expect, it } from 'vitest';
import { bruteForce } from '../../../../tests/support/bruteForce';
import { randomPosition } from '../../../../tests/support/openHands';
import { seededRandom } from '../../../../tests/support/seededRandom';
import { openPosition } from './openPosition';
import { seatToPlay } from './position';
import { createSolver } from './solver';
import { takesAll } from './takesAll';

const cards = (text: string): Face[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

const solver = createSolver({ tableBits: 12 });

/** Seat 0 leads and plays with seat 2; spades are trumps. */
function answerFor(hands: readonly string[]): boolean | null {
  const lead = { leader: 0, cards: [] };
  const position = openPosition(presetRules('sq-partnership'), 0, 'S', hands.map(cards), lead);
  return takesAll(solver, position, {});
}

describe('taking every trick', () => {
  it('goes with the first of equal cards, as long as it draws the other', () => {
    expect(answerFor(['AS KH', 'AS QH', '9C 9D', '9H JD'])).toBe(true);
    // With another trump below it, the other ace waits for the king.
    expect(answerFor(['AS KS', 'AS QS', '9C 9D', '9H JD'])).toBe(false);
  });

  it('is lost with a trick that brings no points', () => {
    expect(answerFor(['AS 9H', 'JC JH', '9C 9D', '9S JD'])).toBe(false);
  });

  it('is what trying everything says', () => {
    const seen = new Set<boolean | null>();
    for (let seed = 0; seed < 400; seed += 1) {
      const position = randomPosition(seededRandom(seed), { seats: 4, tricks: 2, deck: 'single' });
      const answer = takesAll(solver, position, {});
      const counters = { A: 1, T: 1, K: 1, Q: 1, J: 1, 9: 1 };
      const counted = { ...position, rules: { ...position.rules, counters, lastTrick: 0 } };
      const values = [...bruteForce(counted).values()];
      const isOwn = position.sides[seatToPlay(position)] === 0;
      const best = isOwn ? Math.max(...values) : Math.min(...values);
      const all = [...position.hands.flat(), ...position.trick.cards].length;
      expect(answer, `seed ${seed}`).toBe(best === all);
      seen.add(answer);
    }
    expect(seen).toEqual(new Set([true, false]));
  });
});
