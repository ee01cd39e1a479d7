import { parseCards, printCards } from '@shared/game/cards';
import type { Meld, MeldName } from '@shared/game/melds';
import { describe, expect, it } from 'vitest';
import { cardsOfMelds } from './cardsOfMelds';

function meld(name: MeldName, text: string): Meld {
  const cards = parseCards(text);
  if (!cards.ok) throw new Error(cards.error);
  return { name, cards: cards.value, points: 0 };
}

describe('cardsOfMelds', () => {
  it('lays a card once that serves in two types', () => {
    const melds = [meld('marriage', 'KS QS'), meld('pinochle', 'QS JD')];
    expect(printCards(cardsOfMelds(melds))).toBe('KS QS JD');
  });

  it('lays two copies when two are needed in one type', () => {
    const melds = [meld('run', 'AS TS KS QS JS'), meld('royal-marriage', 'KS QS')];
    expect(printCards(cardsOfMelds(melds))).toBe('AS TS KS QS JS KS QS');
  });

  it('shares across all three types', () => {
    const melds = [
      meld('marriage', 'KS QS'),
      meld('pinochle', 'QS JD'),
      meld('queens', 'QS QH QD QC'),
      meld('jacks', 'JS JH JD JC'),
    ];
    expect(printCards(cardsOfMelds(melds))).toBe('KS QS JD QH QD QC JS JH JC');
  });

  it('shows nothing for nothing', () => {
    expect(cardsOfMelds([])).toEqual([]);
  });
});
