import { parseCards, printCards, type Suit } from '@shared/game/cards';
import { describe, expect, it } from 'vitest';
import { arrangeHand, type SortSettings } from './arrangeHand';

function arranged(text: string, trump: Suit | null, sort: SortSettings): string {
  const cards = parseCards(text);
  if (!cards.ok) throw new Error(cards.error);
  const hand = cards.value;
  return printCards(arrangeHand(hand, trump, sort).map((index) => hand[index] ?? -1));
}

const ALTERNATING: SortSettings = { suitOrder: 'alternating', trumpFirst: true };

describe('arrangeHand', () => {
  it('alternates black and red', () => {
    expect(arranged('AS AH AD AC', null, ALTERNATING)).toBe('AS AH AC AD');
  });

  it('puts trumps first and still alternates', () => {
    expect(arranged('AS AH AD AC', 'D', ALTERNATING)).toBe('AD AS AH AC');
  });

  it('keeps colors apart when a suit is missing', () => {
    expect(arranged('AH KD QC', null, ALTERNATING)).toBe('AH QC KD');
  });

  it('leaves trumps in their place when told so', () => {
    expect(arranged('AS AH AD AC', 'D', { ...ALTERNATING, trumpFirst: false })).toBe('AS AH AC AD');
  });

  it('keeps the order S H D C when told so', () => {
    const plain: SortSettings = { suitOrder: 'S-H-D-C', trumpFirst: false };
    expect(arranged('AS AH AD AC', 'C', plain)).toBe('AS AH AD AC');
    expect(arranged('AS AH AD AC', 'C', { ...plain, trumpFirst: true })).toBe('AC AS AH AD');
  });

  it('lays a suit from ace to nine with the ten below the ace, copies side by side', () => {
    expect(arranged('9S AS KS TS AS', null, ALTERNATING)).toBe('AS AS TS KS 9S');
  });

  it('names each card once', () => {
    const hand = [0, 0, 7, 7, 13, 20];
    expect([...arrangeHand(hand, 'H', ALTERNATING)].sort((a, b) => a - b)).toEqual([
      0, 1, 2, 3, 4, 5,
    ]);
  });

  it('has nothing to do for an empty hand', () => {
    expect(arrangeHand([], null, ALTERNATING)).toEqual([]);
  });
});
