import { surePoints } from './bounds';
import type { ClassTable } from './classTable';
import { LIST_SIZE, listFollows, listLeads, type MoveLists, pickBest, scoreFollows } from './moves';
import type { OpenTrick } from './openTrick';
import { slotOf } from './suitStates';
import { SUIT_COUNT, type SuitTable } from './suitTable';
import { NO_LEAD } from './transpositionTable';

/** Thrown out of the recursion when the node limit is reached or the caller wants an end. */
export class SearchStopped extends Error {}

interface SearchLimits {
  readonly nodeLimit: number;
  readonly shouldStop: () => boolean;
}

/**
 * A null-window search (alpha-beta that only asks whether side 0 gets `need` points) of the position
 * in the table. Results are fail-soft: at least `need` and a lower bound of the points of side 0, or
 * less and an upper bound.
 */
export interface Search {
  /** Cards played and positions met since `begin`. */
  readonly nodes: () => number;
  begin(limits: SearchLimits, mustHead: boolean): void;
  /**
   * Goes on from a trick on the table; `tricks` are left with it, worth `rest` units with the cards
   * on it. Throws SearchStopped, and then the table's states are anything.
   */
  test(trick: OpenTrick, tricks: number, rest: number, need: number): number;
}

/** How many nodes lie between two looks at `shouldStop`. */
const NODES_BETWEEN_LOOKS = 4096;

/** What the card that takes a trick so far is: rank | suit << 3 | seat << 5 | lows << 8. */
const standing = (suit: number, rank: number, seat: number): number =>
  rank | (suit << 3) | (seat << 5);
/** Two low cards were compared to find it. */
const LOWS = 1 << 8;

