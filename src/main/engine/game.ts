import type { Action, Refusal } from '@shared/game/actions';
import { at } from '@shared/game/cards';
import type { GameEvent } from '@shared/game/events';
import { err, ok, type Result } from '@shared/game/result';
import type { RuleSet } from '@shared/game/rules';
import { type Seat, type Side, seatAfter, sideCount, sideOf } from '@shared/game/seats';
import type { DealResult, DealSummary, DealtCards } from '@shared/game/view';
import type { DealState, Progress } from './deal';
import { dealCards, firstDealer } from './dealing';
import { actInDeal, startDeal } from './playDeal';
import { scoreDeal, winnerOf } from './scoring';

/** A deal that is over, with what it did to the scores. */
export interface FinishedDeal {
  readonly deal: DealState;
  readonly result: DealResult;
}

/**
 * A whole game: plain data, the fold of its actions over the cards of each deal. The seed isn't in
 * it, so nothing made from it can give the seed away.
 */
export interface GameState {
  readonly rules: RuleSet;
  /** Deals that are over, the current one included once it is. */
  readonly finished: readonly FinishedDeal[];
  readonly deal: DealState;
  /** The deals before this one, and the actions taken in them. */
  readonly history: readonly DealSummary[];
  readonly movesBefore: number;
  /** By side, after the finished deals. */
  readonly scores: readonly number[];
  readonly winner: Side | null;
}

export interface GameProgress {
  readonly game: GameState;
  readonly events: readonly GameEvent[];
}

/** Starts a game with the cards of its first deal. */
export function createGame(rules: RuleSet, dealer: Seat, cards: DealtCards): GameProgress {
  const progress = startDeal(rules, dealer, cards);
  const scores = new Array<number>(sideCount(rules)).fill(0);
  const game: GameState = {
    rules,
    finished: [],
    deal: progress.deal,
    history: [],
    movesBefore: 0,
    scores,
    winner: null,
  };
  return afterProgress(game, progress);
}

/** Which deal is played or was played last, from 1. */
export const dealNumberOf = (game: GameState): number => game.history.length + 1;

/** By side, before the deal that is played or was played last. */
export const scoresBefore = ({ history, deal }: GameState): number[] =>
  history.at(-1)?.result.sides.map(({ total }) => total) ?? deal.tally.map(() => 0);

export const isDealOver = (game: GameState): boolean => game.deal.phase.kind === 'over';

/** Actions taken so far in the game, forced bids included: the number an action answers to. */
export const turnOf = (game: GameState): number => game.movesBefore + game.deal.moves.length;

/** Takes up a deal's progress; a deal that has ended is scored. */
export function afterProgress(game: GameState, { deal, events }: Progress): GameProgress {
  const next = { ...game, deal };
  if (deal.phase.kind !== 'over') return { game: next, events };
  const { how, sides } = scoreDeal(deal);
  const totals = sides.map(({ points }, side) => at(game.scores, side) + points);
  const result: DealResult = {
    how,
    declarer: deal.declarer,
    contract: deal.contract,
    trump: deal.trump,
    sides: sides.map((side, index) => ({ ...side, total: at(totals, index) })),
  };
  const finished = [...game.finished, { deal, result }];
  const results = [...game.history.map((each) => each.result), result];
  const dealsCounted = results.filter((each) => each.how !== 'redeal').length;
  const declarers = deal.declarer === null ? null : sideOf(game.rules, deal.declarer);
  const winner =
    how === 'redeal' ? null : winnerOf(game.rules, { scores: totals, dealsCounted, declarers });
  const ended: GameEvent[] = [...events, { type: 'deal-ended', result }];
  if (winner !== null) ended.push({ type: 'game-won', side: winner });
  return { game: { ...next, finished, scores: totals, winner }, events: ended };
}

/** The one way in which a game changes while a deal is played. */
export function applyAction(
  game: GameState,
  seat: Seat,
  action: Action,
): Result<GameProgress, Refusal> {
  const progress = actInDeal(game.deal, seat, action);
  return progress.ok ? ok(afterProgress(game, progress.value)) : err(progress.error);
}

/** The dealer of the deal after a finished one: to the left, or the same after a redeal. */
export function nextDealer(game: GameState): Seat {
  const { deal, result } = at(game.finished, game.finished.length - 1);
  return result.how === 'redeal' ? deal.dealer : seatAfter(game.rules, deal.dealer);
}

/** Goes on with the next deal's cards; only between deals of a game that nobody has won. */
export function continueGame(game: GameState, cards: DealtCards): GameProgress {
  if (!isDealOver(game) || game.winner !== null) throw new Error('there is no next deal now');
  const progress = startDeal(game.rules, nextDealer(game), cards);
  const { deal, result } = at(game.finished, game.finished.length - 1);
  const history = [...game.history, { dealer: deal.dealer, result }];
  return afterProgress(
    { ...game, deal: progress.deal, history, movesBefore: turnOf(game) },
    progress,
  );
}

/** A game whose dealer and cards come from a seed. */
export const startGame = (rules: RuleSet, seed: string): GameProgress =>
  createGame(rules, firstDealer(rules, seed), dealCards(rules, seed, 0));

/** The next deal of a game that comes from a seed. */
export const nextDeal = (game: GameState, seed: string): GameProgress =>
  continueGame(game, dealCards(game.rules, seed, game.finished.length));
