import { SUITS } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import { type CardPolicy, createPolicy } from '../simulation/policy';
import type { RoleWeights } from '../simulation/policyWeights';
import { createTerms, setContract, valueFor } from '../simulation/terms';
import {
  clearTable,
  createTrickTable,
  LEFT,
  playFace,
  putCard,
  TURN,
} from '../simulation/trickTable';
import type { DealtHands } from './dealtHands';

/**
 * Plays deals from the first lead, every one once for each side: A's points less the mean of the
 * others', on average, with its standard error.
 */
export function createCardMatch(rules: RuleSet, softnessInCounters: number) {
  const table = createTrickTable(rules);
  const terms = createTerms(rules, table.sides);
  const softness = softnessInCounters * terms.unit;

  function load(deal: DealtHands): void {
    clearTable(table, rules.deck);
    table.trump = SUITS.indexOf(deal.trump);
    table.declarer = deal.declarer ?? -1;
    deal.hands.forEach((hand, seat) => {
      const shown = [...(deal.shown[seat] ?? [])];
      for (const face of hand) {
        const index = shown.indexOf(face);
        if (index >= 0) shown.splice(index, 1);
        putCard(table, seat, face, index >= 0);
      }
    });
    table.at[TURN] = deal.leader;
    table.at[LEFT] = deal.hands[0]?.length ?? 0;
    terms.meld.set(deal.meld);
    table.points.set(deal.points);
    table.tricks.set(deal.tricks);
    if (deal.declarer !== null) setContract(terms, deal.contract, table.sideOf[deal.declarer] ?? 0);
    else terms.need = Number.NEGATIVE_INFINITY;
  }

  function play(side: number, a: CardPolicy, b: CardPolicy): void {
    while ((table.at[LEFT] ?? 0) > 0)
      playFace(table, table.sideOf[table.at[TURN] ?? 0] === side ? a() : b());
  }

  return {
    difference(deals: readonly DealtHands[], weightsA: RoleWeights, weightsB: RoleWeights) {
      const a = createPolicy(table, terms, weightsA);
      const b = createPolicy(table, terms, weightsB);
      let sum = 0;
      let squares = 0;
      for (const deal of deals) {
        let difference = 0;
        for (let side = 0; side < table.sides; side += 1) {
          load(deal);
          play(side, a, b);
          difference += valueFor(table, terms, side, softness);
        }
        difference /= table.sides;
        sum += difference;
        squares += difference * difference;
      }
      const mean = sum / deals.length;
      const error = Math.sqrt((squares / deals.length - mean * mean) / deals.length);
      return { mean, error };
    },
  };
}
