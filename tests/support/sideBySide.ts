import {
  applyAction,
  continueGame,
  createGame,
  type GameState,
  nextDealer,
} from '@main/engine/game';
import { viewFor } from '@main/engine/view';
import { printCards, printFace } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import type { PlayerView } from '@shared/game/view';
import { expect } from 'vitest';
import { forEngine, randomCards } from './dealtCards';
import { engineAction } from './engineAction';
import { engineMelds, legalAsText, naiveLegalAsText } from './legalText';
import { NaiveGame } from './naive/NaiveGame';
import { inOrder, wholeDeck } from './naive/naiveCards';
import { meldsAsText } from './naive/naiveMelds';
import { sumOfTricks } from './naive/naiveScoring';
import type { NaiveAction, NaiveCards } from './naive/naiveTypes';
import { positionText } from './positions';
import { isAllowed, randomAction, wrongAction } from './randomAction';
import type { SeededRandom } from './seededRandom';

const sameMelds = (view: PlayerView, naive: NaiveGame): void => {
  if (naive.rules.players === 2) return;
  expect(view.melds?.map((each) => [each.points, engineMelds(each.melds)]) ?? null).toEqual(
    naive.melds?.map((each) => [each.points, meldsAsText(each.melds)]) ?? null,
  );
};

/** Everything both know of a deal that may be compared. */
function compare(game: GameState, naive: NaiveGame): void {
  const phase = naive.phase;
  const isOver = phase.kind === 'dealt-out' || phase.kind === 'over';
  const seat = isOver ? 0 : phase.seat;
  const view = viewFor(game, seat);
  expect(view.phase.kind).toBe(isOver ? 'over' : phase.kind);
  if (!isOver) {
    expect('seat' in view.phase ? view.phase.seat : null).toBe(seat);
    expect(view.legal && legalAsText(view.legal)).toBe(naiveLegalAsText(naive, phase));
    expect(viewFor(game, (seat + 1) % naive.rules.players).legal).toBeNull();
  }
  expect(printCards(view.hand)).toBe(naive.hand(seat).join(' '));
  expect([view.declarer, view.contract, view.trump]).toEqual([
    naive.declarer,
    naive.contract,
    naive.trump,
  ]);
  sameMelds(view, naive);
  expect(
    view.tricks.map(({ cards, ...rest }) => ({ ...rest, cards: cards.map(printFace) })),
  ).toEqual(naive.tricks);
  expect(view.result).toEqual(naive.result);
  expect(view.winner).toBe(naive.winner);
  if (naive.rules.players === 2) {
    expect(
      view.open?.map((cards) =>
        cards.map(({ face, types }) => `${printFace(face)} ${types}`).sort(),
      ),
    ).toEqual([naive.open(0), naive.open(1)]);
    expect(view.stock?.count).toBe(naive.stock.length);
  }
}

/** No card is ever lost or doubled, wherever it lies. */
function conserve(game: GameState): void {
  const { deal } = game;
  if (deal.phase.kind === 'give') return;
  const beforeWidow = deal.widowShown ? [] : deal.dealt.widow;
  const all = [
    ...deal.hands.flat(),
    ...deal.tricks.flatMap((trick) => trick.cards),
    ...(deal.trick?.cards ?? []),
    ...deal.stock,
    ...deal.buried,
    ...beforeWidow,
  ];
  expect(printCards(all.sort((a, b) => a - b))).toBe(inOrder(wholeDeck(deal.rules.deck)).join(' '));
}

function step(game: GameState, naive: NaiveGame, action: NaiveAction): GameState {
  const applied = applyAction(game, action[0], engineAction(action));
  if (!applied.ok)
    throw new Error(`refused ${JSON.stringify(action)}: ${JSON.stringify(applied.error)}`);
  naive.act(action);
  return applied.value.game;
}

/** A game as played: what a record of it must say. */
export interface PlayedGame {
  readonly game: GameState;
  readonly deals: readonly { readonly cards: NaiveCards; readonly actions: NaiveAction[] }[];
}

/**
 * Plays a game in the engine and in the naive implementation at once, with random actions, and
 * expects them to agree at every decision. Throws with the whole history where they don't.
 */
export function playSideBySide(rules: RuleSet, random: SeededRandom, maxDeals: number): PlayedGame {
  const naive = new NaiveGame(rules, random.below(rules.players));
  const deals: { cards: NaiveCards; actions: NaiveAction[] }[] = [];
  let game: GameState | null = null;
  while (deals.length < maxDeals && naive.phase.kind === 'dealt-out') {
    const cards = randomCards(rules, random);
    const actions: NaiveAction[] = [];
    deals.push({ cards, actions });
    if (game !== null) expect(nextDealer(game)).toBe(naive.dealer);
    game =
      game === null
        ? createGame(rules, naive.dealer, forEngine(cards)).game
        : continueGame(game, forEngine(cards)).game;
    naive.startDeal(cards);
    try {
      game = playDeal(game, naive, actions, random);
    } catch (error) {
      const history = JSON.stringify({ rules, dealer: naive.dealer, deals });
      throw new Error(`${error instanceof Error ? error.message : error}\n${history}`);
    }
  }
  if (game === null) throw new Error('no deal was played');
  return { game, deals };
}

function playDeal(
  started: GameState,
  naive: NaiveGame,
  actions: NaiveAction[],
  random: SeededRandom,
): GameState {
  let game = started;
  compare(game, naive);
  while (naive.phase.kind !== 'dealt-out' && naive.phase.kind !== 'over') {
    const { phase } = naive;
    if (random.onceIn(4)) {
      const wrong = wrongAction(naive, phase, random);
      if (wrong !== null && !isAllowed(naive, phase, wrong))
        expect(applyAction(game, phase.seat, wrong).ok).toBe(false);
      const other = (phase.seat + 1) % naive.rules.players;
      expect(applyAction(game, other, engineAction(randomAction(naive, phase, random))).ok).toBe(
        false,
      );
    }
    const action = randomAction(naive, phase, random);
    actions.push(action);
    const before = game;
    try {
      game = step(before, naive, action);
      compare(game, naive);
      conserve(game);
    } catch (error) {
      const message = error instanceof Error ? error.message : error;
      throw new Error(`${message}\nafter ${action.join(' ')} in ${positionText(before)}`);
    }
  }
  const how = naive.result?.how;
  if (how !== 'redeal' && how !== 'thrown-in')
    expect(naive.result?.sides.reduce((sum, side) => sum + side.tricks, 0)).toBe(
      sumOfTricks(naive.rules),
    );
  return game;
}
