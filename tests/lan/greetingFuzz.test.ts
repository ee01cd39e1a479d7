import { type Credentials, createAdmission } from '@main/lan/guest/admission';
import { presetRules } from '@shared/game/presets';
import { expect, it, onTestFinished } from 'vitest';
import { createFakeClock } from '../support/fakeClock';
import { BAD_KINDS, badText } from '../support/lan/badFrames';
import { createRig, planFor, randomHex } from '../support/lan/lanRig';
import { createRawGuest } from '../support/lan/rawGuest';
import { share } from '../support/lan/share';
import { seededRandom } from '../support/seededRandom';

const FRAMES = share(1_000, 20_000);
const ROOM = 16_000;
const TABLE = 'a'.repeat(16);
const DIGEST = '0'.repeat(64);
const CODE: Credentials = { kind: 'code', code: 'K7QM4T', as: 'player' };

const HELLO = JSON.stringify({
  type: 'hello',
  protocolMin: 2,
  protocolMax: 2,
  app: '1',
  nonce: 'a'.repeat(32),
  name: 'Eve',
  auth: { kind: 'code', as: 'player', share: DIGEST },
});
const WELCOME = JSON.stringify({
  type: 'welcome',
  protocolMin: 2,
  protocolMax: 2,
  app: '1',
  nonce: '1'.repeat(32),
  tables: [TABLE],
});

it(`${FRAMES} strangers whose greeting means nothing are put out, and leave nothing behind`, async () => {
  const random = seededRandom(20_261_201);
  const clock = createFakeClock();
  const rig = createRig({ clock });
  const table = rig.tables.open(planFor(presetRules('cm-cutthroat-3')));
  rig.host.add(table);
  onTestFinished(() => table.close());
  const greetings = [
    HELLO,
    HELLO.replace(
      '"kind":"code","as":"player"',
      `"kind":"seat","table":"${TABLE}","member":"00112233"`,
    ),
    JSON.stringify({ type: 'proof', table: TABLE, proof: DIGEST }),
  ];
  for (let n = 0; n < FRAMES; n += 1) {
    const guest = createRawGuest(rig.host, { credentials: CODE, source: `10.0.0.${n % 254}` });
    for (let each = 0; each < 3; each += 1)
      guest.put(badText(random.pick(BAD_KINDS), random.pick(greetings), random, ROOM));
    if (random.onceIn(2)) guest.vanish();
  }
  clock.advance(rig.limits.helloMs);
  expect(rig.host.connections()).toBe(0);
  expect(table.state().members).toEqual([]);
  expect(rig.troubles.filter((trouble) => !trouble.includes('guessing'))).toEqual([]);
});

it(`${FRAMES} hosts whose greeting means nothing are told no proof`, () => {
  const random = seededRandom(20_261_202);
  const greetings = [
    WELCOME,
    JSON.stringify({ type: 'exchange', tables: [{ table: TABLE, share: DIGEST, proof: DIGEST }] }),
    '{"type":"bye","reason":"code"}',
  ];
  for (let n = 0; n < FRAMES; n += 1) {
    const admission = createAdmission({ credentials: CODE, name: 'Ann', app: '1', randomHex });
    // Some of them begin well, which costs the guest the beginning of an exchange.
    if (n % 50 === 0) admission.onText(WELCOME);
    const text = badText(random.pick(BAD_KINDS), random.pick(greetings), random, ROOM);
    const step = admission.onText(text);
    expect(['send', 'noise', 'give-up']).toContain(step.do);
    if (step.do === 'send') expect(JSON.parse(step.text)).toMatchObject({ type: 'hello' });
  }
});
