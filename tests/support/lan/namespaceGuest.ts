import { systemNetwork } from '@main/hosting/systemNetwork';
import { type HostPlace, parsePlace } from '@main/lan/wire/addresses';
import { systemClock } from '@main/session/clock';
import { seededRandom } from '../seededRandom';
import { openBadRelay } from './badRelay';
import { createTestGuest, FAST, playPlain, randomHex } from './lanRig';

/**
 * A guest as a program of its own, for a network namespace: `search` prints what it finds, `play ADDRESS CODE [FROM TO]` joins,
 * over a way that delays everything by a number of milliseconds, starts the game and prints what becomes of the connection. One line of JSON each.
 */
const print = (value: unknown) => void process.stdout.write(`${JSON.stringify(value)}\n`);

/** The same place by a way that is slow, but neither stalls nor breaks. */
async function delayed(place: HostPlace, delayMs: readonly [number, number]): Promise<HostPlace> {
  // It is never made worse, so the rest is never asked for.
  const mischief = { delayMs, stallOnceIn: 1, stallMs: delayMs, resetOnceIn: 1 };
  const { port } = await openBadRelay(place, mischief, seededRandom(1));
  return { address: '127.0.0.1', port };
}

const [command, address = '', code = '', delayFrom = '', delayTo = ''] = process.argv.slice(2);
const network = systemNetwork({
  clock: systemClock,
  randomHex,
  app: '1.0.0',
  address: null,
  allowPublic: false,
  limits: FAST,
  onTrouble: (trouble) => print({ trouble }),
});

if (command === 'search') {
  network.search([], (found) => print({ found }));
  print({ searching: true });
} else {
  const place = parsePlace(address);
  if (place === null) throw new Error(`no address: ${address}`);
  const way = delayFrom === '' ? place : await delayed(place, [Number(delayFrom), Number(delayTo)]);
  const guest = createTestGuest({
    dial: (makeEnd) => network.dial(way, makeEnd),
    credentials: { kind: 'code', code, as: 'player' },
    limits: FAST,
    play: playPlain,
    forgetful: true,
  });
  let told = '';
  let started = false;
  const forever = 24 * 3_600_000;
  void guest.until(
    'the end of time',
    ({ state, checks, table, request }) => {
      const { kind } = state();
      const line = JSON.stringify({ link: kind, verdict: checks().at(-1)?.verdict ?? null });
      if (line !== told) print(JSON.parse(line));
      told = line;
      if (!started && kind === 'live' && table() !== null) {
        started = true;
        void request({ type: 'manage', command: { type: 'start' } });
      }
      return false;
    },
    forever,
  );
}
