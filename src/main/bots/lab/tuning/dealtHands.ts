import { dealCards } from '@main/engine/dealing';
import { applyAction, createGame, isDealOver } from '@main/engine/game';
import { viewFor } from '@main/engine/view';
import { at, type Face, facesOf, type Suit } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import type { Seat } from '@shared/game/seats';
import { cardsBehind } from '../../belief/knowledge/knownCards';
import { isStockLeft } from '../../core/isStockLeft';
import type { Decide } from '../arena/playDeal';

/** A deal at its first lead, all hands open. */
export interface DealtHands {
  /** As they were dealt, before anything was exchanged, and at the first lead. */
  readonly dealt: readonly (readonly Face[])[];
  readonly hands: readonly (readonly Face[])[];
  /** By seat, the cards of its melds, once each. */
  readonly shown: readonly (readonly Face[])[];
  readonly trump: Suit;
  readonly declarer: Seat | null;
  readonly contract: number;
  readonly leader: Seat;
  /** By side. */
  readonly meld: readonly number[];
  readonly points: readonly number[];
  readonly tricks: readonly number[];
}

/** Deals of a seed bid and exchanged by one player in every seat; thrown-in ones are left out. */
export function dealHands(
  rules: RuleSet,
  seed: string,
  count: number,
  decide: Decide,
): DealtHands[] {
  const dealt: DealtHands[] = [];
  for (let index = 0; dealt.length < count && index < 20 * count; index += 1) {
    const cards = dealCards(rules, seed, index);
    let { game } = createGame(rules, index % rules.players, cards);
    while (!isDealOver(game)) {
      const { phase } = game.deal;
      if (phase.kind === 'over') break;
      const view = viewFor(game, phase.seat);
      if (view.legal?.kind === 'play' && !isStockLeft(view)) {
        const { deal } = game;
        dealt.push({
          dealt: cards.hands,
          hands: deal.hands,
          shown: deal.hands.map((_, seat) =>
            deal.melds === null || rules.players === 2
              ? []
              : facesOf(cardsBehind(at(deal.melds, seat).melds)),
          ),
          trump: deal.trump ?? 'S',
          declarer: deal.declarer,
          contract: deal.contract ?? 0,
          leader: phase.seat,
          meld: deal.tally.map((tally) => tally.meld),
          points: deal.tally.map((tally) => tally.tricks),
          tricks: deal.tally.map((tally) => tally.trickCount),
        });
        break;
      }
      const next = applyAction(game, phase.seat, decide(view));
      if (!next.ok) throw new Error(`deal ${index} of ${seed} was refused an action`);
      game = next.value.game;
    }
  }
  return dealt;
}
