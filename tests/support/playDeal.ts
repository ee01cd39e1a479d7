import { applyAction, createGame, type GameState } from '@main/engine/game';
import type { RecordedDeal } from '@shared/game/record';
import type { RuleSet } from '@shared/game/rules';
import { forEngine } from './dealtCards';
import { engineAction } from './engineAction';
import { fromText } from './naive/naiveCards';
import type { NaiveAction, NaiveCards } from './naive/naiveTypes';

type DealtDeal = Pick<RecordedDeal, 'hands' | 'widow' | 'stock'>;

export const cardsOf = (deal: DealtDeal): NaiveCards => ({
  hands: deal.hands.map(fromText),
  widow: fromText(deal.widow ?? ''),
  stock: fromText(deal.stock ?? ''),
});

/** A forced bid stands in a record, but the program makes it: the deal has gone on to the trumps. */
export const isForced = ([, verb]: NaiveAction, phase: string): boolean =>
  verb === 'bid' && phase === 'trump';

/** Goes on with a game by a record's actions; throws at the first that is refused. */
export function playOn(started: GameState, actions: readonly NaiveAction[]): GameState {
  let game = started;
  for (const action of actions) {
    if (isForced(action, game.deal.phase.kind)) continue;
    const applied = applyAction(game, action[0], engineAction(action));
    if (!applied.ok) throw new Error(`${action.join(' ')}: ${JSON.stringify(applied.error)}`);
    game = applied.value.game;
  }
  return game;
}

/** A game whose first deal goes as a record says, under any rules. */
export const playDeal = (
  rules: RuleSet,
  deal: DealtDeal & { readonly dealer: number; readonly actions: readonly NaiveAction[] },
): GameState => playOn(createGame(rules, deal.dealer, forEngine(cardsOf(deal))).game, deal.actions);
