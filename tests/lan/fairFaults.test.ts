import { randomFromText } from '@main/engine/random';
import type { LanHost } from '@main/lan/host/lanHost';
import { joinInMemory } from '@main/lan/wire/memoryWires';
import type { Wire } from '@main/lan/wire/wire';
import { at } from '@shared/game/cards';
import { presetRules } from '@shared/game/presets';
import type { Verdict } from '@shared/protocol/lan/fairDeal';
import { expect, it, onTestFinished } from 'vitest';
import { anyAction } from '../support/anyAction';
import { createRig, createTestGuest, FAST, planFor, type TestGuest } from '../support/lan/lanRig';
import { FULL_TIMEOUT_MS, share } from '../support/lan/share';
import { createMemoryKeeper, type MemoryKeeper } from '../support/memoryKeeper';
import { seededRandom } from '../support/seededRandom';

const RULES = { ...presetRules('cm-cutthroat-3'), preset: null, target: 99_999 };
const KILLS = share(8, 300);
/** What a power cut may take away: how many words of the host back. */
const MOST_LOST = 40;
const SEED = 20_261_204;

/** A table of the network whose host can be killed, and started again from what it had kept a while before. */
function createMortalHost() {
  /** What was kept when something was said, the newest last. */
  let moments: MemoryKeeper['running'][] = [];
  const wires = new Set<Wire>();
  const start = (kept: MemoryKeeper['running']) => {
    const keeper = createMemoryKeeper();
    for (const [id, slot] of kept) keeper.running.set(id, slot);
    // Who is on their way back isn't waited for long.
    return { keeper, ...createRig({ keeper, limits: { ...FAST, numbersMs: 300, readyMs: 300 } }) };
  };
  let running = start(new Map());
  let table = running.tables.open(planFor(RULES, 0, { graceSeconds: 60 }));
  running.host.add(table);
  onTestFinished(() => void table.close());

  /** The host that stands now notes what it has kept whenever it says something. */
  const accept = (host: LanHost, keeper: MemoryKeeper, wire: Wire) =>
    host.accept(
      {
        ...wire,
        send(text) {
          if (running.keeper === keeper) moments = [...moments, new Map(keeper.running)].slice(-99);
          wire.send(text);
        },
      },
      { source: '10.0.0.1', isOwn: false },
    );
  return {
    code: table.code,
    dial: (makeEnd: Parameters<typeof joinInMemory>[1]) => {
      const { host, keeper } = running;
      joinInMemory(
        (wire) => accept(host, keeper, wire),
        (wire) => {
          wires.add(wire);
          return makeEnd(wire);
        },
        // Play between programs alone would never let a timer run.
        setImmediate,
      );
    },
    /** What was kept until now is safe. */
    safe() {
      moments = moments.slice(-1);
    },
    /** Dies at once, and starts again with what it had kept that number of messages ago. */
    async kill(lost: number) {
      const kept = moments.at(-1 - lost) ?? moments[0] ?? new Map();
      const next = start(kept);
      const [left] = await next.tables.reopenable();
      const reopened = await next.tables.reopen(left?.id ?? '');
      if (!reopened.ok) return false;
      const before = table;
      running = next;
      moments = [];
      table = reopened.value;
      running.host.add(table);
      for (const wire of wires) wire.cut();
      wires.clear();
      void before.close();
      return true;
    },
  };
}

const verdictsOf = (guest: TestGuest): Verdict[] =>
  guest.checks().flatMap(({ verdict }) => verdict ?? []);

it(
  `${KILLS} kills of a host, some of which cost it its last actions, never have it accused`,
  async () => {
    const random = seededRandom(SEED);
    const chance = randomFromText(String(SEED));
    const host = createMortalHost();
    const join = async (name: string) => {
      const guest = createTestGuest({
        dial: host.dial,
        credentials: { kind: 'code', code: host.code, as: 'player' },
        name,
        // After a loss the same turn is played otherwise.
        play: (view) => anyAction(view, chance),
        hostForgets: true,
        forgetful: true,
      });
      onTestFinished(guest.leave);
      await guest.until('it is in', ({ state }) => state().kind === 'live');
      return guest;
    };
    const guests = [await join('Ann'), await join('Ben'), await join('Cleo')];
    const ann = at(guests, 0);
    await ann.request({ type: 'manage', command: { type: 'start' } });
    // Who has a seat keeps it: a host that lost the coming of its guests is another matter.
    host.safe();
    const found = { fair: 0, unseen: 0, unfair: 0 };
    let kills = 0;
    for (let tries = 0; kills < KILLS; tries += 1) {
      if (tries > 2 * KILLS) throw new Error('the table is not opened again');
      // Some time after the cards were dealt, or while they are.
      const last = ann.update()?.seq ?? 0;
      const words = random.below(40);
      await ann.until('it goes on', ({ update }) => Math.abs((update()?.seq ?? 0) - last) >= words);
      if (!(await host.kill(random.onceIn(2) ? random.below(MOST_LOST) : 0))) continue;
      kills += 1;
      for (const guest of guests)
        await guest.until('it is cut off', ({ state }) => state().kind !== 'live');
      // Without a pause, which grows with each cut.
      for (const guest of guests) guest.checkNow();
      for (const guest of guests)
        await guest.until('it is back', ({ state }) => state().kind === 'live');
      host.safe();
    }
    const deal = ann.update()?.view.dealNumber ?? 0;
    for (const guest of guests)
      await guest.until('a deal without a kill', ({ checks }) =>
        checks().some((check) => check.deal > deal && check.verdict !== null),
      );
    for (const verdict of guests.flatMap(verdictsOf)) found[verdict] += 1;
    console.info(`${kills} kills: ${found.fair} deals fair, ${found.unseen} not checked`);
    expect(found.unfair).toBe(0);
    expect(Math.min(found.fair, found.unseen)).toBeGreaterThan(0);
  },
  FULL_TIMEOUT_MS,
);
