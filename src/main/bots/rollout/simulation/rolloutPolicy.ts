import { FACE_COUNT, FACES_PER_SUIT, SUITS } from '@shared/game/cards';
import type { PolicyWeights, RoleWeights } from './rolloutWeights';
import type { Terms } from './terms';
import {
  BEST,
  beatsBest,
  COUNT,
  LED,
  LEFT,
  legalBits,
  POT,
  RANK_OF,
  SUIT_BITS,
  SUIT_OF,
  type TrickTable,
  TURN,
  WINNER,
} from './trickTable';

/**
 * Chooses a legal card for the seat whose turn it is, from what that seat may know; `among` has a
 * bit for each card to choose from, by default all legal ones.
 */
export type RolloutPolicy = (among?: number) => number;

/** One more than the ranks: how many cards lie above each rank, and in the whole suit. */
const STEPS = FACES_PER_SUIT + 1;
const MOST_OUT = 26;
const NONE = 0.05;
/** The cost of what no partner forgives. */
const NEVER = 4;

/** By holders and cards, the chance that one of the holders has none of the cards. */
const CHANCE_OF_NONE = Float64Array.from({ length: 9 * MOST_OUT }, (_, index) => {
  const holders = Math.floor(index / MOST_OUT);
  return holders === 0 ? 1 : (1 - 1 / holders) ** (index % MOST_OUT);
});

