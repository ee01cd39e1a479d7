import { scoreFollow, scoreLead } from './ordering';
import { slotOf } from './suitStates';
import type { SuitTable } from './suitTable';

/** Cards that a seat may play, one list for each ply: suit << 3 | rank, and their scores. */
export interface MoveLists {
  readonly moves: Int32Array;
  readonly scores: Int32Array;
}

/** Room for one list: there are 24 faces. */
export const LIST_SIZE = 32;
/** A list for every card of a double deck, and one more. */
const PLIES = 97;

export const createMoveLists = (): MoveLists => ({
  moves: new Int32Array(PLIES * LIST_SIZE),
  scores: new Int32Array(PLIES * LIST_SIZE),
});

/**
 * One of each class of equivalent cards in `legal`, the highest: cards whose next higher neighbour
 * is legal and equivalent are left out.
 */
const representatives = (legal: number, linked: number): number =>
  legal & (~linked | (legal & -legal));

function addCards(lists: MoveLists, at: number, suit: number, set: number): number {
  let end = at;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    lists.moves[end++] = (suit << 3) | (31 - Math.clz32(rest & -rest));
  }
  return end;
}

/** Lists the leader's cards from `base` on, scored; `hint` comes first. Returns where they end. */
export function listLeads(
  table: SuitTable,
  lists: MoveLists,
  base: number,
  leader: number,
  hint: number,
): number {
  let end = base;
  for (let suit = 0; suit < 4; suit++) {
    const own = table.holding[(slotOf(table, suit) << table.seatShift) | leader] ?? 0;
    end = addCards(lists, end, suit, representatives(own & 63, (own >> 6) & 63));
  }
  for (let at = base; at < end; at++) {
    const move = lists.moves[at] ?? 0;
    lists.scores[at] = move === hint ? 1 << 20 : scoreLead(table, leader, move >> 3, move & 7);
  }
  return end;
}

/**
 * Lists the cards of a seat that follows, by the rules' section 5. `bestSuit` and `bestRank` are the
 * card that takes the trick so far. Unscored. Returns where they end.
 */
export function listFollows(
  table: SuitTable,
  lists: MoveLists,
  base: number,
  seat: number,
  led: number,
  bestSuit: number,
  bestRank: number,
  mustHead: boolean,
): number {
  const higher = (1 << bestRank) - 1;
  const inLed = table.holding[(slotOf(table, led) << table.seatShift) | seat] ?? 0;
  const held = inLed & 63;
  if (held !== 0) {
    const linked = (inLed >> 6) & 63;
    const heads = bestSuit === led ? held & higher : 0;
    if (heads === 0) return addCards(lists, base, led, representatives(held, linked));
    const end = addCards(lists, base, led, representatives(heads, linked));
    if (mustHead || led === 0) return end;
    // Two equivalent cards cease to be so when one of them takes the trick and the other doesn't.
    return addCards(lists, end, led, representatives(held & ~heads, linked));
  }
  const inTrumps = table.holding[(slotOf(table, 0) << table.seatShift) | seat] ?? 0;
  const trumps = inTrumps & 63;
  if (trumps !== 0) {
    const over = bestSuit === 0 ? trumps & higher : trumps;
    const legal = over === 0 ? trumps : over;
    return addCards(lists, base, 0, representatives(legal, (inTrumps >> 6) & 63));
  }
  let end = base;
  for (let suit = 1; suit < 4; suit++) {
    const own = table.holding[(slotOf(table, suit) << table.seatShift) | seat] ?? 0;
    end = addCards(lists, end, suit, representatives(own & 63, (own >> 6) & 63));
  }
  return end;
}

/** Scores a list of `listFollows`; `left` seats play after this one. */
export function scoreFollows(
  table: SuitTable,
  lists: MoveLists,
  base: number,
  end: number,
  seat: number,
  left: number,
  led: number,
  bestSuit: number,
  bestRank: number,
  winner: number,
): void {
  for (let at = base; at < end; at++) {
    const move = lists.moves[at] ?? 0;
    lists.scores[at] = scoreFollow(
      table,
      seat,
      left,
      led,
      bestSuit,
      bestRank,
      winner,
      move >> 3,
      move & 7,
    );
  }
}

/** Brings the best of the cards from `at` to `end` to the front, and returns it. */
export function pickBest({ moves, scores }: MoveLists, at: number, end: number): number {
  let chosen = at;
  let top = scores[at] ?? 0;
  for (let other = at + 1; other < end; other++) {
    const score = scores[other] ?? 0;
    if (score > top) {
      top = score;
      chosen = other;
    }
  }
  const move = moves[chosen] ?? 0;
  if (chosen !== at) {
    moves[chosen] = moves[at] ?? 0;
    scores[chosen] = scores[at] ?? 0;
    moves[at] = move;
    scores[at] = top;
  }
  return move;
}
