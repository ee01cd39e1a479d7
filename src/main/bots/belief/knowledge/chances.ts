import { FACES_PER_SUIT, SUITS } from '@shared/game/cards';
import type { Seat } from '@shared/game/seats';
import { type Knowledge, limitOf } from './knowledge';

/** Places the unseen copies of a face may lie in: hands that can hold it, and hidden cards. */
function placesFor(knowledge: Knowledge, suit: number, rank: number): number {
  let places = knowledge.hidden;
  for (let seat = 0; seat < knowledge.spaces.length; seat += 1)
    if (rank >= limitOf(knowledge, seat, suit)) places += knowledge.spaces[seat] ?? 0;
  return places;
}

/** By rank index, the chance that the seat holds none of that card: worked out once a decision. */
function chancesByRank(knowledge: Knowledge, seat: Seat, suit: number): readonly number[] {
  const key = seat * SUITS.length + suit;
  const remembered = knowledge.chances[key];
  if (remembered !== undefined) return remembered;
  const known = knowledge.known[seat];
  const spaces = knowledge.spaces[seat] ?? 0;
  const limit = limitOf(knowledge, seat, suit);
  const chances: number[] = [];
  for (let rank = 0; rank < FACES_PER_SUIT; rank += 1) {
    const face = suit * FACES_PER_SUIT + rank;
    const copies = knowledge.free[face] ?? 0;
    let chance = 1;
    if ((known?.[face] ?? 0) > 0) chance = 0;
    else if (copies > 0 && spaces > 0 && rank >= limit)
      chance = Math.max(0, 1 - spaces / placesFor(knowledge, suit, rank)) ** copies;
    chances.push(chance);
  }
  knowledge.chances[key] = chances;
  return chances;
}

/**
 * The chance that another seat holds no card of the suit with a rank index of `from`..`below`-1:
 * exact where something is known, otherwise as if each unseen copy were dealt by itself.
 */
export function chanceOfNone(
  knowledge: Knowledge,
  seat: Seat,
  suit: number,
  from: number,
  below: number,
): number {
  const chances = chancesByRank(knowledge, seat, suit);
  let chance = 1;
  for (let rank = from; rank < below; rank += 1) chance *= chances[rank] ?? 1;
  return chance;
}

/** The chance that the seat holds no card of the suit at all. */
export const chanceOfVoid = (knowledge: Knowledge, seat: Seat, suit: number): number =>
  chanceOfNone(knowledge, seat, suit, 0, FACES_PER_SUIT);

/** Copies of the suit's cards above a rank index that lie in others' hands or hidden. */
export function outAbove(knowledge: Knowledge, suit: number, rank: number): number {
  let count = 0;
  for (let above = 0; above < rank; above += 1)
    count += knowledge.out[suit * FACES_PER_SUIT + above] ?? 0;
  return count;
}

/** All copies of the suit in others' hands or hidden. */
export const outOfSuit = (knowledge: Knowledge, suit: number): number =>
  outAbove(knowledge, suit, FACES_PER_SUIT);
