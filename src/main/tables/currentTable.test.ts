import { decidePlain } from '@main/session/decideHere';
import { NO_TABLE } from '@shared/protocol/answers';
import { expect, it } from 'vitest';
import { fakeSeat } from '../../../tests/support/fakeSeat';
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
