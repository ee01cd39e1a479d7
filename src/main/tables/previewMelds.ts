import { scoreMelds } from '@main/engine/melding';
import { type Face, withoutCards } from '@shared/game/cards';
import type { SeatMelds } from '@shared/game/melds';
import { ok } from '@shared/game/result';
import type { PlayerView } from '@shared/game/view';
import { badRequest } from '@shared/protocol/answers';
import type { Answer } from '@shared/protocol/table';

/** The melds of the view's own hand without these cards, once trump has been named. */
export function previewMelds(view: PlayerView, cards: readonly Face[]): Answer<SeatMelds> {
  if (view.trump === null) return badRequest('Trumps have not been named yet.');
  const rest = withoutCards(view.hand, cards);
  return rest === null
    ? badRequest('You do not hold those cards.')
    : ok(scoreMelds(view.rules, view.trump, rest));
}
