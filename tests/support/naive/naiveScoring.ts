import type { RuleSet } from '@shared/game/rules';

/** What one side did in a deal. */
export interface NaiveSide {
  readonly meld: number;
  readonly tricks: number;
  readonly trickCount: number;
}

export type NaiveHow =
  | 'made'
  | 'set'
  | 'thrown-in'
  | 'moon'
  | 'moon-failed'
  | 'redeal'
  | 'two-hand';

/** Every counter of the deck and the last trick (SUM of the rules' section 2). */
export function sumOfTricks(rules: RuleSet): number {
  const { A, T, K, Q, J } = rules.counters;
  const nine = rules.deck === 'double80' ? 0 : rules.counters['9'];
  const copies = rules.deck === 'single' ? 2 : 4;
  return (A + T + K + Q + J + nine) * 4 * copies + rules.lastTrick;
}

/** What a side's melds are worth to it after the tricks (`meldNeeds`). */
export function countedMeld(rules: RuleSet, side: NaiveSide): number {
  if (rules.meldNeeds === 'nothing') return side.meld;
  if (rules.meldNeeds === 'trick') return side.trickCount > 0 ? side.meld : 0;
  return side.tricks >= rules.meldNeeds ? side.meld : 0;
}

export function moonBonus(rules: RuleSet, contract: number): number {
  const tens = sumOfTricks(rules) >= 100;
  switch (rules.moon) {
    case null:
      return 0;
    case 'run':
      return tens ? 150 : 15;
    case 'tricks':
      return tens ? 250 : 25;
    case 'double-run':
      return tens ? 1500 : 150;
    case 'double-bid':
      return contract + contract;
  }
}

/** The points of a deal by side (rules, section 6). */
export function scoreAuctionDeal(
  rules: RuleSet,
  deal: {
    readonly declarerSide: number;
    readonly contract: number;
    readonly thrownIn: boolean;
    readonly moon: boolean;
    readonly sides: readonly NaiveSide[];
  },
): { how: NaiveHow; points: number[] } {
  const { declarerSide, contract, sides } = deal;
  if (deal.thrownIn)
    return {
      how: 'thrown-in',
      points: sides.map((side, i) => (i === declarerSide ? -contract : side.meld)),
    };
  const points = sides.map((side) => countedMeld(rules, side) + side.tricks);
  const own = points[declarerSide] ?? 0;
  const tookAll = sides.every((side, i) => i === declarerSide || side.trickCount === 0);
  let how: NaiveHow = own >= contract ? 'made' : 'set';
  let result = own >= contract ? own : -contract;
  if (deal.moon) {
    const succeeded = own >= contract && tookAll;
    how = succeeded ? 'moon' : 'moon-failed';
    result = succeeded ? own + moonBonus(rules, contract) : -contract;
  }
  points[declarerSide] = result;
  return { how, points };
}

/** The sides with the most points of those named. */
function best(totals: readonly number[], among: readonly number[]): number[] {
  const most = Math.max(...among.map((side) => totals[side] ?? 0));
  return among.filter((side) => totals[side] === most);
}

/**
 * Who has won, or null: the game goes on. `dealsPlayed` leaves redealt deals out. `declarerSide` is
 * that of the deal just ended; null in the two-hand game and after a redeal.
 */
export function naiveWinner(
  rules: RuleSet,
  totals: readonly number[],
  declarerSide: number | null,
  dealsPlayed: number,
): number | null {
  const everyone = totals.map((_, side) => side);
  const only = (sides: readonly number[]): number | null =>
    sides.length === 1 ? (sides[0] ?? null) : null;
  if (rules.rounds !== null)
    return dealsPlayed >= rules.rounds ? only(best(totals, everyone)) : null;
  const target = rules.target ?? Number.POSITIVE_INFINITY;
  const there = everyone.filter((side) => (totals[side] ?? 0) >= target);
  if (there.length <= 1) return only(there);
  if (rules.bothCross === 'bidder') {
    if (declarerSide !== null && there.includes(declarerSide)) return declarerSide;
    return only(best(totals, there));
  }
  const highest = best(totals, there);
  if (declarerSide !== null && highest.includes(declarerSide)) return declarerSide;
  return only(highest);
}
