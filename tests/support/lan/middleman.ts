import { joinInMemory } from '@main/lan/wire/memoryWires';
import type { MakeEnd, Wire, WireEnd } from '@main/lan/wire/wire';
import { presetRules } from '@shared/game/presets';
import { onTestFinished } from 'vitest';
import { createRig, createTestGuest, planFor, playPlain, type TestGuest } from './lanRig';

const RULES = presetRules('cm-cutthroat-3');
const later = (job: () => void) => void setImmediate(job);

/** What becomes of a frame on its way: any number of others. */
export type Meddle = (frame: string) => readonly string[];
export interface Meddling {
  readonly fromHost?: Meddle;
  readonly fromGuest?: Meddle;
}

/** A host of two tables, and a way to it on which somebody in the middle changes what is said. */
export function openHouse() {
  const rig = createRig();
  const [here, there] = [0, 1].map(() => {
    const table = rig.tables.open(planFor(RULES, 0, { graceSeconds: 60 }));
    rig.host.add(table);
    onTestFinished(() => table.close());
    return table;
  });
  if (here === undefined || there === undefined) throw new Error('there are two tables');
  let meddling: Meddling = {};
  const wires: Wire[] = [];
  const meddled = (end: WireEnd, how: () => Meddle | undefined): WireEnd => ({
    ...end,
    onText(frame) {
      for (const each of how()?.(frame) ?? [frame]) end.onText(each);
    },
  });
  const dial = (makeEnd: MakeEnd) =>
    void joinInMemory(
      (wire) =>
        meddled(
          rig.host.accept(wire, { source: '10.0.0.1', isOwn: false }),
          () => meddling.fromGuest,
        ),
      (wire) => {
        wires.push(wire);
        return meddled(makeEnd(wire), () => meddling.fromHost);
      },
      later,
    );
  const join = (name: string, play = false): TestGuest => {
    const guest = createTestGuest({
      dial,
      credentials: { kind: 'code', code: here.code, as: 'player' },
      name,
      play: play ? playPlain : undefined,
    });
    onTestFinished(guest.leave);
    return guest;
  };
  return {
    here,
    there,
    join,
    meddle(how: Meddling) {
      meddling = how;
    },
    cut: () => wires.at(-1)?.cut(),
  };
}
