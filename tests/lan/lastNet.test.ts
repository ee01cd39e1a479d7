import { guardEnd } from '@main/lan/wire/guardEnd';
import { joinInMemory } from '@main/lan/wire/memoryWires';
import type { MakeEnd } from '@main/lan/wire/wire';
import { guardClock } from '@main/session/clock';
import { presetRules } from '@shared/game/presets';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFakeClock } from '../support/fakeClock';
import {
  createRig,
  createTestGuest,
  type GuestOptions,
  planFor,
  playPlain,
  type TestGuest,
} from '../support/lan/lanRig';
import { createMemoryKeeper } from '../support/memoryKeeper';

const CUTTHROAT = presetRules('cm-cutthroat-3');

/** A keeper and wires that fail when a test says so, as nothing of the program's own does. */
function openTable() {
  let savesToFail = 0;
  const cutOff = new Set<string>();
  const memory = createMemoryKeeper();
  const keeper = {
    ...memory,
    async begin(id: string, seed: string) {
      const slot = await memory.begin(id, seed);
      return {
        ...slot,
        save(record: string) {
          savesToFail -= 1;
          if (savesToFail >= 0) throw new Error('nobody foresaw this');
          slot.save(record);
        },
      };
    },
  };
  const rig = createRig({ keeper });
  const table = rig.tables.open(planFor(CUTTHROAT, 0, { graceSeconds: 0 }));
  rig.host.add(table);
  onTestFinished(() => table.close());
  const join = async (name: string, more: Partial<GuestOptions> = {}): Promise<TestGuest> => {
    const dial = (makeEnd: MakeEnd) =>
      void joinInMemory(
        (wire) =>
          rig.host.accept(
            {
              ...wire,
              send(text) {
                if (cutOff.has(name)) throw new Error('nobody foresaw this');
                wire.send(text);
              },
            },
            { source: '10.0.0.1', isOwn: false },
          ),
        makeEnd,
      );
    const credentials = { kind: 'code', code: table.code, as: 'player' } as const;
    const guest = createTestGuest({ dial, credentials, name, ...more });
    onTestFinished(guest.leave);
    await guest.until('it is let in', ({ state }) => state().kind !== 'connecting');
    return guest;
  };
  return {
    rig,
    join,
    failNextSave() {
      savesToFail = 1;
    },
    failTo: (name: string) => void cutOff.add(name),
  };
}

const start = (guest: TestGuest) => guest.request({ type: 'manage', command: { type: 'start' } });
const turnOf = (guest: TestGuest) => guest.update()?.view.turn ?? -1;
const isDealt = ({ update }: TestGuest) => update() !== null;
const hasEnded = ({ state }: TestGuest) => state().kind === 'ended';

/** Three guests at a table whose game has begun, and the one who is to act first. */
async function begin(opened: ReturnType<typeof openTable>) {
  const guests = [await opened.join('Ann'), await opened.join('Ben'), await opened.join('Cleo')];
  const [ann] = guests;
  await start(ann ?? expect.fail());
  for (const guest of guests) await guest.until('it is dealt', isDealt);
  const actor = guests.find(({ update }) => update()?.view.legal != null) ?? expect.fail();
  return { actor, others: guests.filter((guest) => guest !== actor) };
}

const act = (guest: TestGuest) => {
  const view = guest.update()?.view ?? expect.fail('no view');
  return guest.request({
    type: 'act',
    submission: { turn: view.turn, action: playPlain(view) },
  });
};

describe('an error that nobody foresaw', () => {
  it('in handling what a member asks for ends that member alone, in the log and before the host', async () => {
    const opened = openTable();
    const { actor, others } = await begin(opened);
    opened.failNextSave();
    void act(actor);
    await actor.until('it is ended', hasEnded);
    expect(actor.state()).toMatchObject({ reason: 'failed' });
    expect(opened.rig.failed).toEqual([actor.name]);
    expect(opened.rig.troubles.join()).toContain('nobody foresaw this');
    for (const other of others) {
      await other.until('the game goes on', (guest) => turnOf(guest) > 0);
      expect(other.state().kind).toBe('live');
    }
  });

  it('in sending something to a member ends that member alone, and who acted is answered', async () => {
    const opened = openTable();
    const { actor, others } = await begin(opened);
    const [failing, other] = others;
    opened.failTo(failing?.name ?? '');
    expect(await act(actor)).toEqual({ ok: true, value: null });
    await other?.until('it hears of it', (guest) => turnOf(guest) > 0);
    await actor.until('a bot plays there', ({ table }) =>
      (table()?.members ?? []).some(
        ({ name, presence }) => name === failing?.name && presence === 'stand-in',
      ),
    );
    expect(opened.rig.failed).toContain(failing?.name);
    expect(actor.state().kind).toBe('live');
  });

  it('in checking what a host says ends the link of that guest alone, with a sentence', async () => {
    const opened = openTable();
    const ann = await opened.join('Ann', { play: playPlain });
    const ben = await opened.join('Ben', {
      play: playPlain,
      checkCards: () => {
        throw new Error('nobody foresaw this');
      },
    });
    await start(ann);
    await ben.until('it is ended', hasEnded);
    expect(ben.state()).toMatchObject({ reason: 'failed' });
    expect(ann.state().kind).toBe('live');
  });
});

describe('the guards', () => {
  const broken = () => {
    throw new Error('nobody foresaw this');
  };

  it('hand over what an end throws, whichever it hears', () => {
    const errors: string[] = [];
    const end = guardEnd({ onText: broken, onNoise: broken, onClosed: broken }, (error) =>
      errors.push(String(error)),
    );
    end.onText('{}');
    end.onNoise();
    end.onClosed(null);
    expect(errors).toHaveLength(3);
  });

  it('hand over what a timer throws, and the others run', () => {
    const clock = createFakeClock();
    const errors: string[] = [];
    const guarded = guardClock(clock, (error) => errors.push(String(error)));
    let ran = false;
    guarded.after(10, broken);
    guarded.after(20, () => {
      ran = true;
    });
    guarded.after(15, broken)();
    clock.advance(30);
    expect([errors.length, ran]).toEqual([1, true]);
  });
});
