import { at } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import { seatsOf, sideCount, sideOf } from '@shared/game/seats';
import { type Decide, playDeal } from './playDeal';

export interface MatchResult {
  readonly pointsPerDeal: number;
  readonly ci95: readonly [number, number];
  readonly deals: number;
  readonly contracts: Readonly<Record<'a' | 'b', { made: number; set: number; sum: number }>>;
}

/** Who plays a deal (its number), the same in all its runs: the same view gets the same answer. */
export type PlayerOfDeal = (deal: number) => Decide;

/**
 * Duplicate match: every deal once for each side, A there and B everywhere else. Where A and B act
 * alike a deal makes no difference at all, so that only what they do otherwise is measured.
 */
export function playMatch(
  rules: RuleSet,
  a: PlayerOfDeal,
  b: PlayerOfDeal,
  deals: number,
  seed: string,
): MatchResult {
  const sides = sideCount(rules);
  const contracts = { a: { made: 0, set: 0, sum: 0 }, b: { made: 0, set: 0, sum: 0 } };
  const differences: number[] = [];
  for (let deal = 0; deal < deals; deal += 1) {
    let difference = 0;
    for (let side = 0; side < sides; side += 1) {
      const players = seatsOf(rules).map((seat) => (sideOf(rules, seat) === side ? a : b)(deal));
      const { result } = playDeal(rules, seed, deal, players);
      const points = result.sides.map((each) => each.points);
      const others = points.filter((_, each) => each !== side);
      difference += at(points, side) - others.reduce((sum, each) => sum + each, 0) / others.length;
      if (result.declarer !== null) {
        const who = contracts[sideOf(rules, result.declarer) === side ? 'a' : 'b'];
        if (result.how === 'made' || result.how === 'moon') who.made += 1;
        else who.set += 1;
        who.sum += result.contract ?? 0;
      }
    }
    differences.push(difference / sides);
  }
  const mean = differences.reduce((sum, each) => sum + each, 0) / deals;
  const variance = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (deals - 1);
  const half = 1.96 * Math.sqrt(variance / deals);
  return { pointsPerDeal: mean, ci95: [mean - half, mean + half], deals, contracts };
}
