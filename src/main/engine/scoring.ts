import { at } from '@shared/game/cards';
import { isInOnes, type Moon, type RuleSet } from '@shared/game/rules';
import { type Side, sideOf } from '@shared/game/seats';
import type { How, SideResult } from '@shared/game/view';
import type { DealState, Tally } from './deal';

/** What a moon that succeeds adds, in tens; `double-bid` depends on the contract. */
const MOON_BONUSES: Readonly<Record<Exclude<Moon, 'double-bid'>, number>> = {
  run: 150,
  tricks: 250,
  'double-run': 1500,
};

/** The bonus for every trick, in the rule set's points (rules, section 6); 0 without a moon. */
export function moonBonus(rules: RuleSet, contract: number): number {
  if (rules.moon === null) return 0;
  if (rules.moon === 'double-bid') return 2 * contract;
  return MOON_BONUSES[rules.moon] / (isInOnes(rules) ? 10 : 1);
}

/** Whether a side's melds count (rules, section 2, `meldNeeds`). */
export function meldCounts(rules: RuleSet, tally: Tally): boolean {
  if (rules.meldNeeds === 'nothing') return true;
  if (rules.meldNeeds === 'trick') return tally.trickCount > 0;
  return tally.tricks >= rules.meldNeeds;
}

/**
 * The trick points a side still needs for a contract, those included that make its melds count: the
 * smaller of the ways with and without them.
 */
export function missingPoints(rules: RuleSet, tally: Tally, contract: number): number {
  const without = contract - tally.tricks;
  const withMeld = without - tally.meld;
  const threshold = typeof rules.meldNeeds === 'number' ? rules.meldNeeds - tally.tricks : withMeld;
  return Math.min(without, Math.max(withMeld, threshold));
}

export interface DealScore {
  readonly how: How;
  /** By side, without the game's totals. */
  readonly sides: readonly Omit<SideResult, 'total'>[];
}

/** What of a deal its score comes from. */
type ScoredDeal = Pick<DealState, 'rules' | 'declarer' | 'contract' | 'moon' | 'tally' | 'how'>;

const declarerSide = (deal: ScoredDeal): Side | null =>
  deal.declarer === null ? null : sideOf(deal.rules, deal.declarer);

function howPlayed(deal: ScoredDeal): How {
  const side = declarerSide(deal);
  if (side === null) return 'two-hand';
  const tally = at(deal.tally, side);
  const meld = meldCounts(deal.rules, tally) ? tally.meld : 0;
  const isMade = meld + tally.tricks >= (deal.contract ?? 0);
  if (!deal.moon) return isMade ? 'made' : 'set';
  const tookAll = deal.tally.every((each, other) => other === side || each.trickCount === 0);
  return isMade && tookAll ? 'moon' : 'moon-failed';
}

/** What each side scores (rules, section 6). */
export function scoreDeal(deal: ScoredDeal): DealScore {
  const { rules } = deal;
  const how = deal.how ?? howPlayed(deal);
  const side = declarerSide(deal);
  const contract = deal.contract ?? 0;
  const pointsOf = (tally: Tally, each: Side): number => {
    if (how === 'redeal') return 0;
    const isSet = how === 'set' || how === 'moon-failed' || how === 'thrown-in';
    if (each === side && isSet) return -contract;
    if (how === 'thrown-in') return tally.meld;
    const bonus = each === side && how === 'moon' ? moonBonus(rules, contract) : 0;
    return (meldCounts(rules, tally) ? tally.meld : 0) + tally.tricks + bonus;
  };
  return {
    how,
    sides: deal.tally.map((tally, each) => ({
      meld: how === 'redeal' ? 0 : tally.meld,
      tricks: how === 'redeal' || how === 'thrown-in' ? 0 : tally.tricks,
      points: pointsOf(tally, each),
    })),
  };
}

/** The game's standing after a deal that counted. */
export interface Standing {
  /** By side. */
  readonly scores: readonly number[];
  /** Deals so far; thrown-in ones count, redealt ones don't. */
  readonly dealsCounted: number;
  /** The side of the last declarer, or null. */
  readonly declarers: Side | null;
}

/** The side that has won, or null while the game goes on (rules, section 6). */
export function winnerOf(
  rules: RuleSet,
  { scores, dealsCounted, declarers }: Standing,
): Side | null {
  const highest = Math.max(...scores);
  const leaders = scores.flatMap((score, side) => (score === highest ? [side] : []));
  const onlyLeader = leaders.length === 1 ? at(leaders, 0) : null;
  if (rules.rounds !== null) return dealsCounted >= rules.rounds ? onlyLeader : null;
  const { target } = rules;
  if (target === null || highest < target) return null;
  const isDeclarers = (side: Side | null) => side !== null && side === declarers;
  if (rules.bothCross === 'bidder' && declarers !== null && at(scores, declarers) >= target) {
    return declarers;
  }
  return onlyLeader ?? leaders.find(isDeclarers) ?? null;
}
