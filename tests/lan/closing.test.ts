import type { AutosaveSlot } from '@main/tables/gameKeeper';
import { presetRules } from '@shared/game/presets';
import { expect, it, onTestFinished } from 'vitest';
import { createRig, createTestGuest, planFor } from '../support/lan/lanRig';
import { loopback } from '../support/lan/transports';
import { createMemoryKeeper } from '../support/memoryKeeper';

const CUTTHROAT = presetRules('cm-cutthroat-3');

/** A keeper that takes as long over its last writing as a test wants. */
function slowKeeper() {
  const keeper = createMemoryKeeper();
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slowly = (slot: AutosaveSlot): AutosaveSlot => ({ ...slot, flush: () => finished });
  const begin = async (id: string, seed: string) => slowly(await keeper.begin(id, seed));
  return { keeper: { ...keeper, begin }, finish };
}

it('a table is closed when its game is on the disk, and not before', async () => {
  const { keeper, finish } = slowKeeper();
  const rig = createRig({ keeper });
  const table = rig.tables.open(planFor(CUTTHROAT));
  rig.host.add(table);
  const way = await loopback.open(rig.host, rig.limits);
  onTestFinished(way.close);
  const ann = createTestGuest({
    dial: way.dial,
    credentials: { kind: 'code', code: table.code, as: 'player' },
  });
  onTestFinished(ann.leave);
  await ann.until('it is let in', ({ state }) => state().kind === 'live');
  await ann.request({ type: 'manage', command: { type: 'start' } });
  await ann.until('it is dealt', ({ update }) => update() !== null);

  const order: string[] = [];
  const closed = table.close().then(() => order.push('closed'));
  await ann.until('it is told', ({ state }) => state().kind === 'ended');
  order.push('told');
  finish();
  await closed;
  expect(order).toEqual(['told', 'closed']);
});

it('a table without a game is closed at once, and once more without harm', async () => {
  const table = createRig().tables.open(planFor(CUTTHROAT));
  await table.close();
  await table.close();
  expect(table.state().stage).toBe('lobby');
});
