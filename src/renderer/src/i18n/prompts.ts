import type { PlayRefusal } from '@shared/game/actions';
import { assertNever } from '@shared/game/result';
import type { Legal, PlayerView } from '@shared/game/view';
import { cardWords, SUIT_WORDS } from '@shared/game/words';
import type { TableUpdate } from '@shared/protocol/table';
import { counted } from './en/cardWords';
import { nameOf, nameWithin, possessive } from './people';

/** What is wanted now, as one sentence above the hand; `yours` asks the player to act. */
export interface Prompt {
  readonly text: string;
  readonly yours: boolean;
}

export function promptOf(update: TableUpdate): Prompt {
  const { view } = update;
  const { phase } = view;
  if (phase.kind === 'over') return { text: 'The deal is over.', yours: false };
  if (phase.seat !== view.seat || view.legal === null) {
    return { text: waitingFor(update), yours: false };
  }
  return { text: `Your turn. ${wanted(view, view.legal, update)}`, yours: true };
}

function waitingFor(update: TableUpdate): string {
  const { phase } = update.view;
  if (phase.kind === 'over') return 'The deal is over.';
  const who = nameOf(update, phase.seat);
  switch (phase.kind) {
    case 'nines':
      return `${who} may ask for a new deal.`;
    case 'auction':
      return `${who} is bidding.`;
    case 'trump':
      return `${who} names trumps.`;
    case 'give':
      return `${who} chooses cards for ${nameWithin(update, phase.to)}.`;
    case 'bury':
      return `${who} buries cards.`;
    case 'decision':
      return `${who} decides whether to play.`;
    case 'play':
      return `${who} plays next.`;
    case 'after-trick':
      return `${who} may meld, then draws.`;
    default:
      return assertNever(phase);
  }
}

function wanted(view: PlayerView, legal: Legal, update: TableUpdate): string {
  switch (legal.kind) {
    case 'nines':
      return 'You hold many nines: keep the hand or ask for a new deal.';
    case 'auction':
      return legal.bids === null ? 'No higher bid is left: pass.' : 'Bid, or pass.';
    case 'trump':
      return 'Name the trump suit.';
    case 'give':
      return `Choose ${counted(legal.count, 'card')} for ${nameWithin(update, legal.to)}.`;
    case 'bury':
      return `Choose ${counted(legal.count, 'card')} to bury.`;
    case 'decision':
      return 'Play the hand, or throw it in.';
    case 'play':
      return playWanted(view, legal);
    case 'after-trick':
      return legal.melds.length > 0 || legal.dix || legal.exchange
        ? 'Meld if you like, then draw a card.'
        : 'Draw a card.';
    default:
      return assertNever(legal);
  }
}

/** The strictest reason comes first: a card to beat says more than a suit to follow. */
const STRICTEST: readonly PlayRefusal['code'][] = [
  'must-overtrump',
  'must-beat',
  'must-trump',
  'must-follow',
];

function playWanted(view: PlayerView, legal: Extract<Legal, { kind: 'play' }>): string {
  if (view.trick === null || view.trick.cards.length === 0) return 'Lead any card.';
  const reasons = legal.refused.map(({ why }) => why);
  const code = STRICTEST.find((each) => reasons.some((why) => why.code === each));
  const why = reasons.find((each) => each.code === code);
  if (why === undefined) return 'Play any card.';
  switch (why.code) {
    case 'must-follow':
      return `You must follow ${SUIT_WORDS[why.suit]}.`;
    case 'must-beat':
      return `You must beat the ${cardWords(why.card)}.`;
    case 'must-trump':
      return `You must trump with ${SUIT_WORDS[why.suit]}.`;
    case 'must-overtrump':
      return `You must trump higher than the ${cardWords(why.card)}.`;
    default:
      return assertNever(why);
  }
}

/** What a seat has done or is about to do, for its name plate. */
export function seatStatus(update: TableUpdate, seat: number): string {
  const { view } = update;
  const { phase } = view;
  if (phase.kind === 'over') return '';
  const toAct = phase.seat === seat;
  const yours = seat === view.seat;
  switch (phase.kind) {
    case 'nines':
    case 'auction':
      return biddingStatus(view, seat, toAct, yours);
    case 'trump':
    case 'bury':
    case 'decision':
      return toAct ? (yours ? 'you decide' : 'deciding') : 'waiting';
    case 'give':
      if (toAct) return yours ? 'you choose' : 'choosing cards';
      return phase.to === seat ? `waits for ${possessive(update, phase.seat)} cards` : 'waiting';
    case 'play':
    case 'after-trick': {
      if (toAct) return yours ? 'your turn' : 'to play';
      return hasPlayed(view, seat) ? 'played' : 'waiting';
    }
    default:
      return assertNever(phase);
  }
}

function biddingStatus(view: PlayerView, seat: number, toAct: boolean, yours: boolean): string {
  const last = view.auction.calls.findLast((call) => call.seat === seat);
  if (last?.call === 'pass') return 'passed';
  if (toAct) return yours ? 'your bid' : 'to bid';
  return last === undefined ? 'waiting' : `bid ${last.call}`;
}

function hasPlayed({ trick, rules }: PlayerView, seat: number): boolean {
  if (trick === null) return false;
  const place = (seat - trick.leader + rules.players) % rules.players;
  return place < trick.cards.length;
}

export const tricksWords = (count: number): string => counted(count, 'trick');
