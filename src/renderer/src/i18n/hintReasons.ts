import type { Action } from '@shared/game/actions';
import type { ConventionName } from '@shared/game/conventions';
import { assertNever } from '@shared/game/result';
import type { RuleSet } from '@shared/game/rules';
import { cardWords, SUIT_WORDS } from '@shared/game/words';
import type { HintReasonOf } from '@shared/protocol/hintReason';
import type { Hint } from '@shared/protocol/table';
import { shownWords } from './conventionWords';
import { capital, counted } from './en/cardWords';
import { texts } from './texts';

const t = texts.conventions;

/** Below this many standard errors two ways to act can't be told apart. */
const SURE = 2;
/** Shares that differ by less than this are the same to a reader. */
const NOTICEABLE = 0.1;

type Table = Pick<RuleSet, 'partners'>;

/** Whoever plays together with the reader, if anybody does, as the subject of a sentence. */
const subject = ({ partners }: Table): string => (partners ? 'your side' : 'you');
/** The verb after `subject`. */
const verb = ({ partners }: Table, you: string, side: string): string => (partners ? side : you);

/** "about 7 times in 10". */
function timesInTen(share: number): string {
  const tenths = Math.round(share * 10);
  if (tenths <= 0) return 'hardly ever';
  if (tenths >= 10) return 'nearly always';
  return tenths === 1 ? 'about once in 10' : `about ${tenths} times in 10`;
}

const pointsWords = (points: number): string =>
  counted(Math.max(1, Math.round(Math.abs(points))), 'point');

interface Margin {
  readonly more: number;
  readonly error: number;
}

const isClear = ({ more, error }: Margin): boolean => more > SURE * error && more >= 0.5;

/** Why the advised action is a good one: a sentence or two made from the reason's figures. */
export function hintReasonWords({ action, reason }: Hint, table: Table): string {
  switch (reason.kind) {
    case 'only':
      return action.type === 'play'
        ? 'It is the only card you may play.'
        : 'There is nothing else you may do.';
    case 'certain':
      return 'Nobody can beat your cards any more.';
    case 'rules':
      return 'The usual rules of good play speak for it.';
    case 'nines':
      return ninesWords(reason, action);
    case 'call':
      return callWords(reason, action, table);
    case 'trump':
      return trumpWords(reason, table);
    case 'part':
      return partWords(reason, action);
    case 'decision':
      return decisionWords(reason, action, table);
    case 'card':
      return cardReasonWords(reason, table);
    case 'loose':
      return looseWords(reason);
    case 'after-trick':
      return afterTrickWords(reason);
    default:
      return assertNever(reason);
  }
}

function ninesWords({ worth, opening }: HintReasonOf<'nines'>, action: Action): string {
  const about = Math.round(worth);
  return action.type === 'keep'
    ? `This hand is worth a bid of about ${about}, so it is worth playing.`
    : `This hand is worth about ${about}, and the bidding opens at ${opening}: a new deal can only be better.`;
}

function callWords(reason: HintReasonOf<'call'>, action: Action, table: Table): string {
  const { because, amount, suit, made, shows, partnerShowed } = reason;
  if (action.type === 'pass' && because === 'nothing') return 'This hand has no meld and no ace.';
  if (action.type === 'pass' && because === 'partner' && table.partners)
    return 'Your partner has the bid and nobody else is bidding: leave it there.';
  const chance = [
    ...(partnerShowed === null ? [] : [t.partnerShowed(shownWords(partnerShowed))]),
    ...(shows === null ? [] : [t.showsHere(shownWords(shows))]),
    `With ${SUIT_WORDS[suit]} as trumps, ${amount} would be made ${timesInTen(made)}.`,
  ].join(' ');
  if (because === 'score') return `${chance} This late in the game the score decides the rest.`;
  const other = action.type === 'pass' ? 'bidding' : 'passing';
  const worth = isClear(reason)
    ? `${action.type === 'pass' ? 'Passing' : 'Bidding'} is worth about ${pointsWords(reason.more)} more than ${other}.`
    : `It is close: ${other} would do about as well.`;
  return `${chance} ${worth}`;
}

function trumpWords(reason: HintReasonOf<'trump'>, table: Table): string {
  const { held, meld, tricks, next } = reason;
  const make = `You hold ${held} of them; on average ${subject(table)} ${verb(table, 'meld', 'melds')} ${Math.round(meld)} and ${verb(table, 'take', 'takes')} ${Math.round(tricks)} in tricks.`;
  if (next === null) return make;
  const other = capital(SUIT_WORDS[next.suit]);
  return isClear(next)
    ? `${make} ${other} would bring about ${pointsWords(next.more)} less.`
    : `${make} ${other} would do about as well.`;
}

