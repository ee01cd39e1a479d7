import type { MustWin, RuleSet } from '@shared/game/rules';
import {
  type Card,
  distinct,
  height,
  isHigher,
  type NaiveSuit,
  rank,
  SUIT_ORDER,
  suit,
} from './naiveCards';

/** The card that wins: the highest trump, else the highest of the suit led; the first of equals. */
export function winningIndex(trump: NaiveSuit, trick: readonly Card[]): number {
  const led = trick[0];
  if (led === undefined) throw new Error('an empty trick has no winner');
  const decisive = trick.some((card) => suit(card) === trump) ? trump : suit(led);
  let best = -1;
  trick.forEach((card, index) => {
    if (suit(card) !== decisive) return;
    const holder = best < 0 ? undefined : trick[best];
    if (holder === undefined || isHigher(card, holder)) best = index;
  });
  return best;
}

/** The distinct cards that may be played, by the table of the rules' section 5, row by row. */
export function naiveLegal(
  mustWin: MustWin,
  trump: NaiveSuit,
  trick: readonly Card[],
  hand: readonly Card[],
): Card[] {
  const first = trick[0];
  if (first === undefined) return distinct(hand);
  const led = suit(first);
  const ofLed = hand.filter((card) => suit(card) === led);
  const trumps = hand.filter((card) => suit(card) === trump);
  const trumpsInTrick = trick.filter((card) => suit(card) === trump);
  const ledInTrick = trick.filter((card) => suit(card) === led);

  if (ofLed.length > 0) {
    const higher = ofLed.filter((card) => ledInTrick.every((other) => isHigher(card, other)));
    const openTrick = led === trump || trumpsInTrick.length === 0;
    const mustBeat = mustWin === 'always' || led === trump;
    if (openTrick && mustBeat && higher.length > 0) return distinct(higher);
    return distinct(ofLed);
  }
  if (trumps.length > 0) {
    const over = trumps.filter((card) => trumpsInTrick.every((other) => isHigher(card, other)));
    if (trumpsInTrick.length > 0 && over.length > 0) return distinct(over);
    return distinct(trumps);
  }
  return distinct(hand);
}

export function pointsIn(rules: Pick<RuleSet, 'counters'>, cards: readonly Card[]): number {
  let points = 0;
  for (const card of cards) points += rules.counters[rank(card)];
  return points;
}

/** Whether the player on lead may claim (rules, section 7). `out`: what they can't account for. */
export function mayClaim(trump: NaiveSuit, hand: readonly Card[], out: readonly Card[]): boolean {
  if (hand.length === 0) return false;
  const isTop = (card: Card): boolean => !out.some((other) => isHigher(other, card));
  const trumps = hand.filter((card) => suit(card) === trump);
  const plain = hand.filter((card) => suit(card) !== trump);
  const topTrumps = trumps.filter(isTop);
  const trumpsOut = out.filter((card) => suit(card) === trump);
  if (plain.length === 0 && topTrumps.length === trumps.length) return true;
  return plain.every(isTop) && topTrumps.length >= trumpsOut.length;
}

/** The card a claimer leads next: trumps from high to low, then S H D C from high to low. */
export function claimLead(trump: NaiveSuit, hand: readonly Card[]): Card {
  const order = [trump, ...SUIT_ORDER.filter((s) => s !== trump)];
  for (const s of order) {
    const cards = distinct(hand.filter((card) => suit(card) === s));
    if (cards[0] !== undefined) return cards[0];
  }
  throw new Error('nothing left to lead');
}

/** The lowest of some cards: 9 J Q K T A, among equals S H D C. */
export function lowest(cards: readonly Card[]): Card {
  const sorted = [...cards].sort(
    (a, b) => height(a) - height(b) || SUIT_ORDER.indexOf(suit(a)) - SUIT_ORDER.indexOf(suit(b)),
  );
  if (sorted[0] === undefined) throw new Error('no card to choose from');
  return sorted[0];
}
