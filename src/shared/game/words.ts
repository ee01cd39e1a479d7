import type { PlayRefusal, Refusal, Verb } from './actions';
import { type Face, type Rank, rankOf, type Suit, suitOf } from './cards';
import { assertNever } from './result';
import type { Seat } from './seats';

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

/** Why a card may not be played: one sentence that says what must be played instead. */
export function playRefusalSentence(why: PlayRefusal): string {
  switch (why.code) {
    case 'must-follow':
      return `You must follow ${SUIT_WORDS[why.suit]}.`;
    case 'must-beat':
      return `You must beat the ${cardWords(why.card)}.`;
    case 'must-trump':
      return `You have no card of the suit led, so you must play a trump: ${SUIT_WORDS[why.suit]}.`;
    case 'must-overtrump':
      return `You must play a higher trump than the ${cardWords(why.card)}.`;
    default:
      return assertNever(why);
  }
}

const NOT_OFFERED: Readonly<Record<Verb, string>> = {
  redeal: 'A new deal isn’t offered now.',
  keep: 'There is nothing to keep now.',
  bid: 'The bidding is closed.',
  pass: 'The bidding is closed.',
  trump: 'Trumps can’t be named now.',
  give: 'No cards are passed now.',
  bury: 'No cards are buried now.',
  'play-on': 'This deal can’t be played on.',
  'throw-in': 'This table doesn’t let you throw the hand in.',
  moon: 'A moon can’t be declared now.',
  play: 'No card can be played now.',
  claim: 'The rest isn’t certain to be yours, so the deal is played out.',
  dix: 'You hold no nine of trumps that hasn’t been shown.',
  exchange: 'The turned-up card can’t be exchanged now.',
  meld: 'That can’t be melded now.',
  draw: 'There is nothing to draw now.',
};

/** One sentence for every way in which an action can be refused, with the names that seats go by. */
export function refusalSentence(refusal: Refusal, nameOf: (seat: Seat) => string): string {
  switch (refusal.code) {
    case 'must-follow':
    case 'must-beat':
    case 'must-trump':
    case 'must-overtrump':
      return playRefusalSentence(refusal);
    case 'deal-over':
      return 'This deal is over.';
    case 'not-your-turn':
      return `It isn’t your turn. ${nameOf(refusal.turn)} plays next.`;
    case 'wrong-phase':
      return NOT_OFFERED[refusal.verb];
    case 'bad-bid':
      return refusal.step === 1
        ? `Bid from ${refusal.min} to ${refusal.max}.`
        : `Bid from ${refusal.min} to ${refusal.max} in steps of ${refusal.step}.`;
    case 'no-bid-left':
      return 'No higher bid is left. You can only pass.';
    case 'card-not-held':
      return `You don’t hold the ${cardWords(refusal.card)}.`;
    case 'wrong-count':
      return `Choose exactly ${refusal.count} ${refusal.count === 1 ? 'card' : 'cards'}.`;
    case 'lowers-meld':
      return 'Burying these cards would lower the meld you have shown. Choose others.';
    case 'must-throw-in':
      return 'The contract can’t be reached any more, so the hand must be thrown in.';
    case 'not-offered':
      return NOT_OFFERED[refusal.verb];
    case 'no-meld':
      return 'These cards are no meld that scores now.';
    default:
      return assertNever(refusal);
  }
}
