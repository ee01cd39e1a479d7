import {
  at,
  countFaces,
  deckCards,
  type Face,
  rankIndex,
  SUITS,
  type Suit,
  suitIndex,
  withoutCards,
} from '@shared/game/cards';
import type { MustWin, RuleSet } from '@shared/game/rules';
import { type Seat, seatAfter } from '@shared/game/seats';
import { legalCards } from './trickPlay';

/** What the player on lead knows: nobody else's cards are looked at. */
export interface ClaimKnowledge {
  readonly hand: readonly Face[];
  /** All cards played so far, and those this player has buried. */
  readonly gone: readonly Face[];
  readonly trump: Suit;
}

/**
 * Whether the rest of the tricks may be claimed (rules, section 7): all cards of the hand are top
 * trumps, or every plain card is top and the top trumps are at least as many as the trumps out.
 */
export function canClaim(
  rules: Pick<RuleSet, 'deck'>,
  { hand, gone, trump }: ClaimKnowledge,
): boolean {
  const outCards = withoutCards(deckCards(rules.deck), [...gone, ...hand]);
  if (outCards === null) throw new Error('a card lies in two places');
  const out = countFaces(outCards);
  const trumpIndex = SUITS.indexOf(trump);
  const isTop = (card: Face) => {
    const aceOfSuit = card - rankIndex(card);
    for (let higher = aceOfSuit; higher < card; higher += 1) {
      if (at(out, higher) > 0) return false;
    }
    return true;
  };
  const isTrump = (card: Face) => suitIndex(card) === trumpIndex;
  const topTrumps = hand.filter((card) => isTrump(card) && isTop(card)).length;
  if (topTrumps === hand.length) return true;
  const trumpsOut = outCards.filter(isTrump).length;
  return hand.every((card) => isTrump(card) || isTop(card)) && topTrumps >= trumpsOut;
}

/** The order in which a claimer leads: trumps from high to low, then the plain suits S H D C. */
const claimOrder = (hand: readonly Face[], trump: Suit): Face[] => {
  const trumpIndex = SUITS.indexOf(trump);
  const key = (card: Face) => (suitIndex(card) === trumpIndex ? card - 100 : card);
  return [...hand].sort((a, b) => key(a) - key(b));
};

/** The lowest of the cards, among equals the first of S H D C. */
const lowest = (cards: readonly Face[]): Face =>
  cards.reduce((low, card) =>
    rankIndex(card) > rankIndex(low) || (rankIndex(card) === rankIndex(low) && card < low)
      ? card
      : low,
  );

/** The cards of each trick after a claim, in order of play from the claimer (rules, section 7). */
export function playOutClaim(
  rules: Pick<RuleSet, 'players' | 'partners'> & { readonly mustWin: MustWin },
  hands: readonly (readonly Face[])[],
  claimer: Seat,
  trump: Suit,
): Face[][] {
  const left = hands.map((hand) => [...hand]);
  return claimOrder(at(hands, claimer), trump).map((lead) => {
    const trick = [lead];
    for (let step = 1; step < rules.players; step += 1) {
      const hand = at(left, seatAfter(rules, claimer, step));
      const card = lowest(legalCards(trick, hand, trump, rules.mustWin));
      hand.splice(hand.indexOf(card), 1);
      trick.push(card);
    }
    return trick;
  });
}
