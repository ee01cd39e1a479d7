import {
  at,
  FACES_PER_SUIT,
  type Face,
  rankIndex,
  SUITS,
  type Suit,
  suitIndex,
} from '@shared/game/cards';
import type { MustWin, RuleSet } from '@shared/game/rules';
import { type Seat, seatAfter } from '@shared/game/seats';
import { legalCards } from './trickPlay';

/** What the player on lead knows: nobody else's cards are looked at. */
export interface ClaimKnowledge {
  readonly hand: readonly Face[];
  /** How many of each face are out: not in this hand, not played, not buried by this player. */
  readonly out: readonly number[];
  readonly trump: Suit;
}

/**
 * Whether the rest of the tricks may be claimed (rules, section 7): all cards of the hand are top
 * trumps, or every plain card is top and the top trumps are at least as many as the trumps out.
 */
export function canClaim({ hand, out, trump }: ClaimKnowledge): boolean {
  const trumpIndex = SUITS.indexOf(trump);
  let trumpsOut = 0;
  for (let rank = 0; rank < FACES_PER_SUIT; rank += 1) {
    trumpsOut += at(out, trumpIndex * FACES_PER_SUIT + rank);
  }
  let topTrumps = 0;
  for (const card of hand) {
    const isTop = isTopCard(card, out);
    if (suitIndex(card) !== trumpIndex) {
      // A plain card that isn't top loses: nothing can be claimed with it.
      if (!isTop) return false;
    } else if (isTop) topTrumps += 1;
  }
  return topTrumps === hand.length || topTrumps >= trumpsOut;
}

/** Whether no higher card of its suit is out. */
function isTopCard(card: Face, out: readonly number[]): boolean {
  for (let higher = card - rankIndex(card); higher < card; higher += 1) {
    if (at(out, higher) > 0) return false;
  }
  return true;
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
