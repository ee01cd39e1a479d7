import { DECKS, FACE_COUNT, FACES_PER_SUIT, SUITS } from '@shared/game/cards';
import { counterList, mustWinOf, type RuleSet } from '@shared/game/rules';
import { sideCount, sideOf } from '@shared/game/seats';
import { deckCounts } from '../../belief/knowledge/knowledge';

/** By face, its suit index and rank index. */
export const SUIT_OF = Uint8Array.from({ length: FACE_COUNT }, (_, face) =>
  Math.floor(face / FACES_PER_SUIT),
);
export const RANK_OF = Uint8Array.from({ length: FACE_COUNT }, (_, face) => face % FACES_PER_SUIT);

/** The six rank bits of a suit. */
export const SUIT_BITS = 63;

/** Indexes into `TrickTable.at`: what stands on the table at the moment. */
export const TURN = 0;
/** Suit led, or -1 before the lead. */
export const LED = 1;
export const BEST = 2;
export const WINNER = 3;
/** Cards in the trick, and their counters in points. */
export const COUNT = 4;
export const POT = 5;
/** Tricks still to be finished. */
export const LEFT = 6;
const SCALARS = 7;

/**
 * The trick play of one deal on flat numbers: it is played forward without making objects, and set
 * back by copying `cells` (all other arrays are windows into it). Hands are open here; who decides
 * for a seat looks at its own hand and at what everybody knows, and at nothing else.
 */
export interface TrickTable {
  readonly seats: number;
  readonly sides: number;
  readonly copies: number;
  readonly cells: Int32Array;
  /** Copies held, seat x 24 + face; and of those the ones that everybody has seen (melds). */
  readonly hand: Int32Array;
  readonly shown: Int32Array;
  /** By seat, a bit for each face held, and for each face shown and still held. */
  readonly held: Int32Array;
  readonly heldShown: Int32Array;
  /** Seat x 4 + suit: the lowest rank index that its plays leave possible; 6: none of the suit. */
  readonly limit: Int32Array;
  /** By face: copies not played, and of those the ones shown by anybody. */
  readonly unplayed: Int32Array;
  readonly shownByAny: Int32Array;
  /** By side: points and tricks taken. */
  readonly points: Int32Array;
  readonly tricks: Int32Array;
  readonly at: Int32Array;
  /** By seat, its side. */
  readonly sideOf: Int32Array;
  /** By rank index, in points. */
  readonly counters: Int32Array;
  readonly lastTrick: number;
  readonly mustHead: boolean;
  /** Fixed for a deal, not part of `cells`. */
  trump: number;
  /** -1: nobody. */
  declarer: number;
}

export function createTrickTable(rules: RuleSet): TrickTable {
  const seats = rules.players;
  const sides = sideCount(rules);
  const suits = SUITS.length;
  const sizes = [
    seats * FACE_COUNT,
    seats * FACE_COUNT,
    seats,
    seats,
    seats * suits,
    FACE_COUNT,
    FACE_COUNT,
    sides,
    sides,
    SCALARS,
  ];
  const cells = new Int32Array(sizes.reduce((sum, size) => sum + size, 0));
  let from = 0;
  const windows = sizes.map((size) => {
    from += size;
    return cells.subarray(from - size, from);
  });
  const none = new Int32Array(0);
  return {
    seats,
    sides,
    copies: DECKS[rules.deck].copies,
    cells,
    hand: windows[0] ?? none,
    shown: windows[1] ?? none,
    held: windows[2] ?? none,
    heldShown: windows[3] ?? none,
    limit: windows[4] ?? none,
    unplayed: windows[5] ?? none,
    shownByAny: windows[6] ?? none,
    points: windows[7] ?? none,
    tricks: windows[8] ?? none,
    at: windows[9] ?? none,
    sideOf: Int32Array.from({ length: seats }, (_, seat) => sideOf(rules, seat)),
    counters: Int32Array.from(counterList(rules)),
    lastTrick: rules.lastTrick,
    mustHead: mustWinOf(rules) === 'always',
    trump: 0,
    declarer: -1,
  };
}

/** Clears the table for a deal in which the whole deck is still to be played. */
export function clearTable(table: TrickTable, deck: RuleSet['deck']): void {
  table.cells.fill(0);
  table.unplayed.set(deckCounts(deck));
  table.at[LED] = -1;
}

/** Puts one more copy into a hand; `shown` when everybody has seen it. */
export function putCard(table: TrickTable, seat: number, face: number, shown = false): void {
  const cell = seat * FACE_COUNT + face;
  table.hand[cell] = (table.hand[cell] ?? 0) + 1;
  table.held[seat] = (table.held[seat] ?? 0) | (1 << face);
  if (!shown) return;
  table.shown[cell] = (table.shown[cell] ?? 0) + 1;
  table.heldShown[seat] = (table.heldShown[seat] ?? 0) | (1 << face);
  table.shownByAny[face] = (table.shownByAny[face] ?? 0) + 1;
}

