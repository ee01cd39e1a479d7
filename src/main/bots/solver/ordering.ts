import { slotOf } from './suitStates';
import type { SuitTable } from './suitTable';

/*
 * Scores that only decide in which order cards are tried. The weights were found by hill climbing on
 * the number of nodes over seeded deals of nine and ten tricks.
 */

const LEAD = {
  ownTrick: 157,
  partnersTrick: 168,
  partnersRuff: 41,
  theirRuff: -11,
  trumpThatWins: -6,
  trumpThatLoses: -26,
  trumpsMoreThanTheirs: 2,
  theyHaveNoTrumps: -2,
  singleton: 17,
  /** For each card of the suit. */
  length: -2,
  lengthOfLoser: -1,
  /** For a tenth of the dearest counter. */
  pointsWon: 1,
  pointsLost: -2,
  /** For each step down from the ace. */
  rankOfWinner: 1,
  /** For each of them who holds nothing but counters in the suit. */
  theirForcedCounter: 3,
  ourCounter: 1,
  noCounterOfOurs: -3,
  /** For each seat that can neither follow nor trump. */
  theirDiscard: -5,
  ourDiscard: 1,
} as const;

const FOLLOW = {
  ownTrick: 19,
  takesAndLoses: 3,
  pointsWon: 9,
  pointsLost: -3,
  rankOfWinner: 6,
  rankOfLoser: 2,
  discardedWinner: -4,
  discardedSingleton: 7,
} as const;

const nextSeat = (table: SuitTable, seat: number): number =>
  seat + 1 === table.seats ? 0 : seat + 1;

/**
 * Who probably wins a trick: each of the `left` seats after `seat` is taken to play its best card.
 * `best` is the bit of the best card's rank so far, `trumped` whether it trumps another suit.
 */
function probableWinner(
  table: SuitTable,
  led: number,
  seat: number,
  left: number,
  best: number,
  trumped: boolean,
  holder: number,
): number {
  const { holding, seatShift } = table;
  const suits = slotOf(table, led) << seatShift;
  const trumps = slotOf(table, 0) << seatShift;
  let top = best;
  let ruffed = trumped;
  let winner = holder;
  let later = seat;
  for (let i = 0; i < left; i++) {
    later = nextSeat(table, later);
    const held = (holding[suits | later] ?? 0) & 63;
    if (held !== 0) {
      if (ruffed || (held & -held) >= top) continue;
      top = held & -held;
      winner = later;
      continue;
    }
    const own = (holding[trumps | later] ?? 0) & 63;
    if (own === 0 || (ruffed && (own & -own) >= top)) continue;
    top = own & -own;
    ruffed = true;
    winner = later;
  }
  return winner;
}

/** In tenths of the dearest counter. */
const tenths = (table: SuitTable, rank: number): number =>
  ((table.rankPoints[rank] ?? 0) * 10) / table.maxCounter;

/** How good a lead looks to the seat that leads it. */
export function scoreLead(table: SuitTable, leader: number, suit: number, rank: number): number {
  const { holding, side, seats, seatShift, zeroRanks } = table;
  const cards = slotOf(table, suit) << seatShift;
  const trumps = slotOf(table, 0) << seatShift;
  const winner = probableWinner(table, suit, leader, seats - 1, 1 << rank, false, leader);
  let theirForced = 0;
  let ourCounters = 0;
  let theirDiscards = 0;
  let ourDiscards = 0;
  let edge = 0;
  let theirTrumps = 0;
  for (let seat = 0; seat < seats; seat++) {
    const ours = side[seat] === side[leader];
    const held = (holding[cards | seat] ?? 0) & 63;
    const trumpCards = (holding[trumps | seat] ?? 0) >>> 12;
    edge += ours ? trumpCards : -trumpCards;
    if (!ours) theirTrumps += trumpCards;
    if (seat === leader) continue;
    if (held === 0) {
      if (trumpCards > 0) continue;
      if (ours) ourDiscards++;
      else theirDiscards++;
    } else if (ours) {
      if ((held & ~zeroRanks) !== 0) ourCounters++;
    } else if ((held & zeroRanks) === 0) theirForced++;
  }
  const length = (holding[cards | leader] ?? 0) >>> 12;
  let score = length * LEAD.length;
  if (suit === 0) {
    score += edge * LEAD.trumpsMoreThanTheirs;
    if (theirTrumps === 0) score += LEAD.theyHaveNoTrumps;
  } else if (length === 1 && edge + theirTrumps > 0) score += LEAD.singleton;
  const ruffed = suit !== 0 && ((holding[cards | winner] ?? 0) & 63) === 0;
  if (side[winner] === side[leader]) {
    score += winner === leader ? LEAD.ownTrick : LEAD.partnersTrick;
    score += tenths(table, rank) * LEAD.pointsWon + rank * LEAD.rankOfWinner;
    score += theirForced * LEAD.theirForcedCounter + ourCounters * LEAD.ourCounter;
    score += theirDiscards * LEAD.theirDiscard + ourDiscards * LEAD.ourDiscard;
    if (suit === 0) score += LEAD.trumpThatWins;
    else if (ruffed) score += LEAD.partnersRuff;
    return score;
  }
  score += tenths(table, rank) * LEAD.pointsLost + length * LEAD.lengthOfLoser;
  if (suit === 0) score += LEAD.trumpThatLoses;
  else if (ruffed) score += LEAD.theirRuff;
  if (ourCounters === 0) score += LEAD.noCounterOfOurs;
  return score;
}

/**
 * How good a card looks to a seat that follows; `left` seats play after it. The trick is held by
 * `winner` with the card of `bestSuit` and `bestRank`.
 */
export function scoreFollow(
  table: SuitTable,
  seat: number,
  left: number,
  led: number,
  bestSuit: number,
  bestRank: number,
  winner: number,
  suit: number,
  rank: number,
): number {
  const beats = suit === bestSuit ? rank < bestRank : suit === 0;
  const top = beats ? 1 << rank : 1 << bestRank;
  const trumped = led !== 0 && (beats ? suit : bestSuit) === 0;
  const holder = beats ? seat : winner;
  const taker = left === 0 ? holder : probableWinner(table, led, seat, left, top, trumped, holder);
  let score = 0;
  if (table.side[taker] === table.side[seat]) {
    score += tenths(table, rank) * FOLLOW.pointsWon + rank * FOLLOW.rankOfWinner;
    if (taker === seat) score += FOLLOW.ownTrick;
  } else {
    score += tenths(table, rank) * FOLLOW.pointsLost + rank * FOLLOW.rankOfLoser;
    if (beats) score += FOLLOW.takesAndLoses;
  }
  if (suit !== led && suit !== 0) {
    const at = (slotOf(table, suit) << table.seatShift) | seat;
    const own = table.holding[at] ?? 0;
    const isBest = (own & 63 & -(own & 63)) === 1 << rank;
    if (isBest && ((table.winners[at] ?? 0) & 31) > 0) score += FOLLOW.discardedWinner;
    if (own >>> 12 === 1) score += FOLLOW.discardedSingleton;
  }
  return score;
}
