import { hashState } from './suitHash';
import { RANK_COUNT, type SuitTable } from './suitTable';

/** Fills the slot of a suit's state from its `copies` and `rankTotal`. */
export function describeState(table: SuitTable, suit: number, slot: number): void {
  const first = slot << table.seatShift;
  for (let seat = 0; seat < table.seats; seat++)
    table.holding[first | seat] = holdingOf(table, seat);
  for (let seat = 0; seat < table.seats; seat++) {
    const winners = winnersOf(table, suit, seat);
    table.winners[first | seat] = winners;
    table.cashed[first | seat] = cashedBy(table, first, seat, winners);
    if (suit !== 0) continue;
    table.secured[first | seat] = securedTrumps(table, seat, 0);
    table.drawn[first | seat] = securedTrumps(table, seat, winners & 31);
  }
  let zeros = 0;
  let points = 0;
  for (let rank = 0; rank < RANK_COUNT; rank++) {
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
  for (let rank = 0; rank < RANK_COUNT; rank++) {
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
 * than the best of the others, for of equal cards the first wins. Their number (5 bits), and their
 * points.
 *
 * In plain suits low cards count only where the others hold nothing: else it would hang on the ranks
 * of low cards, which the search likes to leave open.
 */
function winnersOf(table: SuitTable, suit: number, seat: number): number {
  const { copies, rankTotal } = table;
  let count = 0;
  let points = 0;
  let rank = 0;
  let best = RANK_COUNT;
  while (rank < RANK_COUNT && best === RANK_COUNT) {
    const own = copies[(rank << 3) | seat] ?? 0;
    if ((rankTotal[rank] ?? 0) > own) best = rank;
    count += own;
    points += own * (table.rankPoints[rank] ?? 0);
    rank++;
  }
  if (suit === 0 || best < table.lowStart || best === RANK_COUNT) return count | (points << 6);
  for (let low = table.lowStart; low <= best; low++) {
    const own = copies[(low << 3) | seat] ?? 0;
    count -= own;
    points -= own * (table.rankPoints[low] ?? 0);
  }
  return count | (points << 6);
}

/**
 * The same when nobody has trumps: once the winners have drawn all cards of the others, the rest
 * win as well. Their number (5 bits), whether they run out so (1), and their points.
 */
function cashedBy(table: SuitTable, first: number, seat: number, winners: number): number {
  const cards = (table.holding[first | seat] ?? 0) >>> 12;
  if (cards === 0) return 0;
  for (let other = 0; other < table.seats; other++) {
    if (other === seat) continue;
    if ((table.holding[first | other] ?? 0) >>> 12 > (winners & 31)) return winners;
  }
  let points = 0;
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    points += (table.copies[(rank << 3) | seat] ?? 0) * (table.rankPoints[rank] ?? 0);
  }
  return cards | (1 << 5) | (points << 6);
}

/**
 * The trumps of a seat that its side can't lose, whatever anybody plays: how many (5 bits), and
 * their least points. First the seat leads its `cashed` highest, which nobody can beat; each of the
 * others loses as many trumps to them, and keeps its highest.
 *
 * A trump loses only to an equal or higher trump of the other side, and each of those can take but
 * one. So what can be lost is what can be matched with them: a matroid (transversal), whose most
 * valuable set the greedy choice finds. As the cards that beat a rank also beat all lower ones, a
 * set can be matched if for every rank no more of it lies at or above that rank than trumps of the
 * other side do (Hall).
 */
function securedTrumps(table: SuitTable, seat: number, cashed: number): number {
  const { copies, takers, spent, rankPoints } = table;
  countTakers(table, seat, cashed);
  let secured = cashed;
  let points = 0;
  let toCash = cashed;
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    const count = Math.min(toCash, copies[(rank << 3) | seat] ?? 0);
    spent[rank] = count;
    points += count * (rankPoints[rank] ?? 0);
    toCash -= count;
  }
  for (let i = 0; i < RANK_COUNT; i++) {
    const rank = table.byPoints[i] ?? 0;
    const own = (copies[(rank << 3) | seat] ?? 0) - (spent[rank] ?? 0);
    if (own === 0) continue;
    let lost = own;
    for (let lower = rank; lower < RANK_COUNT; lower++) lost = Math.min(lost, takers[lower] ?? 0);
    for (let lower = rank; lower < RANK_COUNT; lower++) {
      takers[lower] = (takers[lower] ?? 0) - lost;
    }
    secured += own - lost;
    points += (own - lost) * (rankPoints[rank] ?? 0);
  }
  return secured | (points << 5);
}

/** By rank: how many trumps at or above it the other side has after `rounds` rounds of trumps. */
function countTakers(table: SuitTable, seat: number, rounds: number): void {
  const { copies, side, takers } = table;
  takers.fill(0);
  for (let other = 0; other < table.seats; other++) {
    if (side[other] === side[seat]) continue;
    let toLose = rounds;
    for (let rank = RANK_COUNT - 1; rank >= 0; rank--) {
      const held = copies[(rank << 3) | other] ?? 0;
      const lost = Math.min(held, toLose);
      toLose -= lost;
      takers[rank] = (takers[rank] ?? 0) + held - lost;
    }
  }
  for (let rank = 1; rank < RANK_COUNT; rank++) {
    takers[rank] = (takers[rank] ?? 0) + (takers[rank - 1] ?? 0);
  }
}