/** A bit for each face that the seat whose turn it is may play (rules, section 5). */
export function legalBits(table: TrickTable): number {
  const { at, trump } = table;
  const held = table.held[at[TURN] ?? 0] ?? 0;
  const led = at[LED] ?? -1;
  if (led < 0) return held;
  const best = at[BEST] ?? 0;
  const bestSuit = SUIT_OF[best] ?? 0;
  const higher = (1 << (RANK_OF[best] ?? 0)) - 1;
  const shift = led * FACES_PER_SUIT;
  const follow = (held >> shift) & SUIT_BITS;
  if (follow !== 0) {
    const mustHead = bestSuit === led && (led === trump || table.mustHead);
    return (mustHead && (follow & higher) !== 0 ? follow & higher : follow) << shift;
  }
  const trumpShift = trump * FACES_PER_SUIT;
  const trumps = (held >> trumpShift) & SUIT_BITS;
  if (trumps === 0) return held;
  const mustOver = bestSuit === trump && (trumps & higher) !== 0;
  return (mustOver ? trumps & higher : trumps) << trumpShift;
}

/** Whether a card beats the best one of the trick. */
export const beatsBest = (table: TrickTable, face: number, best: number): boolean =>
  SUIT_OF[face] === SUIT_OF[best] ? face < best : SUIT_OF[face] === table.trump;

function lower(table: TrickTable, seat: number, suit: number, limit: number): void {
  const cell = seat * SUITS.length + suit;
  if ((table.limit[cell] ?? 0) < limit) table.limit[cell] = limit;
}

/** What a card tells of the hand it comes from, as `readLimits` does for a view. */
function learn(table: TrickTable, seat: number, face: number, heads: boolean): void {
  const { at, trump } = table;
  const led = at[LED] ?? 0;
  const best = at[BEST] ?? 0;
  const suit = SUIT_OF[face] ?? 0;
  if (suit !== led) {
    lower(table, seat, led, FACES_PER_SUIT);
    if (suit !== trump) lower(table, seat, trump, FACES_PER_SUIT);
    else if (!heads) lower(table, seat, trump, RANK_OF[best] ?? 0);
  } else if (!heads && SUIT_OF[best] === led && (led === trump || table.mustHead)) {
    lower(table, seat, led, RANK_OF[best] ?? 0);
  }
}

function takeFromHand(table: TrickTable, seat: number, face: number): void {
  const cell = seat * FACE_COUNT + face;
  const copies = (table.hand[cell] ?? 0) - 1;
  table.hand[cell] = copies;
  if (copies === 0) table.held[seat] = (table.held[seat] ?? 0) & ~(1 << face);
  table.unplayed[face] = (table.unplayed[face] ?? 0) - 1;
  const shown = table.shown[cell] ?? 0;
  if (shown === 0) return;
  table.shown[cell] = shown - 1;
  table.shownByAny[face] = (table.shownByAny[face] ?? 0) - 1;
  if (shown === 1) table.heldShown[seat] = (table.heldShown[seat] ?? 0) & ~(1 << face);
}

/** The seat whose turn it is plays a card that it holds; a full trick goes to its winner. */
export function playFace(table: TrickTable, face: number): void {
  const { at } = table;
  const seat = at[TURN] ?? 0;
  takeFromHand(table, seat, face);
  const count = at[COUNT] ?? 0;
  if (count === 0) {
    at[LED] = SUIT_OF[face] ?? 0;
    at[BEST] = face;
    at[WINNER] = seat;
  } else {
    const heads = beatsBest(table, face, at[BEST] ?? 0);
    learn(table, seat, face, heads);
    if (heads) {
      at[BEST] = face;
      at[WINNER] = seat;
    }
  }
  at[POT] = (at[POT] ?? 0) + (table.counters[RANK_OF[face] ?? 0] ?? 0);
  at[COUNT] = count + 1;
  if (count + 1 === table.seats) finishTrick(table);
  else at[TURN] = seat + 1 === table.seats ? 0 : seat + 1;
}

function finishTrick(table: TrickTable): void {
  const { at } = table;
  const winner = at[WINNER] ?? 0;
  const side = table.sideOf[winner] ?? 0;
  const last = at[LEFT] === 1 ? table.lastTrick : 0;
  table.points[side] = (table.points[side] ?? 0) + (at[POT] ?? 0) + last;
  table.tricks[side] = (table.tricks[side] ?? 0) + 1;
  at[TURN] = winner;
  at[LED] = -1;
  at[COUNT] = 0;
  at[POT] = 0;
  at[LEFT] = (at[LEFT] ?? 0) - 1;
}
