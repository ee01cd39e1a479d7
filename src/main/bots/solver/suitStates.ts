import { at, RANKS, rankIndex, SUITS, suitIndex } from '@shared/game/cards';
import type { SolverPosition } from './position';
import { describeState } from './suitFacts';
import { mix } from './suitHash';
import { MAX_GROUPS, MAX_SLOTS, RANK_COUNT, SUIT_COUNT, type SuitTable } from './suitTable';

/** The solver's number of a suit: trumps 0, the others in their order. */
export function solverSuit(trumpIndex: number, suit: number): number {
  if (suit === trumpIndex) return 0;
  return suit < trumpIndex ? suit + 1 : suit;
}

/** Sets the table to the hands of a position; all states of the one before are forgotten. */
export function loadPosition(table: SuitTable, position: SolverPosition): void {
  loadScoring(table, position);
  table.seats = position.sides.length;
  table.seatShift = Math.ceil(Math.log2(table.seats));
  // Wide enough for all 96 cards: 16 bits for hands of 48, 4 bits for hands of 12.
  table.zeroWidth = Math.floor(32 / table.seats);
  table.side.set(position.sides);
  table.salt = saltOf(table, position);
  loadHands(table, position);
}

function loadScoring(table: SuitTable, { rules }: SolverPosition): void {
  const values = RANKS.map((rank) => rules.counters[rank]);
  table.unit = [rules.lastTrick, ...values].reduce(greatestCommonDivisor, 0) || 1;
  const units = values.map((value) => value / table.unit);
  const counting = units.filter((value) => value > 0);
  table.rankPoints.set(units);
  table.byPoints.set(RANKS.map((_, rank) => rank).sort((a, b) => at(units, b) - at(units, a)));
  table.minCounter = counting.length === 0 ? 0 : Math.min(...counting);
  table.maxCounter = Math.max(1, ...units);
  table.zeroRanks = units.reduce((set, value, rank) => (value === 0 ? set | (1 << rank) : set), 0);
  table.lowStart = RANK_COUNT - 1;
  while (table.lowStart > 0 && units[table.lowStart - 1] === units[table.lowStart]) {
    table.lowStart--;
  }
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function saltOf(table: SuitTable, { rules, sides }: SolverPosition): number {
  let salt = mix(rules.mustWin === 'always' ? 1 : 2, rules.lastTrick / table.unit);
  for (const side of sides) salt = mix(salt, side + 1);
  return table.rankPoints.reduce(mix, salt);
}

function loadHands(table: SuitTable, { hands, trump }: SolverPosition): void {
  const counts = new Int32Array(SUIT_COUNT << 6);
  const trumpIndex = SUITS.indexOf(trump);
  hands.forEach((hand, seat) => {
    for (const face of hand) {
      const suit = solverSuit(trumpIndex, suitIndex(face));
      const card = (((suit << 3) | rankIndex(face)) << 3) | seat;
      counts[card] = (counts[card] ?? 0) + 1;
    }
  });
  let base = 0;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const states = numberStates(table, suit, counts);
    let slots = 1;
    while (slots < states && slots < MAX_SLOTS) slots *= 2;
    table.base[suit] = base;
    table.mask[suit] = slots - 1;
    base += slots;
  }
  table.tag.fill(-1, 0, base);
}

/** Gives a suit's groups their weights, and the suit its state; returns how many states it has. */
function numberStates(table: SuitTable, suit: number, counts: Int32Array): number {
  let weight = 1;
  let state = 0;
  let groups = 0;
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    for (let seat = 0; seat < table.seats; seat++) {
      const card = (((suit << 3) | rank) << 3) | seat;
      const count = counts[card] ?? 0;
      table.weight[card] = count === 0 ? 0 : weight;
      if (count === 0) continue;
      table.groups[suit * MAX_GROUPS + groups] = rank | (seat << 3) | ((count + 1) << 6);
      state += weight * count;
      weight *= count + 1;
      groups++;
    }
  }
  table.groupCount[suit] = groups;
  table.state[suit] = state;
  return weight;
}

/** The slot that describes the present state of a suit; good until another state is looked up. */
export function slotOf(table: SuitTable, suit: number): number {
  const state = table.state[suit] ?? 0;
  const slot = (table.base[suit] ?? 0) + (state & (table.mask[suit] ?? 0));
  if (table.tag[slot] !== state) {
    table.tag[slot] = state;
    readState(table, suit, state);
    describeState(table, suit, slot);
  }
  return slot;
}

/** Fills `copies` and `rankTotal`. */
function readState(table: SuitTable, suit: number, state: number): void {
  const { copies, rankTotal } = table;
  copies.fill(0);
  rankTotal.fill(0);
  let rest = state;
  const first = suit * MAX_GROUPS;
  const end = first + (table.groupCount[suit] ?? 0);
  for (let i = first; i < end; i++) {
    const group = table.groups[i] ?? 0;
    const rank = group & 7;
    const radix = group >> 6;
    const count = rest % radix;
    rest = (rest - count) / radix;
    copies[(rank << 3) | ((group >> 3) & 7)] = count;
    rankTotal[rank] = (rankTotal[rank] ?? 0) + count;
  }
}
