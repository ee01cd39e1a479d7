import { decide } from '@main/bots/levels/decide';
import { applyAction, type GameState, isDealOver, nextDeal, startGame } from '@main/engine/game';
import { seatToAct } from '@main/engine/playDeal';
import { viewFor } from '@main/engine/view';
import { presetRules } from '@shared/game/presets';
import { expect, it } from 'vitest';

import { createRecordPrinter } from './recordPrinter';
import { recordTable } from './recordTable';

const HEAD = { title: 'Club', seats: [], timerSeconds: null, convention: 'natural' as const };
const recordOf = (game: GameState) => recordTable(HEAD, game, '1.0.0', null);

/** Three deals of a game, as they are after every action. */
function* statesOf(): Generator<GameState> {
  let { game } = startGame(presetRules('cm-cutthroat-3'), 'seed');
  while (game.finished.length < 3) {
    yield game;
    const seat = seatToAct(game.deal);
    if (isDealOver(game) || seat === null) game = nextDeal(game, 'seed').game;
    else {
      const applied = applyAction(game, seat, decide(viewFor(game, seat), 'plain', 'seed'));
      if (!applied.ok) throw new Error(applied.error.code);
      game = applied.value.game;
    }
  }
  yield game;
}

it('prints what the record holds, after every action', () => {
  const print = createRecordPrinter(recordOf);
  let count = 0;
  for (const game of statesOf()) {
    expect(JSON.parse(print(game))).toEqual(JSON.parse(JSON.stringify(recordOf(game))));
    count += 1;
  }
  expect(count).toBeGreaterThan(50);
});

it('takes up a game that was begun before', () => {
  const last = [...statesOf()].at(-1);
  if (last === undefined) throw new Error('no state');
  expect(JSON.parse(createRecordPrinter(recordOf)(last))).toEqual(
    JSON.parse(JSON.stringify(recordOf(last))),
  );
});

it('prints deals anew that were taken back and played otherwise', () => {
  const states = [...statesOf()];
  const [last, before] = [states.at(-1), states.find(({ finished }) => finished.length === 1)];
  if (last === undefined || before === undefined) throw new Error('no state');
  const [first, second] = last.finished;
  if (first === undefined || second === undefined) throw new Error('no two deals');
  const other = { ...last, finished: [first, { ...second, result: first.result }] };
  const print = createRecordPrinter(recordOf);
  for (const game of [last, before, other, last])
    expect(JSON.parse(print(game))).toEqual(JSON.parse(JSON.stringify(recordOf(game))));
});
