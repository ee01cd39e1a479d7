import type { Action } from '@shared/game/actions';
import { assertNever } from '@shared/game/result';
import type { Hint, TableUpdate } from '@shared/protocol/table';
import { cardsWords, cardWords } from '../../i18n/cardWords';
import { hintReasonWords } from '../../i18n/hintReasons';
import { texts } from '../../i18n/texts';

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

/** The hint with its reason, above the prompt. */
export function HintNote({ hint, update }: { readonly hint: Hint; readonly update: TableUpdate }) {
  return (
    <output className="hint-note" data-testid="hint-note">
      <strong>
        {t.hintTitle}: {hintAdvice(hint.action)}
      </strong>{' '}
      {hintReasonWords(hint, update.view.rules)}
    </output>
  );
}
