import {
  DECKS,
  type DeckName,
  FACE_COUNT,
  FACES_PER_SUIT,
  type Face,
  RANKS,
  SUITS,
} from '@shared/game/cards';
import type { Seat } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import { type KnownCards, knownCards } from './knownCards';
import { type Limits, NO_LIMIT, readLimits } from './limits';

/** What follows with certainty, from one seat's view, about the cards it doesn't see. */
export interface Knowledge {
  readonly seat: Seat;
  /** Own cards by face. */
  readonly hand: readonly number[];
  /** By face, the copies that are neither in this player's hand nor played nor buried by this seat. */
  readonly out: readonly number[];
  /** Cards each other seat certainly holds: by seat, then by face. */
  readonly known: KnownCards;
  /** By seat x suit, the lowest rank index that seat can still hold; 6: none of the suit. */
  readonly limits: Limits;
  /** Cards in each hand. */
  readonly handSizes: readonly number[];
  /** By face, how many more of `out` lie somewhere not known. */
  readonly free: readonly number[];
  /** By seat, how many of its cards aren't known; zero for this seat. */
  readonly spaces: readonly number[];
  /** Unseen cards in no hand: the stock without its turned-up card, or another's buried cards. */
  readonly hidden: number;
  /** Filled as it is asked for, by seat x suit: what `chanceOfNone` has worked out. */
  readonly chances: (readonly number[] | undefined)[];
}

/** Copies of each face in the deck. */
export const deckCounts = (deck: DeckName): number[] => [...DECK_COUNTS[deck]];

function countDeck(deck: DeckName): number[] {
  const { copies } = DECKS[deck];
  const ranks: readonly string[] = DECKS[deck].ranks;
  const counts = new Array<number>(FACE_COUNT).fill(0);
  for (let suit = 0; suit < SUITS.length; suit += 1)
    for (let rank = 0; rank < RANKS.length; rank += 1)
      if (ranks.includes(RANKS[rank] ?? '')) counts[suit * FACES_PER_SUIT + rank] = copies;
  return counts;
}

/** By deck, copies of each face. */
export const DECK_COUNTS: Readonly<Record<DeckName, readonly number[]>> = {
  single: countDeck('single'),
  double80: countDeck('double80'),
  double96: countDeck('double96'),
};

function cardsOut(view: PlayerView, hand: readonly number[]): number[] {
  const out = deckCounts(view.rules.deck);
  const seen = (face: Face): void => {
    out[face] = (out[face] ?? 0) - 1;
  };
  for (let face = 0; face < FACE_COUNT; face += 1) out[face] = (out[face] ?? 0) - (hand[face] ?? 0);
  for (const trick of view.tricks) trick.cards.forEach(seen);
  view.trick?.cards.forEach(seen);
  if (view.declarer === view.seat) view.buried?.forEach(seen);
  return out;
}

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

/** Reads a view once; everything later asks the result. */
export function readKnowledge(view: PlayerView, seat: Seat): Knowledge {
  const hand = new Array<number>(FACE_COUNT).fill(0);
  for (const face of view.hand) hand[face] = (hand[face] ?? 0) + 1;
  const out = cardsOut(view, hand);
  const known = knownCards(view, seat, out);
  const free = [...out];
  if (view.stock !== null && view.stock.turnedUp !== null)
    free[view.stock.turnedUp] = (free[view.stock.turnedUp] ?? 0) - 1;
  for (const cards of known)
    cards.forEach((count, face) => {
      free[face] = (free[face] ?? 0) - count;
    });
  const spaces = view.handSizes.map((size, each) =>
    each === seat ? 0 : Math.max(0, size - sum(known[each] ?? [])),
  );
  return {
    seat,
    hand,
    out,
    known,
    limits: readLimits(view),
    handSizes: view.handSizes,
    free,
    spaces,
    hidden: Math.max(0, sum(free) - sum(spaces)),
    chances: new Array(view.rules.players * SUITS.length),
  };
}

/** The lowest rank index of the suit that this seat can hold; 6 when it can hold none. */
export const limitOf = (knowledge: Knowledge, seat: Seat, suit: number): number =>
  knowledge.limits[seat * SUITS.length + suit] ?? NO_LIMIT;