function partWords(reason: HintReasonOf<'part'>, action: Action): string {
  const { meldKept, meldLost, trumps, aces, counters } = reason;
  const melds =
    meldLost > 0
      ? `It costs ${meldLost} of your own melds and keeps ${meldKept}.`
      : meldKept > 0
        ? `Your own melds stay whole: ${pointsWords(meldKept)}.`
        : 'It breaks no meld of yours.';
  if (action.type === 'bury')
    return counters > 0
      ? `${melds} The ${pointsWords(counters)} buried are safe for you.`
      : `${melds} ${trumps === 0 ? 'You keep every trump.' : ''}`.trim();
  const sent = [
    ...(trumps > 0 ? [counted(trumps, 'trump')] : []),
    ...(aces > 0 ? [counted(aces, 'ace')] : []),
  ];
  return sent.length > 0
    ? `${melds} It sends ${sent.join(' and ')}.`
    : `${melds} You keep your trumps and aces.`;
}

const CHOICES = {
  'play-on': 'playing on',
  'throw-in': 'throwing in',
  moon: 'the moon',
} as const;

function decisionWords(reason: HintReasonOf<'decision'>, action: Action, table: Table): string {
  const { need, tricks, made, next } = reason;
  const all = `${capital(subject(table))} ${verb(table, 'need', 'needs')} ${Math.max(0, need)} in tricks and would take about ${Math.round(tricks)}: the contract is made ${timesInTen(made)}.`;
  if (next === null || !isClear(next)) return all;
  const own = action.type === 'throw-in' || action.type === 'moon' ? action.type : 'play-on';
  return `${all} ${capital(CHOICES[own])} is worth about ${pointsWords(next.more)} more than ${CHOICES[next.choice]}.`;
}

function conventionWords(name: ConventionName, against: number, table: Table): string {
  switch (name) {
    case 'leave-sure-trick':
      return table.partners
        ? `Your partner is sure of this trick: save the ${cardWords(against)}.`
        : `This trick is decided already: save the ${cardWords(against)}.`;
    case 'no-counter-to-others':
      return 'The others are sure of this trick: give it nothing that counts.';
    case 'king-before-ten':
      return 'The king counts as much as the ten, and the ten is the higher card: keep the ten.';
    case 'defender-leaves-trumps':
      return 'Leave the trumps alone when others have the bid: leading them helps the bidder.';
    case 'no-trumps-to-partner':
      return table.partners
        ? 'Only your partner has trumps besides you: leading trumps would waste them.'
        : 'Nobody against you has trumps any more: leading trumps would waste yours.';
    case 'keep-last-trump':
      return 'Keep your last trump while you have other cards to lead.';
    default:
      return assertNever(name);
  }
}

/** What the card does to the trick on the table. */
function trickWords(reason: HintReasonOf<'card'>, table: Table): string {
  const { takes, next, leads, partnerWins } = reason;
  if (partnerWins && table.partners && takes > 1 - NOTICEABLE)
    return 'Your partner is winning this trick.';
  const who = capital(subject(table));
  const trick = leads ? 'the trick' : 'this trick';
  if (next !== null && takes - next.takes >= NOTICEABLE)
    return `${who} ${verb(table, 'take', 'takes')} ${trick} ${timesInTen(takes)}; with the ${cardWords(next.card)} ${timesInTen(next.takes)}.`;
  if (takes > 1 - NOTICEABLE / 2)
    return `${who} ${verb(table, 'are', 'is')} nearly sure of ${trick}.`;
  if (takes < NOTICEABLE / 2) return `${who} can hardly win ${trick}.`;
  return `${who} ${verb(table, 'take', 'takes')} ${trick} ${timesInTen(takes)}.`;
}

function cardReasonWords(reason: HintReasonOf<'card'>, table: Table): string {
  const { convention, next, made, deals } = reason;
  const first =
    convention === null
      ? trickWords(reason, table)
      : conventionWords(convention.name, convention.against, table);
  if (next === null) return first;
  if (
    made !== null &&
    next.made !== null &&
    Math.abs(made - next.made) >= NOTICEABLE &&
    isClear(next)
  )
    return `${first} The contract is made ${timesInTen(made)}; with the ${cardWords(next.card)} ${timesInTen(next.made)}.`;
  if (isClear({ ...next, more: -next.more })) return first;
  return isClear(next)
    ? `${first} In ${deals} imagined deals it brings about ${pointsWords(next.more)} more than the ${cardWords(next.card)}.`
    : `${first} Over the whole deal the ${cardWords(next.card)} would do about as well.`;
}

function looseWords({ leads, takes, points, meldLost }: HintReasonOf<'loose'>): string {
  const meld =
    meldLost < 0.5
      ? 'No meld that you can still make needs it.'
      : 'It is the card that your melds can best spare.';
  if (leads || takes === null) return meld;
  if (takes) return `It takes the trick${points > 0 ? ` and ${pointsWords(points)}` : ''}. ${meld}`;
  return `The trick isn\u2019t worth taking. ${meld}`;
}

function afterTrickWords({ points, larger }: HintReasonOf<'after-trick'>): string {
  if (points === 0) return 'There is nothing to lay down now.';
  const now = `It scores ${points} at once.`;
  return larger === null
    ? `${now} The cards can still be played.`
    : `${now} The larger meld, ${larger}, can follow after another trick.`;
}
