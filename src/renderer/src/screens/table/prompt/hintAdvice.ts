import type { Action } from '@shared/game/actions';
import { assertNever } from '@shared/game/result';
import { cardWords } from '@shared/game/words';
import { cardsWords } from '../../../i18n/en/cardWords';
import { texts } from '../../../i18n/texts';

const t = texts.table;

/** What the hint advises, in a sentence. */
export function hintAdvice(action: Action): string {
  switch (action.type) {
    case 'play':
      return t.hintOf.play(cardWords(action.card));
    case 'bid':
      return t.hintOf.bid(action.amount);
    case 'trump':
      return t.hintOf.trump(action.suit);
    case 'give':
    case 'bury':
    case 'meld':
      return t.hintOf[action.type](cardsWords(action.cards));
    case 'redeal':
    case 'keep':
    case 'pass':
    case 'play-on':
    case 'throw-in':
    case 'moon':
    case 'claim':
    case 'dix':
    case 'exchange':
    case 'draw':
      return t.hintOf[action.type];
    default:
      return assertNever(action);
  }
}
