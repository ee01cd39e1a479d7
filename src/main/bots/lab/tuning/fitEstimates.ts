import { meldPoints } from '@main/engine/melding';
import { at, countFaces, type Face, SUITS } from '@shared/game/cards';
import { PRESETS } from '@shared/game/presets';
import { type RuleSet, trickSum } from '@shared/game/rules';
import { sideOf } from '@shared/game/seats';
import {
  type EstimatedGame,
  type EstimateWeights,
  estimatedGameOf,
  type MeldWeights,
  type TrickWeights,
} from '../../heuristics/bidding/estimateWeights';
import { type HandFeatures, handFeatures } from '../../heuristics/bidding/features';
import { trumpPlans } from '../../heuristics/bidding/weighHand';
import { playOut } from '../../rollout/simulation/playOut';
import { createRolloutPolicy } from '../../rollout/simulation/rolloutPolicy';
import { roleWeightsFor } from '../../rollout/simulation/rolloutWeights';
import type { Decide } from '../arena/playDeal';
import { type DealtHands, dealHands } from './dealtHands';
import { createDealtTable } from './dealtTable';
import { fitMiddle, fitMiddlePositive, middleSpread, residuals } from './leastSquares';
import { ruleBidder } from './ruleBidder';

/** Deals of each preset; and others with the suit as trumps that looks second best, to tell suits apart by. */
const DEALS = 3000;
const OTHER_DEALS = 1500;

/** What a declarer held, and what its side made of it, as shares of all trick points. */
interface DeclaredHand {
  readonly before: HandFeatures;
  readonly played: HandFeatures;
  readonly sum: number;
  readonly meld: number;
  readonly tricks: number;
}

/** Deals that the rule player bids, exchanges and plays; each is played to its end. */
function declaredHands(preset: RuleSet, seed: string): DeclaredHand[] {
  const rules: RuleSet = preset.throwIn === 'off' ? preset : { ...preset, throwIn: 'off' };
  const { table, terms, load } = createDealtTable(rules);
  const policy = createRolloutPolicy(table, terms, roleWeightsFor(rules));
  const sum = trickSum(rules);
  const declared = (deal: DealtHands): DeclaredHand[] => {
    const { declarer, trump } = deal;
    if (declarer === null) return [];
    load(deal);
    playOut(table, policy);
    const side = sideOf(rules, declarer);
    const featuresOf = (hand: readonly Face[]): HandFeatures => {
      const counts = countFaces(hand);
      return handFeatures(rules, SUITS.indexOf(trump), counts, meldPoints(rules, trump, counts));
    };
    return [
      {
        before: featuresOf(at(deal.dealt, declarer)),
        played: featuresOf(at(deal.hands, declarer)),
        sum,
        meld: at(deal.meld, side) / sum,
        tricks: (table.points[side] ?? 0) / sum,
      },
    ];
  };
  return [
    ...dealHands(rules, seed, DEALS, ruleBidder()),
    ...dealHands(rules, `${seed} other`, OTHER_DEALS, namesSecondBest(ruleBidder())),
  ].flatMap(declared);
}

const namesSecondBest =
  (decide: Decide): Decide =>
  (view) => {
    const { legal } = view;
    const [, second] =
      legal?.kind === 'trump'
        ? trumpPlans(view)
            .filter(({ suit }) => legal.suits.includes(suit))
            .sort((a, b) => b.total - a.total)
        : [];
    return second === undefined ? decide(view) : { type: 'trump', suit: second.suit };
  };

const meldFigures = ({ before, sum }: DeclaredHand): number[] =>
  [before.meld, before.hopes.run, before.hopes.aces, before.hopes.rest].map((each) => each / sum);

const trickFigures = (features: HandFeatures): number[] => [
  1,
  features.trumps,
  features.highTrumps,
  features.plainAces,
  features.voids,
  features.singletons,
];

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function meldWeights(weights: readonly number[]): MeldWeights {
  const [own = 0, run = 0, aces = 0, rest = 0] = weights.map(rounded);
  return { own, run, aces, rest };
}

function trickWeights(weights: readonly number[]): TrickWeights {
  const [base = 0, trumps = 0, highTrumps = 0, plainAces = 0, voids = 0, singletons = 0] =
    weights.map(rounded);
  return { base, trumps, highTrumps, plainAces, voids, singletons };
}

function fitGame(game: EstimatedGame, hands: readonly DeclaredHand[]): EstimateWeights {
  const melds = hands.map((hand) => ({ figures: meldFigures(hand), outcome: hand.meld }));
  const before = hands.map(({ before: features, tricks }) => ({
    figures: trickFigures(features),
    outcome: tricks,
  }));
  const played = hands.map(({ played: features, tricks }) => ({
    figures: trickFigures(features),
    outcome: tricks,
  }));
  const meld = fitMiddlePositive(melds);
  const tricks = fitMiddle(before);
  const tricksPlayed = fitMiddle(played);
  const meldLeft = residuals(melds, meld);
  const tricksLeft = residuals(before, tricks);
  return {
    game,
    meld: meldWeights(meld),
    tricks: trickWeights(tricks),
    tricksPlayed: trickWeights(tricksPlayed),
    spread: rounded(middleSpread(meldLeft.map((each, index) => each + at(tricksLeft, index)))),
    spreadPlayed: rounded(middleSpread(residuals(played, tricksPlayed))),
  };
}

/** Fits what hands are worth for every kind of game that a preset is of; the same seed, the same figures. */
export function fitEstimates(seed: string, say: (line: string) => void): EstimateWeights[] {
  const byGame = new Map<
    string,
    { readonly game: EstimatedGame; readonly hands: DeclaredHand[] }
  >();
  for (const { name, rules } of PRESETS) {
    if (rules.opening === null) continue;
    const game = estimatedGameOf(rules);
    const key = JSON.stringify(game);
    const group = byGame.get(key) ?? { game, hands: [] };
    byGame.set(key, group);
    group.hands.push(...declaredHands(rules, `${seed} ${name}`));
    say(`${name}: ${group.hands.length} declared hands`);
  }
  return [...byGame.values()].map(({ game, hands }) => fitGame(game, hands));
}
