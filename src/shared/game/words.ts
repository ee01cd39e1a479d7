import type { Refusal, Verb } from './actions';
import { type Face, type Rank, rankOf, type Suit, suitOf } from './cards';
import { assertNever } from './result';

/** The program's words for cards and refusals: one place for the window, the command and errors. */
export const SUIT_WORDS: Readonly<Record<Suit, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};

export const RANK_WORDS: Readonly<Record<Rank, string>> = {
  A: 'ace',
  T: 'ten',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  '9': 'nine',
};

/** As in "ten of diamonds". */
export const cardWords = (card: Face): string =>
  `${RANK_WORDS[rankOf(card)]} of ${SUIT_WORDS[suitOf(card)]}`;

const VERB_WORDS: Readonly<Record<Verb, string>> = {
  redeal: 'ask for a new deal',
  keep: 'keep the cards',
  bid: 'bid',
  pass: 'pass',
  trump: 'name trumps',
  give: 'pass cards',
  bury: 'bury cards',
  'play-on': 'play on',
  'throw-in': 'throw the hand in',
  moon: 'announce every trick',
  play: 'play a card',
  claim: 'claim the rest',
  dix: 'show a nine',
  exchange: 'exchange the nine',
  meld: 'meld',
  draw: 'draw',
};

/** A sentence to the player whose action was refused. */
export function refusalSentence(refusal: Refusal): string {
  switch (refusal.code) {
    case 'must-follow':
      return `You must follow suit: play a card of ${SUIT_WORDS[refusal.suit]}.`;
    case 'must-beat':
      return `You must beat the ${cardWords(refusal.card)}.`;
    case 'must-trump':
      return `You have none of the suit led, so you must play a trump: ${SUIT_WORDS[refusal.suit]}.`;
    case 'must-overtrump':
      return `You must beat the ${cardWords(refusal.card)} with a higher trump.`;
    case 'deal-over':
      return 'This deal is over.';
    case 'not-your-turn':
      return 'It is not your turn.';
    case 'wrong-phase':
      return `You can't ${VERB_WORDS[refusal.verb]} now.`;
    case 'bad-bid':
      return `Bid from ${refusal.min} to ${refusal.max} in steps of ${refusal.step}, or pass.`;
    case 'no-bid-left':
      return 'No higher bid is allowed, so you must pass.';
    case 'card-not-held':
      return `You don't hold the ${cardWords(refusal.card)}, or not that often.`;
    case 'wrong-count':
      return `Choose exactly ${refusal.count} cards.`;
    case 'lowers-meld':
      return 'You have shown your melds: bury cards that leave them whole.';
    case 'must-throw-in':
      return 'The contract is out of reach, so the hand must be thrown in.';
    case 'not-offered':
      return `You can't ${VERB_WORDS[refusal.verb]} with this hand.`;
    case 'no-meld':
      return 'These cards are no meld that you may lay down now.';
    default:
      return assertNever(refusal);
  }
}
