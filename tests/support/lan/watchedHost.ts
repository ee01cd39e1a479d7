import type { Credentials, SeatKey } from '@main/lan/guest/admission';
import type { HostTable } from '@main/lan/host/hostTable';
import { joinInMemory } from '@main/lan/wire/memoryWires';
import type { Wire } from '@main/lan/wire/wire';
import type { Clock } from '@main/session/clock';
import type { RuleSet } from '@shared/game/rules';
import { type HostMessage, hostMessageSchema } from '@shared/protocol/lan/hostMessages';
import { expect, onTestFinished } from 'vitest';
import { createMemoryKeeper, type MemoryKeeper } from '../memoryKeeper';
import { createRig, createTestGuest, planFor, playPlain, type TestGuest } from './lanRig';
import { createRawGuest } from './rawGuest';
import { createWiretap } from './wiretap';

/** What a guest had been told when the host might have been killed, and what lay on the disk in that moment. */
export interface Moment {
  readonly told: HostMessage;
  /** What opens the seat of the guest that was told. */
  readonly seat: () => SeatKey;
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

  const join = async (name: string) => {
    const tap = createWiretap();
    const code: Credentials = { kind: 'code', code: table.code, as: 'player' };
    const wires: Wire[] = [];
    let guest: TestGuest | null = null;
    const seat = () => guest?.seat ?? expect.fail(`${name} was not let in`);
    const noted = (wire: Wire): Wire => ({
      ...wire,
      send(frame) {
        tap.fromHost(frame, (text) => {
          const told = hostMessageSchema.parse(JSON.parse(text));
          moments.push({ told, seat, kept: new Map(keeper.running) });
          return [];
        });
        wire.send(frame);
      },
    });
    guest = createTestGuest({
      dial(makeEnd) {
        tap.connecting(guest?.seat ? { kind: 'seat', ...guest.seat } : code);
        joinInMemory(
          (wire) => {
            const end = rig.host.accept(noted(wire), { source: '127.0.0.1', isOwn: false });
            return {
              ...end,
              onText(frame) {
                tap.fromGuest(frame);
                end.onText(frame);
              },
            };
          },
          (wire) => {
            wires.push(wire);
            return makeEnd(wire);
          },
        );
      },
      random: tap.random,
      credentials: code,
      name,
      play: playPlain,
    });
    onTestFinished(guest.leave);
    await guest.until('it is in', ({ state }) => state().kind === 'live');
    return { guest, cut: () => wires.at(-1)?.cut() };
  };
  return { keeper, moments, join };
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

/** Comes back to a seat as its owner's program does, and hears what is told first. */
export function comeBack(table: HostTable, seat: SeatKey) {
  const { host } = createRig();
  host.add(table);
  const guest = createRawGuest(host, { credentials: { kind: 'seat', ...seat } });
  guest.admit();
  const said = guest.heard.map((text) => hostMessageSchema.safeParse(JSON.parse(text)).data);
  const joined = said.find((message) => message?.type === 'joined');
  if (joined === undefined) throw new Error(`not let in: ${guest.heard.at(-1)}`);
  return { joined, leave: guest.vanish };
}
