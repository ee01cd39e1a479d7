import type { RuleSet } from '@shared/game/rules';
import { trickSum } from '@shared/game/rules';
import { ESTIMATES, type EstimateWeights } from './estimateWeights';
import type { HandFeatures } from './features';

/** What the declarer's side is expected to make with a hand, in points. */
export interface Estimate {
  readonly meld: number;
  readonly tricks: number;
  readonly total: number;
  /** The standard deviation of the total. */
  readonly spread: number;
}

/** The row of figures for this kind of game: by partners, passing and players. */
export function weightsFor(rules: RuleSet): EstimateWeights {
  const kind = rules.partners ? (rules.passCount > 0 ? 'passing' : 'partners') : 'solo';
  const rows = ESTIMATES.filter((row) => row.kind === kind);
  const players = Math.min(rules.players, 6);
  const row =
    rows.find((each) => each.players === players && each.copies === copiesOf(rules)) ??
    rows.find((each) => each.players === players) ??
    rows[0];
  if (row === undefined) throw new Error(`no estimates for ${kind} games`);
  return row;
}

const copiesOf = (rules: RuleSet): number => (rules.deck === 'single' ? 2 : 4);

/** Meld and tricks of the declarer's side if this hand wins the bid with these trumps. */
export function estimate(rules: RuleSet, features: HandFeatures): Estimate {
  const weights = weightsFor(rules);
  const sum = trickSum(rules);
  const meld =
    features.meld * weights.ownMeld +
    weights.partnerMeld * (rules.meld.royal || 1) +
    features.runHope * weights.runHope +
    features.acesHope * weights.acesHope;
  const share =
    weights.base +
    features.trumps * weights.trumps +
    features.highTrumps * weights.highTrumps +
    features.plainAces * weights.plainAces +
    features.voids * weights.voids +
    features.singletons * weights.singletons;
  const tricks = Math.min(0.97, Math.max(0.05, share)) * sum;
  return { meld, tricks, total: meld + tricks, spread: weights.spread * sum };
}
