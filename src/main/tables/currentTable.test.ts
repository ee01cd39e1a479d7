import { decidePlain } from '@main/session/decideHere';
import { printCards } from '@shared/game/cards';
import { presetRules } from '@shared/game/presets';
import { NO_TABLE } from '@shared/protocol/answers';
import { expect, it } from 'vitest';
import { fakeSeat } from '../../../tests/support/fakeSeat';
import { seatTable } from '../../../tests/support/tables';
import { createCurrentTable } from './currentTable';

function openCurrent() {
  return createCurrentTable({
    bots: async (request) => decidePlain(request),
    advise: async (request) => ({ action: decidePlain(request), reason: { kind: 'rules' } }),
    plain: decidePlain,
    onTrouble: () => {},
  });
}

it('a table that is opened takes the place of the one before, which is closed once', async () => {
  const current = openCurrent();
  const closed: string[] = [];
  await current.take(fakeSeat(() => closed.push('first')));
  expect(await current.nextDeal()).toMatchObject({ ok: true });
  await current.take(fakeSeat(() => closed.push('second')));
  expect(closed).toEqual(['first']);
  await current.leave();
  await current.leave();
  expect(closed).toEqual(['first', 'second']);
});

it('without a table everything is answered so', async () => {
  const current = openCurrent();
  expect(await current.submit({ turn: 0, action: { type: 'pass' } })).toEqual(NO_TABLE);
  expect(await current.undo()).toEqual(NO_TABLE);
  expect(await current.nextDeal()).toEqual(NO_TABLE);
  expect(await current.pause(true)).toEqual(NO_TABLE);
  expect(await current.hint()).toEqual(NO_TABLE);
  expect(current.preview([])).toEqual(NO_TABLE);
  expect(current.position()).toEqual(NO_TABLE);
  expect(current.update()).toBeNull();
  expect(current.played()).toBeNull();
});

it('copies the position of any seat, a guest’s too, from what was sent to it alone', async () => {
  const current = openCurrent();
  const { session } = seatTable(presetRules('sq-partnership'), 'copied');
  const sent = session.current(2);
  await current.take({ ...fakeSeat(() => {}), update: () => sent });
  const position = current.position();
  if (!position.ok) throw new Error('refused');
  expect(position.value).toContain(`; hands 12? / 12? / ${printCards(sent.view.hand)} / 12?`);
  session.close();
});
