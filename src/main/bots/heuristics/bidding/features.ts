import { FACES_PER_SUIT, SUITS } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import { type MeldHopes, meldHopes } from './meldHopes';

/** What a hand is worth with one suit as trumps is estimated from these figures. */
export interface HandFeatures {
  /** Points of this player's melds. */
  readonly meld: number;
  readonly hopes: MeldHopes;
  /** As shares of the hand: trumps, their aces and tens, plain aces. */
  readonly trumps: number;
  readonly highTrumps: number;
  readonly plainAces: number;
  /** Plain suits without a card, and with a single one that is no ace. */
  readonly voids: number;
  readonly singletons: number;
}

/** Figures of a hand with this suit (index) as trumps; `meld` are its points. */
export function handFeatures(
  rules: RuleSet,
  trump: number,
  hand: readonly number[],
  meld: number,
): HandFeatures {
  const size = hand.reduce((sum, each) => sum + each, 0);
  const of = (suit: number, rank: number): number => hand[suit * FACES_PER_SUIT + rank] ?? 0;
  let plainAces = 0;
  let voids = 0;
  let singletons = 0;
  let trumps = 0;
  for (let suit = 0; suit < SUITS.length; suit += 1) {
    let cards = 0;
    for (let rank = 0; rank < FACES_PER_SUIT; rank += 1) cards += of(suit, rank);
    if (suit === trump) {
      trumps = cards;
      continue;
    }
    plainAces += of(suit, 0);
    if (cards === 0) voids += 1;
    else if (cards === 1 && of(suit, 0) === 0) singletons += 1;
  }
  return {
    meld,
    hopes: meldHopes(rules, trump, hand),
    trumps: trumps / size,
    highTrumps: (of(trump, 0) + 0.6 * of(trump, 1)) / size,
    plainAces: plainAces / size,
    voids,
    singletons,
  };
}
