import type { Wire } from '@main/lan/wire/wire';
import { expect, it, onTestFinished } from 'vitest';
import { createRig, createTestGuest, FAST, planFor, playPlain } from '../support/lan/lanRig';
import { FULL_TIMEOUT_MS, isFull, share } from '../support/lan/share';
import { loopback } from '../support/lan/transports';
import { shortGameOf } from '../support/lan/wholeGame';

const CUTS = share(10, 300);
const MESSAGES_BETWEEN = 5;
/** No game ends while it is cut. */
const ENDLESS = 99_999;

it(
  'who was cut off sits at the game again within moments',
  async () => {
    // Each cut is answered as the first one is.
    const limits = { ...FAST, steadyMs: 0 };
    const rig = createRig({ limits });
    const table = rig.tables.open(planFor(shortGameOf('sq-partnership', ENDLESS), 3));
    rig.host.add(table);
    onTestFinished(() => table.close());
    const way = await loopback.open(rig.host, limits);
    onTestFinished(() => way.close());
    const wires: Wire[] = [];
    const guest = createTestGuest({
      dial: (makeEnd) =>
        way.dial((opened) => {
          wires.push(opened);
          return makeEnd(opened);
        }),
      credentials: { kind: 'code', code: table.code, as: 'player' },
      limits,
      play: playPlain,
      forgetful: true,
    });
    onTestFinished(() => guest.leave());
    await guest.until('it is in', ({ state }) => state().kind === 'live');
    await guest.request({ type: 'manage', command: { type: 'start' } });
    const times: number[] = [];
    const phases = new Set<string>();
    for (let cut = 0; cut < CUTS; cut += 1) {
      const since = guest.update()?.seq ?? 0;
      await guest.until(
        'the game goes on',
        ({ update }) => (update()?.seq ?? 0) >= since + MESSAGES_BETWEEN,
      );
      phases.add(guest.update()?.view.phase.kind ?? '');
      const beganMs = performance.now();
      wires.at(-1)?.cut();
      await guest.until('it is cut', ({ state }) => state().kind === 'reconnecting');
      await guest.until('it is back', ({ state }) => state().kind === 'live');
      times.push(performance.now() - beganMs);
    }
    times.sort((a, b) => a - b);
    const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0);
    console.info(
      `back after ${CUTS} cuts in ${[...phases].join(', ')}: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms`,
    );
    expect(guest.update()?.view.seat).toBe(0);
    // What was asked for, on a machine that has time for it.
    if (isFull) expect(at(0.95)).toBeLessThan(1_500);
  },
  FULL_TIMEOUT_MS,
);
