import { FACES_PER_SUIT, SUITS } from '@shared/game/cards';
import { handSize, type RuleSet } from '@shared/game/rules';
import { DECK_COUNTS } from '../knowledge/knowledge';

/** What a hand is worth with one suit as trumps is estimated from these figures. */
export interface HandFeatures {
  /** Points of the own melds. */
  readonly meld: number;
  /** Expected points of a run, and of hundred aces, that cards still to come may complete. */
  readonly runHope: number;
  readonly acesHope: number;
  /** As shares of the hand: trumps, their aces and tens, plain aces. */
  readonly trumps: number;
  readonly highTrumps: number;
  readonly plainAces: number;
  /** Plain suits without a card, and with a single one that is no ace. */
  readonly voids: number;
  readonly singletons: number;
}

const RUN = [0, 1, 2, 3, 4];

/** The chance that at least one of the missing copies comes from so big a share of the unseen. */
const chanceOfOne = (copies: number, share: number): number => 1 - (1 - share) ** copies;

interface Hopes {
  readonly run: number;
  readonly aces: number;
}

/**
 * What melds may still be completed by the cards that come in: the partner's with passing, or the
 * widow's.
 */
function hopesOf(rules: RuleSet, trump: number, hand: readonly number[]): Hopes {
  const share = incomingShare(rules);
  if (share === 0) return { run: 0, aces: 0 };
  const deck = DECK_COUNTS[rules.deck];
  const missing = (face: number): number => (deck[face] ?? 0) - (hand[face] ?? 0);
  let run = rules.meld.run[0] ?? 0;
  let held = 0;
  for (const rank of RUN) {
    const face = trump * FACES_PER_SUIT + rank;
    if ((hand[face] ?? 0) > 0) held += 1;
    else run *= chanceOfOne(missing(face), share);
  }
  if (held === RUN.length) run = 0;
  let aces = rules.meld.aces[0] ?? 0;
  let acesHeld = 0;
  for (let suit = 0; suit < SUITS.length; suit += 1) {
    const face = suit * FACES_PER_SUIT;
    if ((hand[face] ?? 0) > 0) acesHeld += 1;
    else aces *= chanceOfOne(missing(face), share);
  }
  if (acesHeld === SUITS.length) aces = 0;
  return { run, aces };
}

/** The part of the unseen cards that this seat may choose from or get. */
function incomingShare(rules: RuleSet): number {
  const size = handSize(rules);
  const unseen = size * (rules.players - 1) + rules.widow;
  if (rules.widow > 0) return rules.widow / unseen;
  return rules.passCount > 0 ? size / unseen : 0;
}

/** Figures of a hand with this suit (index) as trumps; `meld` are its points. */
export function handFeatures(
  rules: RuleSet,
  trump: number,
  hand: readonly number[],
  meld: number,
): HandFeatures {
  const hopes = hopesOf(rules, trump, hand);
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
    runHope: hopes.run,
    acesHope: hopes.aces,
    trumps: trumps / size,
    highTrumps: (of(trump, 0) + 0.6 * of(trump, 1)) / size,
    plainAces: plainAces / size,
    voids,
    singletons,
  };
}
