import { meldPoints } from '@main/engine/melding';
import type { Showable } from '@shared/game/biddingConventions';
import { FACES_PER_SUIT, SUITS } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';

const RUN_RANKS = [0, 1, 2, 3, 4];

/** What a hand (counts by face) has to show by a bidding convention. */
export function showableOf(rules: RuleSet, hand: readonly number[]): Showable {
  const has = (suit: number, rank: number): boolean =>
    (hand[suit * FACES_PER_SUIT + rank] ?? 0) > 0;
  return {
    // Points are counted only where they are asked for: this is looked at in many sampled hands.
    get meld() {
      return Math.max(...SUITS.map((suit) => meldPoints(rules, suit, hand)));
    },
    get aces() {
      return SUITS.every((_, suit) => has(suit, 0));
    },
    get run() {
      return SUITS.some((_, suit) => RUN_RANKS.every((rank) => has(suit, rank)));
    },
  };
}
