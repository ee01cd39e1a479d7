import { printValue } from './printValue';
import { err, ok, type Result } from './result';

/** Ranks from high to low (rules, section 1); `T` is the ten, which lies above the king. */
export const RANKS = ['A', 'T', 'K', 'Q', 'J', '9'] as const;
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];

/**
 * What is printed on a card, 0..23: suit index x 6 + rank index, so a smaller face of a suit beats a
 * larger one. Copies of a card are the same face: nothing can depend on which copy it is.
 */
export type Face = number;

export const FACES_PER_SUIT = RANKS.length;
export const FACE_COUNT = SUITS.length * FACES_PER_SUIT;

export const faceOf = (rank: Rank, suit: Suit): Face =>
  SUITS.indexOf(suit) * FACES_PER_SUIT + RANKS.indexOf(rank);

/** 0 (ace) .. 5 (nine): the smaller index is the higher card. */
export const rankIndex = (face: Face): number => face % FACES_PER_SUIT;
export const suitIndex = (face: Face): number => Math.floor(face / FACES_PER_SUIT);

export function rankOf(face: Face): Rank {
  return at(RANKS, rankIndex(face));
}

export function suitOf(face: Face): Suit {
  return at(SUITS, suitIndex(face));
}

/** Rank then suit, as in `TS`. */
export const printFace = (face: Face): string => rankOf(face) + suitOf(face);

/** Cards separated by a space; the empty string for none. */
export const printCards = (faces: readonly Face[]): string => faces.map(printFace).join(' ');

const FACE_BY_TEXT: ReadonlyMap<string, Face> = new Map(
  Array.from({ length: FACE_COUNT }, (_, face) => [printFace(face), face]),
);

export function parseFace(text: string): Result<Face, string> {
  const face = FACE_BY_TEXT.get(text);
  return face === undefined
    ? err(
        `${printValue(JSON.stringify(text))} is not a card: a card is a rank of ${RANKS.join(' ')}, then a suit of ${SUITS.join(' ')}, as in TS`,
      )
    : ok(face);
}

export function parseCards(text: string): Result<Face[], string> {
  const faces: Face[] = [];
  for (const word of text.split(' ')) {
    if (word === '') continue;
    const face = parseFace(word);
    if (!face.ok) return face;
    faces.push(face.value);
  }
  return ok(faces);
}

/** Suits S H D C, each from high to low: the order in which hands are kept and shown. */
export const sortCards = (faces: readonly Face[]): Face[] => [...faces].sort((a, b) => a - b);

/** Whether two lists are the same cards, in whatever order. */
export const sameCards = (a: readonly Face[], b: readonly Face[]): boolean =>
  sortCards(a).join() === sortCards(b).join();

/** How many of each face there are, indexed by face. */
export function countFaces(faces: readonly Face[]): number[] {
  const counts = new Array<number>(FACE_COUNT).fill(0);
  for (const face of faces) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
}

/** Counts by face as cards, sorted: the opposite of `countFaces`. */
export const facesOf = (counts: readonly number[]): Face[] =>
  counts.flatMap((count, face) => new Array<Face>(count).fill(face));

/**
 * `from` without one copy of each of `faces`, in its order; null when one of them isn't there.
 */
export function withoutCards(from: readonly Face[], faces: readonly Face[]): Face[] | null {
  const rest = [...from];
  for (const face of faces) {
    const index = rest.indexOf(face);
    if (index < 0) return null;
    rest.splice(index, 1);
  }
  return rest;
}

export const DECKS = {
  single: { copies: 2, ranks: ['A', 'T', 'K', 'Q', 'J', '9'] },
  double80: { copies: 4, ranks: ['A', 'T', 'K', 'Q', 'J'] },
  double96: { copies: 4, ranks: ['A', 'T', 'K', 'Q', 'J', '9'] },
} as const satisfies Record<string, { copies: 2 | 4; ranks: readonly Rank[] }>;
export type DeckName = keyof typeof DECKS;
export const DECK_NAMES = ['single', 'double80', 'double96'] as const satisfies readonly DeckName[];

function listDeck(deck: DeckName): readonly Face[] {
  const { copies, ranks } = DECKS[deck];
  return SUITS.flatMap((suit) =>
    ranks.flatMap((rank) => new Array<Face>(copies).fill(faceOf(rank, suit))),
  );
}

const DECK_CARDS: Readonly<Record<DeckName, readonly Face[]>> = {
  single: listDeck('single'),
  double80: listDeck('double80'),
  double96: listDeck('double96'),
};

/** Every card of a deck, sorted. */
export const deckCards = (deck: DeckName): readonly Face[] => DECK_CARDS[deck];

/** The element at an index that is known to exist; a broken invariant throws. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new Error(`no element ${index} in a list of ${list.length}`);
  return value;
}
