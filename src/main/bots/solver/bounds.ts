import { slotOf } from './suitStates';
import { SUIT_COUNT, type SuitTable } from './suitTable';

/**
 * Points that a side surely gets between two tricks, whatever the other side does; never more than
 * the truth. `tricks` are left, worth `rest` points in all.
 *
 * Two sources, in the spirit of the quick tricks of bridge solvers: trumps that can't be taken
 * (suitFacts), and when the side leads, what the leader can cash, either after drawing all trumps or
 * while everybody who could trump must follow. To each trick so won the others add at least what
 * they hold beyond their worthless cards.
 */
export function surePoints(
  table: SuitTable,
  side: number,
  leader: number,
  tricks: number,
  rest: number,
): number {
  const trumps = slotOf(table, 0) << table.seatShift;
  const leads = table.side[leader] === side;
  let points = 0;
  let won = 0;
  let taker = -1;
  for (let seat = 0; seat < table.seats; seat++) {
    if (table.side[seat] !== side) continue;
    const safe = (seat === leader ? table.drawn : table.secured)[trumps | seat] ?? 0;
    points += safe >>> 5;
    if ((safe & 31) > won) {
      won = safe & 31;
      taker = seat;
    }
  }
  let cashed = 0;
  if (leads) {
    cashed = pointsAfterTrumps(table, leader, trumps, tricks, rest);
    const plain = cashWhileAllFollow(table, leader, trumps);
    won += plain & 63;
    points += plain >>> 6;
  }
  if (cashed === rest || won >= tricks) return rest;
  const sure = points + addedPoints(table, side, won, taker, leader, trumps);
  return Math.max(cashed, sure);
}

/**
 * What the other seats at least add to `won` tricks of a side. Its own seats may play trumps to
 * them that have been counted; the leader and the taker of trumps have been counted for.
 */
function addedPoints(
  table: SuitTable,
  side: number,
  won: number,
  taker: number,
  leader: number,
  trumps: number,
): number {
  const trumpZeros = table.zeros[trumps >> table.seatShift] ?? 0;
  let plainZeros = 0;
  for (let suit = 1; suit < SUIT_COUNT; suit++) plainZeros += table.zeros[slotOf(table, suit)] ?? 0;
  const field = (1 << table.zeroWidth) - 1;
  let cards = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    if (seat === taker || (seat === leader && table.side[seat] === side)) continue;
    const shift = seat * table.zeroWidth;
    let free = (plainZeros >>> shift) & field;
    if (table.side[seat] === side) free += (table.holding[trumps | seat] ?? 0) >>> 12;
    else free += (trumpZeros >>> shift) & field;
    if (won > free) cards += won - free;
  }
  return cards * table.minCounter;
}

/**
 * Points when the leader draws all trumps of the others, then cashes its plain winners; 0 when it
 * can't draw them. Of suits that run out all cards fall into its tricks.
 */
function pointsAfterTrumps(
  table: SuitTable,
  leader: number,
  trumps: number,
  tricks: number,
  rest: number,
): number {
  const own = table.cashed[trumps | leader] ?? 0;
  const runsOut = (own & 32) !== 0;
  if (!runsOut && anyTrumps(table, trumps)) return 0;
  let won = own & 31;
  let points = table.points[trumps >> table.seatShift] ?? 0;
  for (let suit = 1; suit < SUIT_COUNT; suit++) {
    const slot = slotOf(table, suit);
    const cashed = table.cashed[(slot << table.seatShift) | leader] ?? 0;
    won += cashed & 31;
    points += (cashed & 32) === 0 ? cashed >>> 6 : (table.points[slot] ?? 0);
  }
  return won >= tricks ? rest : points;
}

function anyTrumps(table: SuitTable, trumps: number): boolean {
  for (let seat = 0; seat < table.seats; seat++) {
    if (((table.holding[trumps | seat] ?? 0) & 63) !== 0) return true;
  }
  return false;
}

/**
 * Plain winners that the leader can cash after its high trumps and before the others': how many (6
 * bits), and their least points. Whoever still has trumps then must follow to each.
 */
function cashWhileAllFollow(table: SuitTable, leader: number, trumps: number): number {
  const rounds = (table.winners[trumps | leader] ?? 0) & 31;
  let won = 0;
  let points = 0;
  for (let suit = 1; suit < SUIT_COUNT; suit++) {
    const plain = slotOf(table, suit) << table.seatShift;
    const winners = table.winners[plain | leader] ?? 0;
    const all = winners & 31;
    let count = all;
    for (let seat = 0; seat < table.seats && count > 0; seat++) {
      if (seat === leader || (table.holding[trumps | seat] ?? 0) >>> 12 <= rounds) continue;
      const length = (table.holding[plain | seat] ?? 0) >>> 12;
      if (length < count) count = length;
    }
    if (count === 0) continue;
    won += count;
    const least = (winners >>> 6) - (all - count) * table.maxCounter;
    if (least > 0) points += least;
  }
  return won | (points << 6);
}
