import { countFaces, type Face, parseCards, printCards } from '@shared/game/cards';
import { expect, test } from 'vitest';
import { canClaim, playOutClaim } from './claim';

const cards = (text: string): Face[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

/** Spades are trumps; `out` is all that the claimer can't place. */
const offered = (hand: string, out: string) =>
  canClaim({ hand: cards(hand), out: countFaces(cards(out)), trump: 'S' });

test.each([
  ['top trumps alone, more trumps out than held', 'AS AS', 'TS TS KS 9S', true],
  ['a trump that is not top, alone with a higher one out', 'TS', 'AS', false],
  ['an equal trump out does not spoil a top one', 'AS', 'AS 9S', true],
  ['a plain ace and as many top trumps as are out', 'AS AH', 'KS TH', true],
  ['a plain ace and fewer top trumps than are out', 'AS AH', 'KS 9S', false],
  ['low trumps do not count as top but may be held', 'AS 9S AH', 'KS TH', true],
  ['a plain card that is not top', 'AS AS KH', 'TH', false],
  ['plain tops when no trump is out', 'AH TH AC', 'KH 9C', true],
  ['a ten is top when its aces are gone', 'TH', 'KH QH', true],
  ['a ten is not top when an ace is out', 'TH', 'AH', false],
])('%s', (_, hand, out, isOffered) => {
  expect(offered(hand, out)).toBe(isOffered);
});

test('the claimer leads trumps from high to low, then S H D C; the others play their lowest', () => {
  const hands = [cards('AH AS AC'), cards('KS QH 9C'), cards('TH KH 9D')];
  const tricks = playOutClaim({ players: 3, partners: false, mustWin: 'always' }, hands, 0, 'S');
  expect(tricks.map(printCards)).toEqual([
    // Seat 2 has no spade and no trump to play: its nine is its lowest.
    'AS KS 9D',
    // Hearts before clubs; seat 2 keeps to the suit with its lower card.
    'AH QH KH',
    'AC 9C TH',
  ]);
});

test('among equals the lowest card is the first of S H D C', () => {
  const hands = [cards('AS'), cards('9C 9H'), cards('QD QC')];
  const [first = []] = playOutClaim(
    { players: 3, partners: false, mustWin: 'always' },
    hands,
    0,
    'S',
  );
  expect(printCards(first)).toBe('AS 9H QD');
});
