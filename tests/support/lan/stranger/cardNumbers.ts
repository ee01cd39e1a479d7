import { type Card, RANK_ORDER, rank, SUIT_ORDER, suit } from '../../naive/naiveCards';

/** A card as the messages number it (docs/network.md, "What a program sees of a deal"). */
export const numberOf = (card: Card): number =>
  SUIT_ORDER.indexOf(suit(card)) * 6 + RANK_ORDER.indexOf(rank(card));

/** The card that a message means by a number. */
export const cardOf = (number: number): Card =>
  `${RANK_ORDER[number % 6]}${SUIT_ORDER[Math.floor(number / 6)]}`;

/** The numbers of these cards, in ascending order. */
export const sortedNumbers = (cards: readonly Card[]): number[] =>
  cards.map(numberOf).sort((a, b) => a - b);
