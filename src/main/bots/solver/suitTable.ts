import { FACES_PER_SUIT, SUITS } from '@shared/game/cards';

export const SUIT_COUNT: number = SUITS.length;
export const RANK_COUNT: number = FACES_PER_SUIT;
const MAX_SEATS = 8;
export const MAX_GROUPS = RANK_COUNT * MAX_SEATS;
export const MAX_SLOTS = 1 << 12;

/**
 * What the search must know of a suit depends only on which of its cards are left and who holds
 * them. From one root only few such states can be reached (4096 for twelve cards), so each has a
 * number, is described once, and a card played is one subtraction.
 *
 * The solver's suits: 0 is trumps, 1 to 3 the plain suits. Ranks are 0 (ace) to 5 (nine); a set of
 * ranks is a bit mask, so a *lower* bit is a *higher* card. Points are in units: the greatest
 * common divisor of all that can be won.
 */
export interface SuitTable {
  /** By suit: the number of its state, a mixed-radix number over the groups of equal cards. */
  readonly state: Int32Array;
  /** What playing a card takes from the state: [(suit << 3 | rank) << 3 | seat]. */
  readonly weight: Int32Array;
  /**
   * By suit: rank | seat << 3 | radix << 6 of each group, from the smallest weight up. The radix is
   * its number of cards and one.
   */
  readonly groups: Int32Array;
  readonly groupCount: Int32Array;

  /** Slots hold descriptions: a direct-mapped cache, with a range for each suit. */
  readonly base: Int32Array;
  readonly mask: Int32Array;
  /** By slot: the state that it describes. */
  readonly tag: Int32Array;
  /** [slot << seatShift | seat]: ranks held, linked ranks << 6, cards << 12 (suitFacts). */
  readonly holding: Int32Array;
  /** [slot << seatShift | seat]: cards | points << 6 (suitFacts). */
  readonly winners: Int32Array;
  /** [slot << seatShift | seat]: cards | runs out << 5 | points << 6 (suitFacts). */
  readonly cashed: Int32Array;
  /** Trumps, [slot << seatShift | seat]: cards | points << 5 (suitFacts). */
  readonly secured: Int32Array;
  readonly drawn: Int32Array;
  /** By slot: how many worthless cards each seat has, `zeroWidth` bits a seat. */
  readonly zeros: Int32Array;
  /** By slot: points of all its cards. */
  readonly points: Int32Array;
  /** By slot: a hash that knows low plain cards by number only, and what their ranks add to it. */
  readonly hashLow: Int32Array;
  readonly hashHigh: Int32Array;
  readonly ranksLow: Int32Array;
  readonly ranksHigh: Int32Array;

  /** By rank, in units. */
  readonly rankPoints: Int32Array;
  /** The ranks, dearest first. */
  readonly byPoints: Int32Array;
  /** By seat. */
  readonly side: Int32Array;
  /** The state being described. Copies left: [rank << 3 | seat], and by rank of all seats. */
  readonly copies: Int32Array;
  readonly rankTotal: Int32Array;
  /** By rank, for its trumps: what can still take one, and what has been cashed (suitFacts). */
  readonly takers: Int32Array;
  readonly spent: Int32Array;

  seats: number;
  seatShift: number;
  zeroWidth: number;
  /** The smallest counter that isn't worthless, and the largest. */
  minCounter: number;
  maxCounter: number;
  /** The worthless ranks. */
  zeroRanks: number;
  /** The lowest ranks count the same from this one on: low cards. */
  lowStart: number;
  /** Points of one unit. */
  unit: number;
  /** Keeps games of other rules apart in the transposition table. */
  salt: number;
}

export function createSuitTable(): SuitTable {
  const slots = SUIT_COUNT * MAX_SLOTS;
  const bySlot = () => new Int32Array(slots);
  const bySeat = () => new Int32Array(slots * MAX_SEATS);
  const bySuit = () => new Int32Array(SUIT_COUNT);
  const byRank = () => new Int32Array(RANK_COUNT);
  return {
    state: bySuit(),
    weight: new Int32Array(SUIT_COUNT << 6),
    groups: new Int32Array(SUIT_COUNT * MAX_GROUPS),
    groupCount: bySuit(),
    base: bySuit(),
    mask: bySuit(),
    tag: bySlot(),
    holding: bySeat(),
    winners: bySeat(),
    cashed: bySeat(),
    secured: bySeat(),
    drawn: bySeat(),
    zeros: bySlot(),
    points: bySlot(),
    hashLow: bySlot(),
    hashHigh: bySlot(),
    ranksLow: bySlot(),
    ranksHigh: bySlot(),
    rankPoints: byRank(),
    byPoints: byRank(),
    side: new Int32Array(MAX_SEATS),
    copies: new Int32Array(RANK_COUNT << 3),
    rankTotal: byRank(),
    takers: byRank(),
    spent: byRank(),
    seats: 0,
    seatShift: 0,
    zeroWidth: 0,
    minCounter: 0,
    maxCounter: 0,
    zeroRanks: 0,
    lowStart: RANK_COUNT,
    unit: 1,
    salt: 0,
  };
}
