import { decisionPoints } from '@main/engine/decisionPoints';
import { type GameState, startGame } from '@main/engine/game';
import { expect, it } from 'vitest';
import { endlessRules, playSameDeal, seatLongGame } from '../../../tests/support/longGame';
import { rewindTo } from './rewind';

async function threeDeals(): Promise<GameState> {
  const table = seatLongGame(endlessRules('cm-cutthroat-3'));
  await playSameDeal(table);
  for (let deal = 2; deal <= 3; deal += 1) {
    await table.session.nextDeal();
    await playSameDeal(table);
  }
  return table.session.game();
}

it('goes back to every decision of a game exactly as it was', async () => {
  const game = await threeDeals();
  for (const point of decisionPoints(game)) expect(rewindTo(game, point.turn)).toEqual(point.game);
});

it('leaves the deals before the decision as they are, so that none of them is worked out again', async () => {
  const game = await threeDeals();
  const inThird = [...decisionPoints(game)].find(({ deal }) => deal === 2);
  const { finished } = rewindTo(game, inThird?.turn ?? -1);
  expect(finished).toHaveLength(2);
  expect(finished[0]).toBe(game.finished[0]);
  expect(finished[1]).toBe(game.finished[1]);
});

it('refuses a turn at which nobody decided', () => {
  const { game } = startGame(endlessRules('cm-cutthroat-3'), 'new');
  expect(() => rewindTo(game, 0)).toThrow('nobody decided');
});
