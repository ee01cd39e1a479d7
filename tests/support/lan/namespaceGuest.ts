import { systemNetwork } from '@main/hosting/systemNetwork';
import { parsePlace } from '@main/lan/wire/addresses';
import { systemClock } from '@main/session/clock';
import { createTestGuest, FAST, playPlain, randomHex } from './lanRig';

/**
 * A guest as a program of its own, for a network namespace: `search` prints what it finds, `play ADDRESS CODE` joins,
 * starts the game and prints what becomes of the connection. One line of JSON each.
 */
const print = (value: unknown) => void process.stdout.write(`${JSON.stringify(value)}\n`);

const [command, address = '', code = ''] = process.argv.slice(2);
const network = systemNetwork({
  clock: systemClock,
  randomHex,
  app: '1.0.0',
  address: null,
  allowPublic: false,
  onTrouble: (trouble) => print({ trouble }),
});

if (command === 'search') {
  network.search([], (found) => print({ found }));
  print({ searching: true });
} else {
  const place = parsePlace(address);
  if (place === null) throw new Error(`no address: ${address}`);
  const guest = createTestGuest({
    dial: (makeEnd) => network.dial(place, makeEnd),
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
