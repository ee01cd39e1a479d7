import { SUITS } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import { createTerms, setContract } from '../../rollout/simulation/terms';
import {
  clearTable,
  createTrickTable,
  LEFT,
  putCard,
  TURN,
} from '../../rollout/simulation/trickTable';
import type { DealtHands } from './dealtHands';

/** A table that deals are put on at their first lead, and what they are played for. */
export function createDealtTable(rules: RuleSet) {
  const table = createTrickTable(rules);
  const terms = createTerms(rules, table.sides);

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

  return { table, terms, load };
}
