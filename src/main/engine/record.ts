import type { Action, Move } from '@shared/game/actions';
import { printCards, printFace } from '@shared/game/cards';
import type { SeatMelds } from '@shared/game/melds';
import {
  type GameRecord,
  RECORD_FORMAT,
  type RecordedDeal,
  type RecordedMelds,
  type RecordedMove,
  type RecordedSeat,
  type RecordedTrick,
} from '@shared/game/record';
import { assertNever } from '@shared/game/result';
import type { DealResult, PlayedTrick } from '@shared/game/view';
import type { DealState } from './deal';
import { type GameState, isDealOver } from './game';

/** What a record needs to know beside the game. */
export interface RecordHead {
  /** Version of the program that writes. */
  readonly app: string;
  readonly seats: readonly RecordedSeat[];
  /** Null while the game is still being played: a seed would tell what comes. */
  readonly seed: string | null;
}

/** An action's argument in the record, or none. */
function argumentOf(action: Action): string | number | null {
  switch (action.type) {
    case 'bid':
      return action.amount;
    case 'trump':
      return action.suit;
    case 'play':
      return printFace(action.card);
    case 'give':
    case 'bury':
    case 'meld':
      return printCards(action.cards);
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
      return null;
    default:
      return assertNever(action);
  }
}

export function recordMove({ seat, action }: Move): RecordedMove {
  const argument = argumentOf(action);
  return argument === null ? [seat, action.type] : [seat, action.type, argument];
}

export const recordMelds = ({ points, melds }: SeatMelds): RecordedMelds => ({
  points,
  melds: melds.map((meld) => [meld.name, printCards(meld.cards), meld.points]),
});

const recordTrick = ({ leader, cards, winner, points }: PlayedTrick): RecordedTrick => ({
  leader,
  cards: printCards(cards),
  winner,
  points,
});

/** Melds as they were scored: not the ones shown before a bury, and none for two players. */
export function scoredMelds(deal: DealState): readonly SeatMelds[] | null {
  return deal.rules.players === 2 || deal.phase.kind === 'bury' ? null : deal.melds;
}

export function recordDeal(deal: DealState, result: DealResult | null): RecordedDeal {
  const { dealer, dealt } = deal;
  const melds = scoredMelds(deal);
  return {
    dealer,
    hands: dealt.hands.map(printCards),
    ...(deal.rules.widow > 0 ? { widow: printCards(dealt.widow) } : {}),
    ...(deal.rules.players === 2 ? { stock: printCards(dealt.stock) } : {}),
    actions: deal.moves.map(recordMove),
    ...(melds === null ? {} : { melds: melds.map(recordMelds) }),
    tricks: deal.tricks.map(recordTrick),
    ...(result === null ? {} : { result }),
  };
}

/** The game as a `pinochle-record/1`; a deal that is still being played is its last, without result. */
export function createRecord(game: GameState, { app, seats, seed }: RecordHead): GameRecord {
  const finished = game.finished.map(({ deal, result }) => recordDeal(deal, result));
  return {
    format: RECORD_FORMAT,
    app,
    rules: game.rules,
    seats,
    ...(seed === null ? {} : { seed }),
    deals: isDealOver(game) ? finished : [...finished, recordDeal(game.deal, null)],
    over: game.winner !== null,
    ...(game.winner === null ? {} : { winner: game.winner }),
  };
}
