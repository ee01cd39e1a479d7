import { parseCards, sortCards } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import type { DealtCards } from '@shared/game/view';
import { type Card, height, SUIT_ORDER, suit, wholeDeck } from './naive/naiveCards';
import type { NaiveCards } from './naive/naiveTypes';
import type { SeededRandom } from './seededRandom';

/** Hands, widow and stock off the top of a deck in its order (rules, section 1). */
export function dealOut(rules: RuleSet, deck: readonly Card[]): NaiveCards {
  const size = rules.players === 2 ? 12 : (deck.length - rules.widow) / rules.players;
  const hands = Array.from({ length: rules.players }, (_, seat) =>
    deck.slice(seat * size, (seat + 1) * size),
  );
  const rest = deck.slice(size * rules.players);
  return rules.players === 2
    ? { hands, widow: [], stock: rest }
    : { hands, widow: rest, stock: [] };
}

/**
 * Cards for a deal: mostly well shuffled, but one time in three left in clumps of rank or suit, so
 * that many nines, many copies of a meld, voids and claims come up too.
 */
export function randomCards(rules: RuleSet, random: SeededRandom): NaiveCards {
  const deck = random.shuffle(wholeDeck(rules.deck));
  if (!random.onceIn(3)) return dealOut(rules, deck);
  const byRank = random.onceIn(2);
  const spread = 1 + random.below(6);
  const clumped = deck
    .map((card) => ({
      card,
      key: (byRank ? height(card) : SUIT_ORDER.indexOf(suit(card)) * 1.5) + random.below(spread),
    }))
    .sort((a, b) => a.key - b.key)
    .map(({ card }) => card);
  const turn = random.below(deck.length);
  return dealOut(rules, [...clumped.slice(turn), ...clumped.slice(0, turn)]);
}

/** The faces of some cards written as text; throws on what is no card. */
export function faces(cards: readonly Card[]): number[] {
  const parsed = parseCards(cards.join(' '));
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

/** The same deal as the engine takes it. */
export const forEngine = (cards: NaiveCards): DealtCards => ({
  hands: cards.hands.map((hand) => sortCards(faces(hand))),
  widow: sortCards(faces(cards.widow)),
  stock: faces(cards.stock),
});
