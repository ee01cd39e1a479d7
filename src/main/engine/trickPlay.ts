import type { PlayRefusal } from '@shared/game/actions';
import {
  at,
  type Face,
  rankIndex,
  rankOf,
  SUITS,
  type Suit,
  suitIndex,
  suitOf,
} from '@shared/game/cards';
import type { MustWin, RuleSet } from '@shared/game/rules';

/**
 * The position in a trick of the card that wins it so far: the highest trump, else the highest card
 * of the suit led; of identical cards the first (rules, section 5).
 */
export function winningIndex(cards: readonly Face[], trump: Suit): number {
  const trumpIndex = SUITS.indexOf(trump);
  let best = 0;
  for (let index = 1; index < cards.length; index += 1) {
    if (beats(at(cards, index), at(cards, best), trumpIndex)) best = index;
  }
  return best;
}

/** Whether a card played later takes the trick from one that holds it; `trumpIndex` is a suit index (rules, section 5). */
export function beats(card: Face, holder: Face, trumpIndex: number): boolean {
  return suitIndex(card) === suitIndex(holder)
    ? rankIndex(card) < rankIndex(holder)
    : suitIndex(card) === trumpIndex;
}

export const trickPoints = (cards: readonly Face[], rules: Pick<RuleSet, 'counters'>): number =>
  cards.reduce((sum, card) => sum + rules.counters[rankOf(card)], 0);

/** What a trick asks of the next hand: which of its cards may be played, and what forbids the rest. */
export interface Demand {
  /** Whether a card of the hand may be played. */
  isLegal(card: Face): boolean;
  /** Why a card that may not be played is refused. */
  refusal(card: Face): PlayRefusal;
}

const ANYTHING: Demand = {
  isLegal: () => true,
  refusal: () => {
    throw new Error('every card may be played');
  },
};

/** What may be played from a hand to the cards of a trick in order of play (rules, section 5). */
export function demandOf(
  trick: readonly Face[],
  hand: readonly Face[],
  trump: Suit,
  mustWin: MustWin,
): Demand {
  const lead = trick[0];
  if (lead === undefined) return ANYTHING;
  const ledIndex = suitIndex(lead);
  const trumpIndex = SUITS.indexOf(trump);
  // The winner so far is the highest trump, or the highest card led where no trump lies.
  const holder = at(trick, winningIndex(trick, trump));
  const isRuffed = ledIndex !== trumpIndex && suitIndex(holder) === trumpIndex;

  if (hand.some((card) => suitIndex(card) === ledIndex)) {
    const mustHead = !isRuffed && (mustWin === 'always' || ledIndex === trumpIndex);
    return demandSuit(ledIndex, mustHead ? holder : null, hand, {
      lacks: { code: 'must-follow', suit: suitOf(lead) },
      tooLow: { code: 'must-beat', card: holder },
    });
  }
  if (hand.some((card) => suitIndex(card) === trumpIndex)) {
    return demandSuit(trumpIndex, isRuffed ? holder : null, hand, {
      lacks: { code: 'must-trump', suit: trump },
      tooLow: { code: 'must-overtrump', card: holder },
    });
  }
  return ANYTHING;
}

/** Demands a suit, and a card above `toBeat` where the hand has one. */
function demandSuit(
  suit: number,
  toBeat: Face | null,
  hand: readonly Face[],
  why: { readonly lacks: PlayRefusal; readonly tooLow: PlayRefusal },
): Demand {
  const isHigher = (card: Face) =>
    toBeat !== null && suitIndex(card) === suit && rankIndex(card) < rankIndex(toBeat);
  const mustBeat = hand.some(isHigher);
  return {
    isLegal: (card) => (mustBeat ? isHigher(card) : suitIndex(card) === suit),
    refusal: (card) => (suitIndex(card) === suit ? why.tooLow : why.lacks),
  };
}

/** The distinct cards of a hand that may be played, in the hand's order. */
export function legalCards(
  trick: readonly Face[],
  hand: readonly Face[],
  trump: Suit,
  mustWin: MustWin,
): Face[] {
  const demand = demandOf(trick, hand, trump, mustWin);
  return distinct(hand).filter((card) => demand.isLegal(card));
}

/** Each face once, in the order given. */
export const distinct = (cards: readonly Face[]): Face[] =>
  cards.filter((card, index) => cards.indexOf(card) === index);
