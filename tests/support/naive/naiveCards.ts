/**
 * The second implementation works on cards as text, `TS` for the ten of spades, so that it shares
 * nothing with the engine's numbers. Everything here is slow and obvious on purpose.
 */
export type Card = string;
export type NaiveSuit = 'S' | 'H' | 'D' | 'C';

export const SUIT_ORDER: readonly NaiveSuit[] = ['S', 'H', 'D', 'C'];
/** High to low. */
export const RANK_ORDER = ['A', 'T', 'K', 'Q', 'J', '9'] as const;
export type NaiveRank = (typeof RANK_ORDER)[number];

export function rank(card: Card): NaiveRank {
  const found = RANK_ORDER.find((each) => card[0] === each);
  if (found === undefined || card.length !== 2) throw new Error(`no card: ${card}`);
  return found;
}

export function suit(card: Card): NaiveSuit {
  const found = SUIT_ORDER.find((each) => card[1] === each);
  if (found === undefined || card.length !== 2) throw new Error(`no card: ${card}`);
  return found;
}

/** 5 for an ace down to 0 for a nine. */
export const height = (card: Card): number => 5 - RANK_ORDER.indexOf(rank(card));

/** Equal rank is not higher; cards of two suits are never compared. */
export const isHigher = (card: Card, other: Card): boolean =>
  suit(card) === suit(other) && height(card) > height(other);

export const count = (cards: readonly Card[], card: Card): number =>
  cards.filter((each) => each === card).length;

/** S H D C, each from high to low. */
export const inOrder = (cards: readonly Card[]): Card[] =>
  [...cards].sort(
    (a, b) => SUIT_ORDER.indexOf(suit(a)) - SUIT_ORDER.indexOf(suit(b)) || height(b) - height(a),
  );

export const distinct = (cards: readonly Card[]): Card[] => inOrder([...new Set(cards)]);

/** `cards` without one copy of each of `gone`; throws when one isn't there. */
export function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const rest = [...cards];
  for (const card of gone) {
    const index = rest.indexOf(card);
    if (index < 0) throw new Error(`${card} is not among ${cards.join(' ')}`);
    rest.splice(index, 1);
  }
  return rest;
}

export const fromText = (text: string): Card[] => text.split(' ').filter((word) => word !== '');
export const toText = (cards: readonly Card[]): string => cards.join(' ');

/** Every choice of `size` cards out of a hand, copies of a card being the same; each in order. */
export function choicesOf(cards: readonly Card[], size: number): Card[][] {
  const found = new Map<string, Card[]>();
  const pick = (from: readonly Card[], chosen: readonly Card[]): void => {
    if (chosen.length === size) {
      found.set(toText(chosen), [...chosen]);
      return;
    }
    for (let i = 0; i < from.length; i += 1) {
      const card = from[i];
      if (card !== undefined && from[i - 1] !== card) pick(from.slice(i + 1), [...chosen, card]);
    }
  };
  pick(inOrder(cards), []);
  return [...found.values()];
}

/** Every card of a deck (rules, section 1). */
export function wholeDeck(deck: 'single' | 'double80' | 'double96'): Card[] {
  const ranks = deck === 'double80' ? 'ATKQJ' : 'ATKQJ9';
  const copies = deck === 'single' ? 2 : 4;
  const cards: Card[] = [];
  for (const s of SUIT_ORDER)
    for (const r of ranks) for (let i = 0; i < copies; i += 1) cards.push(r + s);
  return cards;
}
