import type { RuleSet } from '@shared/game/rules';
import { counterUnit } from '../../heuristics/playing/situation';
import type { TrickTable } from './trickTable';

/** What a deal is played for, in addition to the points of its tricks; set once a deal. */
export interface Terms {
  /** Points of the declarer's side's contract; 0 without a declarer. */
  contract: number;
  /** Trick points with which the contract is made; minus infinity without a declarer. */
  need: number;
  /** The declarer has announced every trick, for this bonus. */
  moonBonus: number | null;
  /** By side, the melds shown. */
  readonly meld: Float64Array;
  /** Melds are lost without a trick, or without that many trick points. */
  readonly needsTrick: boolean;
  readonly needsPoints: number;
  /** Points of an ordinary counter. */
  readonly unit: number;
}

export function createTerms(rules: RuleSet, sides: number): Terms {
  return {
    contract: 0,
    need: Number.NEGATIVE_INFINITY,
    moonBonus: null,
    meld: new Float64Array(sides),
    needsTrick: rules.meldNeeds === 'trick',
    needsPoints: typeof rules.meldNeeds === 'number' ? rules.meldNeeds : 0,
    unit: counterUnit(rules),
  };
}

/** In ordinary counters: contracts missed by less than this count as half made. */
export const USUAL_SOFTNESS = 1.5;

/** What became of a deal that was played out. */
export interface PlayedResult {
  /** What it is worth to the side that looks at it. */
  readonly value: number;
  readonly made: boolean;
  /** Points of the declarer's side. */
  readonly meld: number;
  readonly tricks: number;
}

/** Sets the contract of a side whose melds are known (engine: `missingPoints`). */
export function setContract(terms: Terms, contract: number, side: number): void {
  const withMeld = contract - (terms.meld[side] ?? 0);
  terms.contract = contract;
  terms.need = Math.min(contract, Math.max(withMeld, terms.needsPoints));
}

const meldCounts = (table: TrickTable, terms: Terms, side: number): boolean =>
  (!terms.needsTrick || (table.tricks[side] ?? 0) > 0) &&
  (table.points[side] ?? 0) >= terms.needsPoints;

/** Whether the declarer's side has what it bid, or all that it announced, once a deal is played out. */
export function isContractMade(table: TrickTable, terms: Terms): boolean {
  const bidder = table.declarer < 0 ? undefined : table.sideOf[table.declarer];
  if (bidder === undefined) return false;
  const meld = meldCounts(table, terms, bidder) ? (terms.meld[bidder] ?? 0) : 0;
  if (meld + (table.points[bidder] ?? 0) < terms.contract) return false;
  if (terms.moonBonus === null) return true;
  return table.tricks.every((tricks, side) => side === bidder || tricks === 0);
}

/** What the deal adds to a side's score once it is played out (rules, section 6). */
function scoreOf(table: TrickTable, terms: Terms, side: number, softness: number): number {
  const points = table.points[side] ?? 0;
  const meld = meldCounts(table, terms, side) ? (terms.meld[side] ?? 0) : 0;
  const bidder = table.declarer < 0 ? -1 : (table.sideOf[table.declarer] ?? -1);
  if (side !== bidder) return meld + points;
  if (terms.moonBonus !== null) {
    let others = 0;
    for (let other = 0; other < table.sides; other += 1)
      if (other !== side) others += table.tricks[other] ?? 0;
    const isMade = others === 0 && meld + points >= terms.contract;
    return isMade ? meld + points + terms.moonBonus : -terms.contract;
  }
  const margin = points - terms.need;
  if (softness === 0) {
    const isMade = meld + points >= terms.contract;
    return isMade ? meld + points : -terms.contract;
  }
  const chance = 1 / (1 + Math.exp(-(margin + terms.unit / 2) / softness));
  return chance * (meld + points) - (1 - chance) * terms.contract;
}

/**
 * What a deal played out is worth to a side: its score less the mean of the others'. With a
 * `softness` (points) a contract just missed counts as nearly made, and the other way round: few
 * simulated deals then tell more.
 */
export function valueFor(table: TrickTable, terms: Terms, side: number, softness: number): number {
  let others = 0;
  for (let other = 0; other < table.sides; other += 1)
    if (other !== side) others += scoreOf(table, terms, other, softness);
  return scoreOf(table, terms, side, softness) - others / (table.sides - 1);
}

/**
 * What a deal played out means to a side, and what `bidder`, the declarer's side, made of it; `softness` in
 * ordinary counters.
 */
export const resultFor = (
  table: TrickTable,
  terms: Terms,
  side: number,
  bidder: number,
  softness = USUAL_SOFTNESS,
): PlayedResult => ({
  value: valueFor(table, terms, side, softness * terms.unit),
  made: isContractMade(table, terms),
  meld: terms.meld[bidder] ?? 0,
  tricks: table.points[bidder] ?? 0,
});
