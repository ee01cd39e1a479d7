import type { Action } from '@shared/game/actions';
import { faces } from './dealtCards';
import { fromText } from './naive/naiveCards';
import type { NaiveAction } from './naive/naiveTypes';

/** An action of a record as the engine takes it. */
export function engineAction([, verb, argument]: NaiveAction): Action {
  const text = String(argument ?? '');
  const cards = (): number[] => faces(fromText(text));
  switch (verb) {
    case 'bid':
      return { type: verb, amount: Number(argument) };
    case 'trump': {
      const suit = (['S', 'H', 'D', 'C'] as const).find((each) => each === argument);
      if (suit === undefined) throw new Error(`no suit: ${text}`);
      return { type: verb, suit };
    }
    case 'give':
    case 'bury':
    case 'meld':
      return { type: verb, cards: cards() };
    case 'play': {
      const [card] = cards();
      if (card === undefined) throw new Error('no card to play');
      return { type: verb, card };
    }
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
      return { type: verb };
    default:
      throw new Error(`no verb: ${verb}`);
  }
}
