import type { Action } from '@shared/game/actions';
import type { Shown } from '@shared/game/biddingConventions';
import { rankOf, suitOf } from '@shared/game/cards';
import { assertNever } from '@shared/game/result';
import { cardWords, SUIT_WORDS } from '@shared/game/words';
import { alsoShown } from './conventionWords';
import { cardsWords, SUIT_SIGNS } from './en/cardWords';

/** What somebody did, and what a bid showed by it, as a sentence that begins with the name. */
export function moveWords(name: string, action: Action, shown: Shown | null): string {
  switch (action.type) {
    case 'redeal':
      return `${name} asked for a new deal.`;
    case 'keep':
      return `${name} kept the hand.`;
    case 'bid':
      return `${name} bid ${action.amount}${alsoShown(shown)}.`;
    case 'pass':
      return `${name} passed.`;
    case 'trump':
      return `${name} named ${SUIT_WORDS[action.suit]} trumps.`;
    case 'give':
      return `${name} passed on ${cardsWords(action.cards)}.`;
    case 'bury':
      return `${name} buried ${cardsWords(action.cards)}.`;
    case 'play-on':
      return `${name} played on.`;
    case 'throw-in':
      return `${name} threw the hand in.`;
    case 'moon':
      return `${name} declared the moon.`;
    case 'play':
      return `${name} played the ${cardWords(action.card)}.`;
    case 'claim':
      return `${name} took the rest.`;
    case 'dix':
      return `${name} showed the nine of trumps.`;
    case 'exchange':
      return `${name} exchanged the nine of trumps.`;
    case 'meld':
      return `${name} melded ${cardsWords(action.cards)}.`;
    case 'draw':
      return `${name} drew a card.`;
    default:
      return assertNever(action);
  }
}

/** The same in a word or two, for a list: "10♥", "bid 320". */
export function moveMark(action: Action): string {
  switch (action.type) {
    case 'bid':
      return `bid ${action.amount}`;
    case 'trump':
      return SUIT_WORDS[action.suit];
    case 'play': {
      const rank = rankOf(action.card);
      return `${rank === 'T' ? '10' : rank}${SUIT_SIGNS[suitOf(action.card)]}`;
    }
    case 'give':
      return 'passed cards';
    case 'bury':
      return 'buried';
    case 'meld':
      return 'melded';
    case 'play-on':
      return 'played on';
    case 'throw-in':
      return 'threw in';
    case 'redeal':
    case 'keep':
    case 'pass':
    case 'moon':
    case 'claim':
    case 'dix':
    case 'exchange':
    case 'draw':
      return action.type;
    default:
      return assertNever(action);
  }
}