export function createSearch(table: SuitTable, known: ClassTable, lists: MoveLists): Search {
  const { state, weight, side, rankPoints, holding } = table;
  let nodes = 0;
  let nextLook = 0;
  let limits: SearchLimits = { nodeLimit: 0, shouldStop: () => false };
  let mustHead = true;
  /** The plain suits, one bit each, in which the last result hangs on the ranks of low cards. */
  let used = 0;

  function look(): void {
    if (nodes > limits.nodeLimit || limits.shouldStop()) throw new SearchStopped();
    nextLook = Math.min(nodes + NODES_BETWEEN_LOOKS, limits.nodeLimit);
  }

  /** Between two tricks. */
  function lead(leader: number, tricks: number, rest: number, need: number, base: number): number {
    used = 0;
    if (need <= 0) return 0;
    if (need > rest) return rest;
    if (tricks === 1) return playLastTrick(leader, rest);
    // A search that began in the last trick: what is left is the bonus of who took it.
    if (tricks === 0) return side[leader] === 0 ? rest : 0;
    nodes++;
    if (nodes > nextLook) look();

    if (known.find(leader, need)) {
      used = known.suits();
      return known.answer();
    }
    const low = surePoints(table, 0, leader, tricks, rest);
    if (low >= need) return low;
    const high = rest - surePoints(table, 1, leader, tricks, rest);
    if (high < need) return high;
    return tryLeads(leader, tricks, rest, need, base);
  }

  function tryLeads(
    leader: number,
    tricks: number,
    rest: number,
    need: number,
    base: number,
  ): number {
    const end = listLeads(table, lists, base, leader, known.hint());
    const maximising = side[leader] === 0;
    let best = maximising ? -1 : rest + 1;
    let bestLead = NO_LEAD;
    let relevant = 0;
    let settled = 0;
    for (let at = base; at < end; at++) {
      const card = pickBest(lists, at, end);
      const suit = card >> 3;
      const rank = card & 7;
      const isLow = suit !== 0 && rank >= table.lowStart;
      if (isLow && (settled & (1 << suit)) !== 0) continue;
      const taken = weight[(card << 3) | leader] ?? 0;
      state[suit] = (state[suit] ?? 0) - taken;
      const value = follow(
        leader + 1 === table.seats ? 0 : leader + 1,
        table.seats - 1,
        suit,
        standing(suit, rank, leader),
        rankPoints[rank] ?? 0,
        tricks,
        rest,
        need,
        base + LIST_SIZE,
      );
      state[suit] = (state[suit] ?? 0) + taken;
      if (maximising ? value > best : value < best) {
        best = value;
        bestLead = card;
      }
      if (maximising ? value >= need : value < need) {
        relevant = used;
        break;
      }
      relevant |= used;
      // Where ranks of low cards didn't matter, the other low cards of the suit do as this one.
      if (isLow && (used & (1 << suit)) === 0) settled |= 1 << suit;
    }
    used = known.keep(leader, relevant, {
      tricks,
      low: best >= need ? best : 0,
      high: best >= need ? rest : best,
      rest,
      lead: bestLead,
    });
    return best;
  }

  /** Within a trick: `seat` is to follow, `left` seats with it. */
  function follow(
    seat: number,
    left: number,
    led: number,
    stands: number,
    points: number,
    tricks: number,
    rest: number,
    need: number,
    base: number,
  ): number {
    const bestRank = stands & 7;
    const bestSuit = (stands >> 3) & 3;
    const winner = (stands >> 5) & 7;
    if (left === 0) {
      const won = side[winner] === 0 ? points : 0;
      const value = won + lead(winner, tricks - 1, rest - points, need - won, base);
      if ((stands & LOWS) !== 0) used |= 1 << bestSuit;
      return value;
    }
    nodes++;
    const { lowStart } = table;
    const maximising = side[seat] === 0;
    const end = listFollows(table, lists, base, seat, led, bestSuit, bestRank, mustHead);
    const forced = end === base + 1;
    if (!forced) {
      scoreFollows(table, lists, base, end, seat, left - 1, led, bestSuit, bestRank, winner);
    }
    let best = maximising ? -1 : rest + 1;
    let relevant = 0;
    let settled = 0;
    /** So far no low card was legal, or the proof needs the one that was. */
    let lowsDecide = true;
    for (let at = base; at < end; at++) {
      const card = forced ? (lists.moves[at] ?? 0) : pickBest(lists, at, end);
      const suit = card >> 3;
      const rank = card & 7;
      const isLow = rank >= lowStart;
      if (isLow) lowsDecide = false;
      if (isLow && suit !== 0 && (settled & (1 << suit)) !== 0) continue;
      const taken = weight[(card << 3) | seat] ?? 0;
      state[suit] = (state[suit] ?? 0) - taken;
      const value = follow(
        seat + 1 === table.seats ? 0 : seat + 1,
        left - 1,
        led,
        standsAfter(stands, suit, rank, seat),
        points + (rankPoints[rank] ?? 0),
        tricks,
        rest,
        need,
        base + LIST_SIZE,
      );
      state[suit] = (state[suit] ?? 0) + taken;
      if (maximising ? value > best : value < best) best = value;
      if (maximising ? value >= need : value < need) {
        relevant = used;
        lowsDecide = isLow;
        break;
      }
      relevant |= used;
      if (isLow && (used & (1 << suit)) === 0) settled |= 1 << suit;
    }
    used = relevant;
    if (bestRank >= lowStart && bestSuit === led && mustHead && lowsDecide) markHeading(led, seat);
    return best;
  }

  function standsAfter(stands: number, suit: number, rank: number, seat: number): number {
    const bestRank = stands & 7;
    if (suit !== ((stands >> 3) & 3)) return suit === 0 ? standing(suit, rank, seat) : stands;
    const lows = rank >= table.lowStart && bestRank >= table.lowStart ? LOWS : 0;
    return rank < bestRank ? standing(suit, rank, seat) | lows : stands | lows;
  }

  /**
   * A low card holds the trick and the seat has both high and low cards of the suit: whether it may
   * play a low one hangs on their ranks. That matters when a low one was needed for the proof, or
   * when none was legal and so none was tried; a legal one too many does a proof no harm.
   */
  function markHeading(led: number, seat: number): void {
    const held = (holding[(slotOf(table, led) << table.seatShift) | seat] ?? 0) & 63;
    if (held >> table.lowStart !== 0 && (held & ((1 << table.lowStart) - 1)) !== 0)
      used |= 1 << led;
  }

  /** Points of side 0 in the last trick: everybody's card is forced. */
  function playLastTrick(leader: number, rest: number): number {
    let stands = -1;
    let seat = leader;
    for (let i = 0; i < table.seats; i++) {
      for (let suit = 0; suit < SUIT_COUNT; suit++) {
        const held = (holding[(slotOf(table, suit) << table.seatShift) | seat] ?? 0) & 63;
        if (held === 0) continue;
        const rank = 31 - Math.clz32(held);
        stands = i === 0 ? standing(suit, rank, seat) : standsAfter(stands, suit, rank, seat);
        break;
      }
      seat = seat + 1 === table.seats ? 0 : seat + 1;
    }
    if ((stands & LOWS) !== 0) used = 1 << ((stands >> 3) & 3);
    return side[(stands >> 5) & 7] === 0 ? rest : 0;
  }

  return {
    nodes: () => nodes,
    begin(newLimits, heads) {
      limits = newLimits;
      mustHead = heads;
      nodes = 0;
      nextLook = 0;
      look();
    },
    test(trick, tricks, rest, need) {
      const { seat, left, led, bestSuit, bestRank, winner, points } = trick;
      const stands = standing(bestSuit, bestRank, winner);
      if (left === table.seats) return lead(seat, tricks, rest, need, 0);
      return follow(seat, left, led, stands, points, tricks, rest, need, 0);
    },
  };
}
