import { meldPoints } from '@main/engine/melding';
import { countFaces, facesOf } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import { partnerOf, type Seat, seatsOf, sideOf } from '@shared/game/seats';
import type { ExchangeWeights } from '../../heuristics/passing/passWeights';
import { giveQuickly } from '../../rollout/samples/quickPasses';
import { playOut } from '../../rollout/simulation/playOut';
import { createRolloutPolicy } from '../../rollout/simulation/rolloutPolicy';
import { roleWeightsFor } from '../../rollout/simulation/rolloutWeights';
import { valueFor } from '../../rollout/simulation/terms';
import type { DealtHands } from './dealtHands';
import { createDealtTable } from './dealtTable';
import { type Difference, meanDifference } from './difference';

/** The same deal bid as before, from the cards as dealt, exchanged with other weights. */
function exchanged(
  rules: RuleSet,
  deal: DealtHands,
  declarer: Seat,
  partner: Seat,
  weights: ExchangeWeights,
): DealtHands {
  const hands = deal.dealt.map((hand) => countFaces(hand));
  const [own = [], other = []] = [hands[declarer], hands[partner]];
  giveQuickly(rules, deal.trump, other, own, false, weights);
  giveQuickly(rules, deal.trump, own, other, true, weights);
  const meld = deal.meld.map(() => 0);
  for (const seat of seatsOf(rules)) {
    const side = sideOf(rules, seat);
    meld[side] = (meld[side] ?? 0) + meldPoints(rules, deal.trump, hands[seat] ?? []);
  }
  return { ...deal, hands: hands.map(facesOf), shown: [], meld };
}

/**
 * Exchanges the same deals in two ways and plays them out by the tuned rule player: what A is worth
 * more than B to the declarer's side, on average, with its standard error.
 */
export function createPassMatch(rules: RuleSet, softnessInCounters: number) {
  const { table, terms, load } = createDealtTable(rules);
  const policy = createRolloutPolicy(table, terms, roleWeightsFor(rules));
  const softness = softnessInCounters * terms.unit;

  function worth(
    deal: DealtHands,
    declarer: Seat,
    partner: Seat,
    weights: ExchangeWeights,
  ): number {
    load(exchanged(rules, deal, declarer, partner, weights));
    playOut(table, policy);
    return valueFor(table, terms, sideOf(rules, declarer), softness);
  }

  return {
    difference(deals: readonly DealtHands[], a: ExchangeWeights, b: ExchangeWeights): Difference {
      return meanDifference(deals, (deal) => {
        const { declarer } = deal;
        const partner = declarer === null ? null : partnerOf(rules, declarer);
        if (declarer === null || partner === null) return 0;
        return worth(deal, declarer, partner, a) - worth(deal, declarer, partner, b);
      });
    },
  };
}
