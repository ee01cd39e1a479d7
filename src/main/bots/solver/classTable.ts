import { slotOf } from './suitStates';
import { SUIT_COUNT, type SuitTable } from './suitTable';
import {
  findEntry,
  highOf,
  leadOf,
  lowOf,
  NO_LEAD,
  sizesOf,
  storeEntry,
  type TranspositionTable,
} from './transpositionTable';

/**
 * Partition search (Ginsberg, GIB, 2001): what is proved of one position holds for its class, those
 * that differ in nothing but the ranks of low plain cards, except in suits where these mattered to
 * the proof. A set of such suits has bit 1 << suit for each.
 */
export interface ClassTable {
  /** Looks for bounds that answer whether side 0 gets `need`; the fields below tell what was found. */
  find(leader: number, need: number): boolean;
  /** The bound that answers: at least `need`, or below it. */
  answer(): number;
  /** The suits in which the answer hangs on the ranks of low cards. */
  suits(): number;
  /** A lead that was good when the position was searched before, or NO_LEAD. */
  hint(): number;
  /** Keeps bounds of the present position that hang on the low cards of `suits`; returns those that count. */
  keep(leader: number, suits: number, bounds: KnownBounds): number;
}

interface KnownBounds {
  readonly tricks: number;
  readonly low: number;
  readonly high: number;
  /** All that there is to win. */
  readonly rest: number;
  readonly lead: number;
}

/** A bit for the number of plain suits in a set: 1, 2 or 4 for one, two or three. */
const sizeOf = (suits: number): number =>
  1 << (((suits >> 1) & 1) + ((suits >> 2) & 1) + ((suits >> 3) & 1) - 1);

export function createClassTable(table: SuitTable, known: TranspositionTable): ClassTable {
  let keyLow = 0;
  let keyHigh = 0;
  let answer = 0;
  let suits = 0;
  let hint = NO_LEAD;

  /** The key of the widest class of the position: no ranks of low cards matter. */
  function findKey(leader: number): void {
    keyLow = Math.imul(leader + 1, 0x9e3779b1);
    keyHigh = Math.imul(leader + 1, 0x7feb352d);
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const slot = slotOf(table, suit);
      keyLow = (keyLow + (table.hashLow[slot] ?? 0)) | 0;
      keyHigh = (keyHigh + (table.hashHigh[slot] ?? 0)) | 0;
    }
  }

  /** Adds to the key what the ranks of low cards in some suits make of it, or takes it away. */
  function addRanks(ofSuits: number, sign: 1 | -1): void {
    for (let suit = 1; suit < SUIT_COUNT; suit++) {
      if ((ofSuits & (1 << suit)) === 0) continue;
      const slot = slotOf(table, suit);
      keyLow = (keyLow + sign * (table.ranksLow[slot] ?? 0)) | 0;
      keyHigh = (keyHigh + sign * (table.ranksHigh[slot] ?? 0)) | 0;
    }
  }

  /** The suits whose low cards don't all lie in one hand: elsewhere their ranks can't matter. */
  function sharedSuits(): number {
    let shared = 0;
    for (let suit = 1; suit < SUIT_COUNT; suit++) {
      if ((table.ranksLow[slotOf(table, suit)] ?? 0) !== 0) shared |= 1 << suit;
    }
    return shared;
  }

  function answers(entry: number, need: number): boolean {
    const low = lowOf(known, entry);
    const high = highOf(known, entry);
    if (low < need && high >= need) return false;
    answer = low >= need ? low : high;
    return true;
  }

  /** Looks at the narrower classes; as suits may have been exchanged, at all sets of a size. */
  function findNarrower(sizes: number, need: number): boolean {
    const shared = sharedSuits();
    for (let set = 2; set <= shared; set += 2) {
      if ((set & ~shared) !== 0 || (sizes & sizeOf(set)) === 0) continue;
      addRanks(set, 1);
      const entry = findEntry(known, keyLow, keyHigh);
      addRanks(set, -1);
      if (entry < 0 || !answers(entry, need)) continue;
      suits = set;
      return true;
    }
    return false;
  }

  return {
    find(leader, need) {
      suits = 0;
      hint = NO_LEAD;
      findKey(leader);
      const entry = findEntry(known, keyLow, keyHigh);
      if (entry < 0) return false;
      if (answers(entry, need)) return true;
      hint = leadOf(known, entry);
      const sizes = sizesOf(known, entry);
      return sizes !== 0 && findNarrower(sizes, need);
    },
    answer: () => answer,
    suits: () => suits,
    hint: () => hint,
    keep(leader, hanging, { tricks, low, high, rest, lead }) {
      const relevant = hanging & sharedSuits();
      findKey(leader);
      if (relevant === 0) storeEntry(known, keyLow, keyHigh, low, high, 0, lead, tricks);
      else {
        storeEntry(known, keyLow, keyHigh, 0, rest, sizeOf(relevant), lead, tricks);
        addRanks(relevant, 1);
        storeEntry(known, keyLow, keyHigh, low, high, 0, lead, tricks);
      }
      return relevant;
    },
  };
}
