import { at } from '@shared/game/cards';
import { type RuleSet, trickSum } from '@shared/game/rules';
import {
  ESTIMATES,
  type EstimateWeights,
  estimatedGameOf,
  type TrickWeights,
} from './estimateWeights';
import type { HandFeatures } from './features';

/** What the declarer's side is expected to make with a hand, in points. */
export interface Estimate {
  readonly meld: number;
  readonly tricks: number;
  readonly total: number;
  /** The standard deviation of the total. */
  readonly spread: number;
}

/** The figures for this kind of game, or for the most similar one. */
function weightsFor(rules: RuleSet): EstimateWeights {
  const { kind, players, copies } = estimatedGameOf(rules);
  const strangeness = ({ game }: EstimateWeights): number =>
    (game.kind === kind ? 0 : 10) +
    Math.abs(game.players - players) +
    Math.abs(game.copies - copies) / 4;
  return ESTIMATES.reduce(
    (best, row) => (strangeness(row) < strangeness(best) ? row : best),
    at(ESTIMATES, 0),
  );
}

function trickShare(features: HandFeatures, weights: TrickWeights): number {
  const share =
    weights.base +
    features.trumps * weights.trumps +
    features.highTrumps * weights.highTrumps +
    features.plainAces * weights.plainAces +
    features.voids * weights.voids +
    features.singletons * weights.singletons;
  return Math.min(0.97, Math.max(0.03, share));
}

/** Meld and tricks of the declarer's side if this hand wins the bid with these trumps. */
export function estimate(rules: RuleSet, features: HandFeatures): Estimate {
  const weights = weightsFor(rules);
  const sum = trickSum(rules);
  const { own, run, aces, rest } = weights.meld;
  const meld =
    features.meld * own +
    features.hopes.run * run +
    features.hopes.aces * aces +
    features.hopes.rest * rest;
  const tricks = trickShare(features, weights.tricks) * sum;
  return { meld, tricks, total: meld + tricks, spread: weights.spread * sum };
}

/** The declarer's side's tricks when everything is exchanged and the first lead comes, in points. */
export function estimatePlay(
  rules: RuleSet,
  features: HandFeatures,
): { readonly tricks: number; readonly spread: number } {
  const weights = weightsFor(rules);
  const sum = trickSum(rules);
  return {
    tricks: trickShare(features, weights.tricksPlayed) * sum,
    spread: weights.spreadPlayed * sum,
  };
}
