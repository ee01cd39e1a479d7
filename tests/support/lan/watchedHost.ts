import { joinInMemory } from '@main/lan/wire/memoryWires';
import type { Wire } from '@main/lan/wire/wire';
import type { Clock } from '@main/session/clock';
import type { RuleSet } from '@shared/game/rules';
import { type HostMessage, hostMessageSchema } from '@shared/protocol/lan/hostMessages';
import { onTestFinished } from 'vitest';
import { createMemoryKeeper, type MemoryKeeper } from '../memoryKeeper';
import { createRig, createTestGuest, planFor, playPlain } from './lanRig';

/** What a guest had been told when the host might have been killed, and what lay on the disk in that moment. */
export interface Moment {
  readonly told: HostMessage;
  /** The last token that the guest was sent. */
  readonly token: string;
  readonly kept: MemoryKeeper['running'];
}

/** A host at whose every word to its guests is noted what it has kept by then. */
export function watchedHost(rules: RuleSet) {
  const keeper = createMemoryKeeper();
  const rig = createRig({ keeper });
  const table = rig.tables.open(planFor(rules));
  rig.host.add(table);
  onTestFinished(() => table.close());
  const moments: Moment[] = [];
  const keptTokens: boolean[] = [];

  const join = async (name: string) => {
    let token = '';
    const wires: Wire[] = [];
    const noted = (wire: Wire): Wire => ({
      ...wire,
      send(text) {
        const told = hostMessageSchema.parse(JSON.parse(text));
        if (told.type === 'joined') token = told.token;
        moments.push({ told, token, kept: new Map(keeper.running) });
        wire.send(text);
      },
    });
    const guest = createTestGuest({
      dial: (makeEnd) =>
        void joinInMemory(
          (wire) => {
            const end = rig.host.accept(noted(wire), { source: '127.0.0.1', isOwn: false });
            return {
              ...end,
              onText(text) {
                if (token !== '' && !text.includes('"hello"'))
                  keptTokens.push(guest.token === token);
                end.onText(text);
              },
            };
          },
          (wire) => {
            wires.push(wire);
            return makeEnd(wire);
          },
        ),
      credentials: { kind: 'code', code: table.code, as: 'player' },
      name,
      play: playPlain,
    });
    onTestFinished(guest.leave);
    await guest.until('it is in', ({ state }) => state().kind === 'live');
    return { guest, cut: () => wires.at(-1)?.cut() };
  };
  return { keeper, moments, keptTokens, join };
}

/** A program that is started after the kill. */
export async function reopenTable(kept: Moment['kept'], clock?: Clock) {
  const keeper = createMemoryKeeper();
  for (const [id, slot] of kept) keeper.running.set(id, slot);
  // The game stands still, so that it can be seen where it was left.
  const { tables } = createRig({
    keeper,
    bots: () => new Promise(() => {}),
    ...(clock === undefined ? {} : { clock }),
  });
  const [left] = await tables.reopenable();
  const table = await tables.reopen(left?.id ?? '');
  if (!table.ok) throw new Error(table.error);
  return table.value;
}
