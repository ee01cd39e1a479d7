import { RANK_COUNT, type SuitTable } from './suitTable';

/** One step of MurmurHash3 (Appleby, public domain). */
export function mix(hash: number, value: number): number {
  let k = Math.imul(value, 0xcc9e2d51);
  k = (k << 15) | (k >>> 17);
  const h = hash ^ Math.imul(k, 0x1b873593);
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
}

/** Its finish. */
function finish(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** 64 bits in two halves that take in the same numbers in different ways. */
interface Digest {
  low: number;
  high: number;
}

function add(digest: Digest, value: number): void {
  digest.low = mix(digest.low, value);
  digest.high = mix(digest.high, Math.imul(value, 0x9e3779b1));
}

/**
 * Hashes what matters of the state that is being described: ranks nobody holds are left out, and
 * neighbours of equal points that one seat alone holds are one rank. Sums of the suits' hashes are
 * the same for positions that differ by an exchange of plain suits.
 *
 * Low plain cards enter `hash` only by how many each seat has; what their ranks add is kept apart in
 * `ranks`, which is 0 where one seat has them all.
 */
export function hashState(table: SuitTable, suit: number, slot: number): void {
  const digest = {
    low: mix(table.salt, suit === 0 ? 1 : 2),
    high: mix(~table.salt, suit === 0 ? 3 : 4),
  };
  const start = suit === 0 ? RANK_COUNT : table.lowStart;
  addRanks(table, digest, 0, start);
  let owners = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    let count = 0;
    for (let rank = start; rank < RANK_COUNT; rank++)
      count += table.copies[(rank << 3) | seat] ?? 0;
    if (count === 0) continue;
    owners++;
    add(digest, (count << 3) | seat);
  }
  table.hashLow[slot] = finish(digest.low);
  table.hashHigh[slot] = finish(digest.high);
  const matters = owners > 1;
  if (matters) addRanks(table, digest, start, RANK_COUNT);
  table.ranksLow[slot] = matters ? finish(~digest.low) | 1 : 0;
  table.ranksHigh[slot] = matters ? finish(~digest.high) : 0;
}

const SEVERAL_OWNERS = 1 << 29;
const ONE_OWNER = 1 << 30;

/** Adds the order and the owners of the ranks from `start` to `end`. */
function addRanks(table: SuitTable, digest: Digest, start: number, end: number): void {
  let owner = -1;
  let ownerCount = 0;
  let ownerPoints = 0;
  for (let rank = start; rank < end; rank++) {
    const total = table.rankTotal[rank] ?? 0;
    if (total === 0) continue;
    const points = table.rankPoints[rank] ?? 0;
    const sole = soleOwner(table, rank, total);
    if (sole >= 0 && sole === owner && points === ownerPoints) {
      ownerCount += total;
      continue;
    }
    if (owner >= 0) add(digest, ONE_OWNER | (((ownerPoints << 5) | ownerCount) << 3) | owner);
    owner = sole;
    ownerCount = total;
    ownerPoints = points;
    if (sole < 0) addOwners(table, digest, rank, points);
  }
  if (owner >= 0) add(digest, ONE_OWNER | (((ownerPoints << 5) | ownerCount) << 3) | owner);
}

function soleOwner(table: SuitTable, rank: number, total: number): number {
  for (let seat = 0; seat < table.seats; seat++) {
    const held = table.copies[(rank << 3) | seat] ?? 0;
    if (held > 0) return held === total ? seat : -1;
  }
  return -1;
}

function addOwners(table: SuitTable, digest: Digest, rank: number, points: number): void {
  for (let seat = 0; seat < table.seats; seat++) {
    const held = table.copies[(rank << 3) | seat] ?? 0;
    if (held > 0) add(digest, (((points << 5) | held) << 3) | seat);
  }
  add(digest, SEVERAL_OWNERS);
}
