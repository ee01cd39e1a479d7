import { createAdmission } from '@main/lan/guest/admission';
import { LIMITS } from '@shared/protocol/lan/limits';
import { describe, expect, it } from 'vitest';
import { randomHex } from '../support/lan/lanRig';
import { openClub, seatOf, typesOf } from '../support/lan/rawClub';
import { share } from '../support/lan/share';

const TABLE = 'a'.repeat(16);

describe('who begins exchanges and never ends them', () => {
  const HALF_OPEN = share(2_000, 10_000);

  it(`${HALF_OPEN} times leaves nothing behind, and keeps nobody out`, () => {
    const { meet, admitted, clock, host, people } = openClub();
    const before = people();
    let answered = 0;
    for (let n = 0; n < HALF_OPEN; n += 1) {
      const guest = meet({ source: `10.0.0.${n % 254}` });
      const admission = createAdmission({
        credentials: { kind: 'seat', table: TABLE, member: '00112233', key: '5'.repeat(64) },
        name: 'Eve',
        app: '1',
        randomHex,
      });
      const step = admission.onText(guest.heard[0] ?? '');
      guest.put(step.do === 'send' ? step.text : '');
      if (typesOf(guest).includes('exchange')) answered += 1;
      clock.advance(1);
    }
    const seconds = HALF_OPEN / 1_000;
    const lanes = 2 * LIMITS.exchangesPerSecondOfStrangers;
    expect(answered).toBeLessThanOrEqual(lanes * (1 + seconds));
    admitted({ source: '10.0.1.1' });
    expect(people()).not.toBe(before);
    clock.advance(LIMITS.helloMs);
    expect(host.connections()).toBe(1);
  });

  it('as a member does not keep the others from being answered, nor from coming back', () => {
    const { admitted, meet, table } = openClub();
    const eve = admitted({ source: 'eve' });
    const ann = admitted({ source: 'ann' });
    const [evesKey = '', annsKey = ''] = table.kept().people.map(({ key }) => key ?? '');
    let answered = 0;
    for (let n = 0; n < 500; n += 1) {
      const again = meet({ source: 'eve', credentials: seatOf(eve, evesKey) });
      again.admit();
      if (typesOf(again).includes('joined')) answered += 1;
      again.vanish();
    }
    expect(answered).toBeLessThanOrEqual(LIMITS.exchangeBurst);
    ann.say('{"type":"ping","n":7}');
    expect(ann.heard.at(-1)).toBe('{"type":"pong","n":7}');
    ann.vanish();
    const back = admitted({ source: 'ann', credentials: seatOf(ann, annsKey) });
    expect(typesOf(back)).toContain('joined');
  });
});
