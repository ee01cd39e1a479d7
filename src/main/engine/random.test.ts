import { deckCards } from '@shared/game/cards';
import { expect, test } from 'vitest';
import { randomFromText, shuffle } from './random';

const DEALS = 200_000;

test('the same text gives the same numbers, another text others', () => {
  const draw = (text: string) => {
    const random = randomFromText(text);
    return Array.from({ length: 20 }, () => random.below(1000));
  };
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
});

test('numbers stay below their bound and reach both ends', () => {
  const random = randomFromText('bounds');
  const drawn = new Set(Array.from({ length: 300 }, () => random.below(3)));
  expect([...drawn].sort()).toEqual([0, 1, 2]);
});

test('a shuffle keeps every card and leaves the list it was given alone', () => {
  const deck = deckCards('double96');
  const before = [...deck];
  const shuffled = shuffle(deck, randomFromText('deck'));
  expect(shuffled).not.toEqual(before);
  expect([...shuffled].sort((a, b) => a - b)).toEqual(before);
  expect(deck).toEqual(before);
});

test(`every card falls on every place equally often (${DEALS} shuffles of 48)`, {
  timeout: 120_000,
}, () => {
  const cards = Array.from({ length: 48 }, (_, card) => card);
  const random = randomFromText('chi-square');
  const seen = new Uint32Array(48 * 48);
  for (let deal = 0; deal < DEALS; deal += 1) {
    shuffle(cards, random).forEach((card, place) => {
      const cell = card * 48 + place;
      seen[cell] = (seen[cell] ?? 0) + 1;
    });
  }
  const due = DEALS / 48;
  const chiSquare = seen.reduce((sum, count) => sum + (count - due) ** 2 / due, 0);
  // 47 x 47 degrees of freedom: mean 2209, standard deviation 66.5. Five of them either way would be
  // met by chance less than once in a million.
  expect(chiSquare).toBeGreaterThan(2209 - 333);
  expect(chiSquare).toBeLessThan(2209 + 333);
  // A shuffle that never leaves a card where it was (Sattolo's) is caught here.
  expect(seen[47 * 48 + 47]).toBeGreaterThan(due * 0.9);
});
