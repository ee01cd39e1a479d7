import { hashState } from './suitHash';
import type { SuitTable } from './suitTable';

/** Fills the slot of a suit's state from its `copies` and `rankTotal`. */
export function describeState(table: SuitTable, suit: number, slot: number): void {
  for (let seat = 0; seat < table.seats; seat++) {
    const at = (slot << table.seatShift) | seat;
    table.holding[at] = holdingOf(table, seat);
    const winners = winnersOf(table, seat);
    table.winners[at] = winners;
    table.cashed[at] = cashedBy(table, seat, winners, (table.holding[at] ?? 0) >>> 12);
    if (suit !== 0) continue;
    table.secured[at] = securedTrumps(table, seat, 0);
    table.drawn[at] = securedTrumps(table, seat, winners & 31);
  }
  let zeros = 0;
  let points = 0;
  for (let rank = 0; rank < table.rankTotal.length; rank++) {
    points += (table.rankTotal[rank] ?? 0) * (table.rankPoints[rank] ?? 0);
    if ((table.zeroRanks & (1 << rank)) === 0) continue;
    for (let seat = 0; seat < table.seats; seat++) {
      zeros += (table.copies[(rank << 3) | seat] ?? 0) << (seat * table.zeroWidth);
    }
  }
  table.zeros[slot] = zeros;
  table.points[slot] = points;
  hashState(table, suit, slot);
}

/**
 * The ranks a seat holds (6 bits), those of them that are linked (6), and its number of cards.
 *
 * A rank is linked when it is worth as much as the next higher one held, for every purpose: they
 * count the same, and nobody else holds a card of either or of a rank between.
 */
function holdingOf(table: SuitTable, seat: number): number {
  let held = 0;
  let linked = 0;
  let cards = 0;
  let previousPoints = -1;
  let others = 0;
  for (let rank = 0; rank < table.rankTotal.length; rank++) {
    const own = table.copies[(rank << 3) | seat] ?? 0;
    const othersHere = (table.rankTotal[rank] ?? 0) - own;
    others += othersHere;
    if (own === 0) continue;
    const points = table.rankPoints[rank] ?? 0;
    held |= 1 << rank;
    cards += own;
    if (others === 0 && points === previousPoints) linked |= 1 << rank;
    previousPoints = points;
    others = othersHere;
  }
  return held | (linked << 6) | (cards << 12);
}

/**
 * The cards that win when this seat leads them one after the other and nobody trumps: those no lower
 * than the best of the others, for of equal cards the first wins. Their number (5 bits), whether it
 * hangs on the ranks of low cards (1), and their points.
 */
function winnersOf(table: SuitTable, seat: number): number {
  let count = 0;
  let points = 0;
  let best = -1;
  let ownLows = 0;
  for (let rank = 0; rank < table.rankTotal.length; rank++) {
    const own = table.copies[(rank << 3) | seat] ?? 0;
    if (rank >= table.lowStart) ownLows += own;
    if (best < 0) {
      count += own;
      points += own * (table.rankPoints[rank] ?? 0);
      if ((table.rankTotal[rank] ?? 0) > own) best = rank;
    }
  }
  const hangs = ownLows > 0 && best >= table.lowStart ? 1 : 0;
  return count | (hangs << 5) | (points << 6);
}

/**
 * The same when nobody has trumps: once the winners have drawn all cards of the others, the rest
 * win as well. Their number (5 bits), whether they run out so (1), and their points.
 */
function cashedBy(table: SuitTable, seat: number, winners: number, cards: number): number {
  const count = winners & 31;
  if (cards === 0 || count < longestOther(table, seat)) return count | ((winners >>> 6) << 6);
  let points = 0;
  for (let rank = 0; rank < table.rankTotal.length; rank++) {
    points += (table.copies[(rank << 3) | seat] ?? 0) * (table.rankPoints[rank] ?? 0);
  }
  return cards | (1 << 5) | (points << 6);
}

function longestOther(table: SuitTable, seat: number): number {
  let longest = 0;
  for (let other = 0; other < table.seats; other++) {
    if (other === seat) continue;
    let cards = 0;
    for (let rank = 0; rank < table.rankTotal.length; rank++) {
      cards += table.copies[(rank << 3) | other] ?? 0;
    }
    if (cards > longest) longest = cards;
  }
  return longest;
}

/**
 * The trumps of a seat that its camp can't lose, whatever anybody plays: how many (5 bits), and
 * their least points. First the seat leads its `cashed` highest, which nobody can beat; each of the
 * others loses as many trumps to them, and keeps its highest.
 *
 * A trump loses only to an equal or higher trump of the other camp, and each of those can take but
 * one. So what can be lost is what can be matched with them: a matroid (transversal), whose most
 * valuable set the greedy choice finds. As the cards that beat a rank also beat all lower ones, a
 * set can be matched if for every rank no more of it lies at or above that rank than trumps of the
 * other camp do (Hall).
 */
function securedTrumps(table: SuitTable, seat: number, cashed: number): number {
  const { copies, rankPoints, byPoints } = table;
  const takers = takersOf(table, seat, cashed);
  const left = byPoints.map((_, rank) => copies[(rank << 3) | seat] ?? 0);
  let secured = cashed;
  let points = 0;
  let toCash = cashed;
  for (let rank = 0; toCash > 0; rank++) {
    const count = Math.min(toCash, left[rank] ?? 0);
    left[rank] = (left[rank] ?? 0) - count;
    points += count * (rankPoints[rank] ?? 0);
    toCash -= count;
  }
  for (const rank of byPoints) {
    const own = left[rank] ?? 0;
    const lost = Math.min(own, ...takers.slice(rank));
    for (let lower = rank; lower < takers.length; lower++) {
      takers[lower] = (takers[lower] ?? 0) - lost;
    }
    secured += own - lost;
    points += (own - lost) * (rankPoints[rank] ?? 0);
  }
  return secured | (points << 5);
}

/** By rank: how many trumps at or above it the other camp has after `rounds` rounds of trumps. */
function takersOf(table: SuitTable, seat: number, rounds: number): number[] {
  const { copies, camp } = table;
  const takers = table.byPoints.map(() => 0);
  for (let other = 0; other < table.seats; other++) {
    if (camp[other] === camp[seat]) continue;
    let toLose = rounds;
    for (let rank = takers.length - 1; rank >= 0; rank--) {
      const held = copies[(rank << 3) | other] ?? 0;
      const lost = Math.min(held, toLose);
      toLose -= lost;
      takers[rank] = (takers[rank] ?? 0) + held - lost;
    }
  }
  for (let rank = 1; rank < takers.length; rank++) {
    takers[rank] = (takers[rank] ?? 0) + (takers[rank - 1] ?? 0);
  }
  return takers;
}
