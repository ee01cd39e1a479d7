import type { PlayRefusal, Refusal, Verb } from '@shared/game/actions';
import { assertNever } from '@shared/game/result';
import type { TableFault } from '@shared/protocol/table';
import { cardWords, counted, SUIT_WORDS } from './cardWords';
import { nameOf, type People } from './people';

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

/** One sentence for every way in which an action can be refused. */
export function refusalSentence(refusal: Refusal, people: People): string {
  switch (refusal.code) {
    case 'must-follow':
    case 'must-beat':
    case 'must-trump':
    case 'must-overtrump':
      return playRefusalSentence(refusal);
    case 'deal-over':
      return 'This deal is over.';
    case 'not-your-turn':
      return `It isn’t your turn. ${nameOf(people, refusal.turn)} plays next.`;
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
      return `Choose exactly ${counted(refusal.count, 'card')}.`;
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

/** Why a request about the table was not carried out, in a sentence. */
export function faultSentence(fault: TableFault, people: People | null): string {
  switch (fault.code) {
    case 'refused':
      return people === null ? 'That isn’t possible now.' : refusalSentence(fault.refusal, people);
    case 'stale-turn':
      return 'The game had already moved on. Nothing was changed.';
    case 'no-table':
      return 'No table is open.';
    case 'nothing-to-undo':
      return 'There is nothing to take back.';
    case 'deal-not-over':
      return 'This deal isn’t over yet.';
    case 'game-over':
      return 'This game is over.';
    case 'paused':
      return 'The table is paused. Start the clock again to go on.';
    case 'bad-request':
      return fault.sentence;
    default:
      return assertNever(fault);
  }
}
