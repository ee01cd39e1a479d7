import { deckCards, sortCards } from '@shared/game/cards';
import { handSize, type RuleSet } from '@shared/game/rules';
import { type Seat, seatsOf } from '@shared/game/seats';
import type { DealtCards } from '@shared/game/view';
import { randomFromText, shuffle } from './random';

/**
 * The cards of one deal of a game. Each deal has a stream of its own, so nothing that happens in one
 * moves another; `dealIndex` counts from 0, deals that were dealt again included.
 */
export function dealCards(rules: RuleSet, seed: string, dealIndex: number): DealtCards {
  const deck = shuffle(deckCards(rules.deck), randomFromText(`${seed}/deal/${dealIndex}`));
  const size = handSize(rules);
  const hands = seatsOf(rules).map((seat) => sortCards(deck.slice(seat * size, (seat + 1) * size)));
  const rest = deck.slice(rules.players * size);
  return rules.players === 2
    ? { hands, widow: [], stock: rest }
    : { hands, widow: sortCards(rest), stock: [] };
}

/** The first dealer is drawn at random (rules, section 1). */
export const firstDealer = (rules: RuleSet, seed: string): Seat =>
  randomFromText(`${seed}/dealer`).below(rules.players);