/** The tuned rule player on a trick table. It keeps its scratch arrays from decision to decision. */
export function createRolloutPolicy(
  table: TrickTable,
  terms: Terms,
  roles: RoleWeights,
): RolloutPolicy {
  const { seats, at, hand, heldShown, limit, unplayed, shownByAny, sideOf } = table;
  const { unit } = terms;
  const suits = SUITS.length;
  const counterUnits = Float64Array.from(table.counters, (points) => points / unit);
  const stepsPerCopy = 2 / table.copies;
  const above = new Int32Array(suits * STEPS);
  const aboveFree = new Int32Array(suits * STEPS);
  const holders = new Int32Array(suits);
  const worth = new Float64Array(seats);
  const beatUnheaded = new Float64Array(seats);
  let read = 0;
  let seat = 0;
  let weights: PolicyWeights = roles.declaring;

  /** Counts what others hold of a suit, once a decision. */
  function readSuit(suit: number): void {
    if ((read & (1 << suit)) !== 0) return;
    read |= 1 << suit;
    const first = suit * FACES_PER_SUIT;
    const own = seat * FACE_COUNT;
    let out = 0;
    let free = 0;
    for (let rank = 0; rank < FACES_PER_SUIT; rank += 1) {
      const cell = suit * STEPS + rank;
      const face = first + rank;
      above[cell] = out;
      aboveFree[cell] = free;
      const others = (unplayed[face] ?? 0) - (hand[own + face] ?? 0);
      out += others;
      free += others - (shownByAny[face] ?? 0) + (table.shown[own + face] ?? 0);
    }
    above[suit * STEPS + FACES_PER_SUIT] = out;
    aboveFree[suit * STEPS + FACES_PER_SUIT] = free;
    let able = 0;
    for (let other = 0; other < seats; other += 1)
      if (other !== seat && (limit[other * suits + suit] ?? 0) < FACES_PER_SUIT) able += 1;
    holders[suit] = able;
  }

  /** The chance that another seat holds nothing of the suit with a rank index of `from`..`below`-1. */
  function chanceOfNone(other: number, suit: number, from: number, below: number): number {
    const low = limit[other * suits + suit] ?? 0;
    const first = Math.max(low, from);
    if (first >= below) return 1;
    const known = ((heldShown[other] ?? 0) >> (suit * FACES_PER_SUIT)) & SUIT_BITS;
    if (((known >> first) & ((1 << (below - first)) - 1)) !== 0) return 0;
    const cell = suit * STEPS;
    const cards = (aboveFree[cell + below] ?? 0) - (aboveFree[cell + first] ?? 0);
    if (cards <= 0) return 1;
    return CHANCE_OF_NONE[(holders[suit] ?? 0) * MOST_OUT + cards] ?? 0;
  }

  function chanceToBeat(other: number, led: number, best: number): number {
    const suit = SUIT_OF[best] ?? 0;
    const rank = RANK_OF[best] ?? 0;
    const { trump } = table;
    const noHigher = chanceOfNone(other, suit, 0, rank);
    if (suit !== led) return chanceOfNone(other, led, 0, FACES_PER_SUIT) * (1 - noHigher);
    if (led === trump) return 1 - noHigher;
    const noneLower = chanceOfNone(other, led, rank, FACES_PER_SUIT);
    if (noneLower === 0) return 1 - noHigher;
    const noTrump = chanceOfNone(other, trump, 0, FACES_PER_SUIT);
    return 1 - noHigher + noHigher * noneLower * (1 - noTrump);
  }

  function readWorth(): void {
    const own = sideOf[seat];
    const { declarer } = table;
    const bidder = declarer < 0 ? -1 : (sideOf[declarer] ?? -1);
    const isOpen = bidder >= 0 && (table.points[bidder] ?? 0) < terms.need;
    const fellow = isOpen && own !== bidder ? weights.fellow : 0;
    for (let other = 0; other < seats; other += 1) {
      const side = sideOf[other];
      worth[other] = side === own ? 1 : side === bidder ? 0 : fellow;
    }
  }

  function readStake(left: number): number {
    const own = sideOf[seat] ?? 0;
    const meld = terms.meld[own] ?? 0;
    if (meld <= 0) return 0;
    const isMet =
      (!terms.needsTrick || (table.tricks[own] ?? 0) > 0) &&
      (table.points[own] ?? 0) >= terms.needsPoints;
    if (isMet) return 0;
    const needed = terms.needsPoints > 0 ? 2 : 1;
    return Math.min(weights.stakeMost, ((meld / unit) * weights.stake * needed) / left);
  }

  function suitLength(suit: number): number {
    const own = seat * FACE_COUNT + suit * FACES_PER_SUIT;
    let count = 0;
    for (let rank = 0; rank < FACES_PER_SUIT; rank += 1) count += hand[own + rank] ?? 0;
    return count;
  }

  function valueKept(face: number): number {
    const suit = SUIT_OF[face] ?? 0;
    const rank = RANK_OF[face] ?? 0;
    const steps = Math.ceil((above[suit * STEPS + rank] ?? 0) * stepsPerCopy);
    const byStep = suit === table.trump ? weights.keepTrump : weights.keepPlain;
    return (byStep[Math.min(steps, 3)] ?? 0) - rank * 0.01;
  }

  function leadTerms(suit: number, trumps: number, enemyTrumps: number): number {
    const { declarer, trump } = table;
    if (suit === trump) {
      const out = above[trump * STEPS + FACES_PER_SUIT] ?? 0;
      if (out > 0 && enemyTrumps < NONE) return -NEVER;
      if (seat !== declarer) return weights.drawForOther * enemyTrumps;
      return weights.draw * enemyTrumps + weights.drawLength * (trumps - out / 2);
    }
    const cards = suitLength(suit);
    let value = weights.length * cards;
    if (cards === 1 && trumps > 0) value += weights.openVoid;
    for (let other = 0; other < seats; other += 1) {
      if (other === seat || limit[other * suits + suit] !== FACES_PER_SUIT) continue;
      const canTrump = 1 - chanceOfNone(other, trump, 0, FACES_PER_SUIT);
      value += (worth[other] === 1 ? weights.help : weights.force) * canTrump;
    }
    return value;
  }

  function chooseLead(legal: number): number {
    const left = at[LEFT] ?? 1;
    const { trump } = table;
    const stake = readStake(left);
    const trumps = suitLength(trump);
    let enemyTrumps = 0;
    readSuit(trump);
    for (let other = 0; other < seats; other += 1)
      if (other !== seat && (worth[other] ?? 0) < 1)
        enemyTrumps += 1 - chanceOfNone(other, trump, 0, FACES_PER_SUIT);
    const fresh = 1 - weights.late * (1 - left / 12);
    let choice = -1;
    let most = Number.NEGATIVE_INFINITY;
    let termsSuit = -1;
    let terms = 0;
    for (let bits = legal; bits !== 0; bits &= bits - 1) {
      const face = 31 - Math.clz32(bits & -bits);
      const suit = SUIT_OF[face] ?? 0;
      const rank = RANK_OF[face] ?? 0;
      readSuit(suit);
      if (suit !== termsSuit) {
        termsSuit = suit;
        terms = leadTerms(suit, trumps, enemyTrumps);
      }
      let good = 1;
      let wins = 1;
      let added = 0;
      for (let step = 1; step < seats; step += 1) {
        const other = seat + step < seats ? seat + step : seat + step - seats;
        const chance = chanceToBeat(other, suit, face);
        const friend = worth[other] ?? 0;
        good = good * (1 - chance) + chance * friend;
        wins *= 1 - chance;
        added += friend === 1 ? weights.friendAdds : weights.enemyAdds;
      }
      const counter = counterUnits[rank] ?? 0;
      let cost = valueKept(face) * fresh;
      if (above[suit * STEPS + rank] === 0)
        cost *= suit === trump ? weights.leadTopTrump : weights.leadTopPlain;
      if (suit === trump && trumps === 1) cost += weights.lastTrump;
      const value =
        good * (stake + counter + added) -
        counter * (weights.keepCounter[rank] ?? 0) -
        cost +
        weights.nextLead * wins +
        terms;
      if (value >= most) {
        most = value;
        choice = face;
      }
    }
    return choice;
  }

  function chooseFollow(legal: number): number {
    const left = at[LEFT] ?? 1;
    const { trump } = table;
    const led = at[LED] ?? 0;
    const best = at[BEST] ?? 0;
    const winner = at[WINNER] ?? 0;
    const later = seats - 1 - (at[COUNT] ?? 0);
    const stake = readStake(left);
    readSuit(led);
    readSuit(trump);
    let added = 0;
    let goodIfNot = worth[winner] ?? 0;
    for (let step = 1; step <= later; step += 1) {
      const other = seat + step < seats ? seat + step : seat + step - seats;
      const chance = chanceToBeat(other, led, best);
      const friend = worth[other] ?? 0;
      beatUnheaded[other] = chance;
      goodIfNot = goodIfNot * (1 - chance) + chance * friend;
      added += friend === 1 ? weights.friendAdds : weights.enemyAdds;
    }
    const pot = (at[POT] ?? 0) / unit + stake + added;
    const fresh = 1 - weights.late * (1 - left / 12);
    const trumps = suitLength(trump);
    let choice = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let bits = legal; bits !== 0; bits &= bits - 1) {
      const face = 31 - Math.clz32(bits & -bits);
      const suit = SUIT_OF[face] ?? 0;
      const rank = RANK_OF[face] ?? 0;
      readSuit(suit);
      let good = goodIfNot;
      let wins = 0;
      if (beatsBest(table, face, best)) {
        good = 1;
        wins = 1;
        for (let step = 1; step <= later; step += 1) {
          const other = seat + step < seats ? seat + step : seat + step - seats;
          const chance = chanceToBeat(other, led, face);
          good = good * (1 - chance) + chance * (worth[other] ?? 0);
          wins *= 1 - chance;
        }
      }
      const counter = counterUnits[rank] ?? 0;
      let cost = valueKept(face) * fresh;
      if (suit === trump && trumps === 1) cost += weights.lastTrump;
      const value =
        good * (pot + counter) -
        counter * (weights.keepCounter[rank] ?? 0) -
        cost +
        weights.nextLead * wins;
      if (value >= most) {
        most = value;
        choice = face;
      }
    }
    return choice;
  }

  return (among) => {
    const legal = among ?? legalBits(table);
    if ((legal & (legal - 1)) === 0) return 31 - Math.clz32(legal);
    seat = at[TURN] ?? 0;
    read = 0;
    const { declarer } = table;
    const declares = declarer >= 0 && sideOf[declarer] === sideOf[seat];
    weights = declares ? roles.declaring : roles.defending;
    readWorth();
    return at[LED] === -1 ? chooseLead(legal) : chooseFollow(legal);
  };
}
