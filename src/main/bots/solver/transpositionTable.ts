/**
 * What is known of positions between two tricks: bounds of the points of side 0, and a good lead.
 *
 * An entry stands for a class of positions (classTable). That of the widest class also tells how many
 * suits narrower ones that are known hang on.
 *
 * Keys are 64 bits of hash; cards aren't compared. With a table of a million entries the chance of
 * one confusion in a whole deal is less than one in a million.
 *
 * An entry is four numbers: the two halves of the key; low | high << 16; lead | sizes << 5
 * | tricks << 8 | age << 16. Four entries are a bucket, which is one line of a processor's cache.
 */
export interface TranspositionTable {
  readonly entries: Int32Array;
  readonly bucketMask: number;
  /** Counts the searches: entries of older ones are replaced first. */
  age: number;
}

const ENTRY_SIZE = 4;
const BUCKET_ENTRIES = 4;
const BUCKET_SIZE = ENTRY_SIZE * BUCKET_ENTRIES;
const AGES = 1 << 15;
/** No lead is known. */
export const NO_LEAD = 31;

/** A table of 2 ** bits entries (bits from 2 to 24), 16 bytes each. */
export function createTranspositionTable(bits: number): TranspositionTable {
  return {
    entries: new Int32Array(ENTRY_SIZE << bits),
    bucketMask: (1 << bits) / BUCKET_ENTRIES - 1,
    age: 0,
  };
}

export function clearTable(table: TranspositionTable): void {
  table.entries.fill(0);
}

export function beginSearch(table: TranspositionTable): void {
  table.age = (table.age + 1) % AGES;
}

/** Where the entry of a key is, or -1. */
export function findEntry(table: TranspositionTable, keyLow: number, keyHigh: number): number {
  const { entries } = table;
  const bucket = (keyLow & table.bucketMask) * BUCKET_SIZE;
  for (let at = bucket; at < bucket + BUCKET_SIZE; at += ENTRY_SIZE) {
    if (entries[at] === keyLow && entries[at + 1] === keyHigh) return at;
  }
  return -1;
}

export const lowOf = (table: TranspositionTable, entry: number): number =>
  (table.entries[entry + 2] ?? 0) & 0xffff;
export const highOf = (table: TranspositionTable, entry: number): number =>
  (table.entries[entry + 2] ?? 0) >>> 16;
export const leadOf = (table: TranspositionTable, entry: number): number =>
  (table.entries[entry + 3] ?? 0) & 31;
/** Of narrower classes: a bit for one, two and three suits in which ranks of low cards mattered. */
export const sizesOf = (table: TranspositionTable, entry: number): number =>
  ((table.entries[entry + 3] ?? 0) >> 5) & 7;

/** Adds to what is known for the key, or takes the place of the oldest with the fewest tricks. */
export function storeEntry(
  table: TranspositionTable,
  keyLow: number,
  keyHigh: number,
  low: number,
  high: number,
  sizes: number,
  lead: number,
  tricks: number,
): void {
  const { entries, age } = table;
  const bucket = (keyLow & table.bucketMask) * BUCKET_SIZE;
  let victim = bucket;
  let least = 1 << 30;
  let bounds = low | (high << 16);
  let allSizes = sizes;
  for (let at = bucket; at < bucket + BUCKET_SIZE; at += ENTRY_SIZE) {
    if (entries[at] === keyLow && entries[at + 1] === keyHigh) {
      victim = at;
      bounds = Math.max(low, lowOf(table, at)) | (Math.min(high, highOf(table, at)) << 16);
      allSizes |= sizesOf(table, at);
      break;
    }
    const info = entries[at + 3] ?? 0;
    const worth = ((info >> 8) & 255) + (info >>> 16 === age ? 256 : 0);
    if (worth < least) {
      least = worth;
      victim = at;
    }
  }
  entries[victim] = keyLow;
  entries[victim + 1] = keyHigh;
  entries[victim + 2] = bounds;
  entries[victim + 3] = lead | (allSizes << 5) | (tricks << 8) | (age << 16);
}
