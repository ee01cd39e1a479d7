import { expect, it } from 'vitest';
import type { TestGuest } from '../support/lan/lanRig';
import { type Meddle, type Meddling, openHouse } from '../support/lan/middleman';

const isIn = ({ state }: TestGuest) => state().kind === 'live';
const swapped = (text: string, a: string, b: string) =>
  text.replaceAll(a, '#').replaceAll(b, a).replaceAll('#', b);
/** Changes the frames of the greeting that have that type. */
const ofType =
  (type: string, change: (frame: string) => string): Meddle =>
  (frame) => [frame.startsWith(`{"type":"${type}"`) ? change(frame) : frame];
const anotherDigit = (frame: string, field: string) =>
  frame.replace(
    new RegExp(`("${field}":")(.)`),
    (_all, before, digit) => `${before}${digit === '0' ? '1' : '0'}`,
  );

type House = ReturnType<typeof openHouse>;
const GREETINGS: readonly [what: string, meddling: (house: House) => Meddling][] = [
  [
    'the table that the host\u2019s share is for',
    ({ here, there }) => ({
      fromHost: ofType('exchange', (frame) => swapped(frame, here.tableId, there.tableId)),
    }),
  ],
  [
    'the table that the guest\u2019s proof is for',
    ({ here, there }) => ({
      fromGuest: ofType('proof', (frame) => swapped(frame, here.tableId, there.tableId)),
    }),
  ],
  [
    'the versions that the host speaks',
    () => ({
      fromHost: ofType('welcome', (frame) => frame.replace('"protocolMax":2', '"protocolMax":3')),
    }),
  ],
  [
    'the versions that the guest speaks',
    () => ({
      fromGuest: ofType('hello', (frame) => frame.replace('"protocolMin":2', '"protocolMin":1')),
    }),
  ],
  [
    'the version of the host\u2019s program',
    () => ({
      fromHost: ofType('welcome', (frame) => frame.replace('"app":"1.0.0"', '"app":"9.0.0"')),
    }),
  ],
  [
    'the list of the host\u2019s tables',
    ({ there }) => ({
      fromHost: ofType('welcome', (frame) => frame.replace(`,"${there.tableId}"`, '')),
    }),
  ],
  [
    'the name of the guest',
    () => ({ fromGuest: ofType('hello', (frame) => frame.replace('"Ann"', '"Eve"')) }),
  ],
  [
    'what the guest comes as',
    () => ({ fromGuest: ofType('hello', (frame) => frame.replace('"player"', '"spectator"')) }),
  ],
  [
    'the nonce of the host',
    () => ({ fromHost: ofType('welcome', (frame) => anotherDigit(frame, 'nonce')) }),
  ],
  [
    'the nonce of the guest',
    () => ({ fromGuest: ofType('hello', (frame) => anotherDigit(frame, 'nonce')) }),
  ],
  [
    'the proof of the host',
    () => ({ fromHost: ofType('exchange', (frame) => frame.replace(/"proof":"./g, '"proof":"0')) }),
  ],
  [
    'the proof of the guest',
    () => ({ fromGuest: ofType('proof', (frame) => anotherDigit(frame, 'proof')) }),
  ],
];

it.each(GREETINGS)(
  'who changes %s on its way lets nobody in, and the guest is in once it is left alone',
  async (_what, meddlingOf) => {
    const house = openHouse();
    let isChanged = false;
    const meddling = meddlingOf(house);
    const noting =
      (how: Meddle | undefined): Meddle =>
      (frame) => {
        const changed = how?.(frame) ?? [frame];
        if (changed[0] !== frame) isChanged = true;
        return changed;
      };
    house.meddle({
      fromHost: noting(meddling.fromHost),
      fromGuest: noting(meddling.fromGuest),
    });
    // A proof of the host's that already began with that digit is the one it was.
    for (let tries = 0; !isChanged; tries += 1) {
      if (tries > 20) throw new Error('nothing was changed');
      const ann = house.join('Ann');
      await ann.until('it is let in or has given up', ({ state }) => state().kind !== 'connecting');
      if (isChanged) expect(ann.state().kind).toBe('ended');
      else ann.leave();
    }
    expect([...house.here.state().members, ...house.there.state().members]).toEqual([]);
    house.meddle({});
    const ann = house.join('Ann');
    await ann.until('it is let in', isIn);
    expect(house.here.state().members).toMatchObject([{ name: 'Ann', presence: 'here' }]);
  },
);

it('who names another member in a guest\u2019s return gets neither seat, and both come back', async () => {
  const house = openHouse();
  const [ann, ben] = [house.join('Ann'), house.join('Ben')];
  for (const guest of [ann, ben]) await guest.until('it is in', isIn);
  const [annId = '', benId = ''] = [ann.member() ?? '', ben.member() ?? ''];
  house.meddle({ fromGuest: ofType('hello', (frame) => frame.replace(benId, annId)) });
  house.cut();
  await ben.until('it is cut off', ({ state }) => state().kind === 'reconnecting');
  const before = JSON.stringify(house.here.kept().people);
  for (let tries = 0; tries < 3; tries += 1) {
    ben.checkNow();
    await ben.until('it has failed', ({ state }) => state().kind === 'reconnecting');
  }
  expect(JSON.stringify(house.here.kept().people)).toBe(before);
  expect(ann.state().kind).toBe('live');
  house.meddle({});
  ben.checkNow();
  await ben.until('it is back', isIn);
  expect(ben.member()).toBe(benId);
});
