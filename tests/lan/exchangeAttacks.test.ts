import { beginExchange } from '@main/lan/exchange/exchange';
import { type Credentials, createAdmission } from '@main/lan/guest/admission';
import { helloSchema } from '@shared/protocol/lan/guestMessages';
import { exchangeSchema, welcomeSchema } from '@shared/protocol/lan/hostMessages';
import { describe, expect, it } from 'vitest';
import { randomHex } from '../support/lan/lanRig';
import { openClub, typesOf } from '../support/lan/rawClub';

const CODE = 'K7QM4T';
const TABLE = 'a'.repeat(16);

describe('a recorded session', () => {
  it('opens nothing when it is played again, whole or from any frame on', () => {
    const { admitted, meet, people } = openClub();
    const ann = admitted();
    ann.say('{"type":"ping","n":1}');
    const before = people();
    for (let from = 0; from < ann.sent.length; from += 1) {
      const thief = meet({ source: 'y' });
      for (const frame of ann.sent.slice(from)) thief.put(frame);
      expect(typesOf(thief).filter((type) => !['welcome', 'exchange'].includes(type))).toEqual([
        'bye',
      ]);
      expect(thief.closedWith.length).toBeGreaterThan(0);
    }
    expect(people()).toBe(before);
    expect(ann.closedWith).toEqual([]);
  });

  it('tells nothing to who knows the code, nor which of two codes is right', () => {
    const { admitted, table } = openClub();
    const ann = admitted();
    const [welcome = '', exchange = ''] = ann.heard;
    const [hello = '', proof = ''] = ann.sent;
    const nonces = {
      host: welcomeSchema.parse(JSON.parse(welcome)).nonce,
      guest: helloSchema.parse(JSON.parse(hello)).nonce,
    };
    const [place] = exchangeSchema.parse(JSON.parse(exchange)).tables;
    for (const code of [table.code, 'AAAAAA']) {
      const tried = beginExchange({ kind: 'code', code }, nonces, randomHex(32));
      const said = { welcome, hello, table: table.tableId };
      const found = tried.finish(said, place?.share ?? '');
      expect(found?.hostProof).not.toBe(place?.proof);
      expect(proof).not.toContain(found?.guestProof);
    }
    const all = [...ann.frames, ...ann.sent].join('\n');
    expect(all).not.toContain(table.code);
    expect(all).not.toContain(table.kept().people[0]?.key ?? expect.fail('no key'));
  });
});

describe('whoever doesn\u2019t know the secret is told nothing by a guest', () => {
  const welcome = (more: object = {}) =>
    JSON.stringify({
      type: 'welcome',
      protocolMin: 2,
      protocolMax: 2,
      app: '1',
      nonce: '1'.repeat(32),
      tables: [TABLE],
      ...more,
    });
  const greet = (credentials: Credentials) => {
    const admission = createAdmission({ credentials, name: 'Ann', app: '1', randomHex });
    const step = admission.onText(welcome());
    if (step.do !== 'send') throw new Error('no hello');
    return { admission, hello: helloSchema.parse(JSON.parse(step.text)) };
  };
  const WAYS: readonly Credentials[] = [
    { kind: 'code', code: CODE, as: 'player' },
    { kind: 'seat', table: TABLE, member: '00112233', key: '5'.repeat(64) },
  ];
  const exchange = (...tables: readonly object[]) => JSON.stringify({ type: 'exchange', tables });
  const ZEROS = '0'.repeat(64);

  it.each<[string, (own: string) => string]>([
    ['its own share', (own) => own],
    ['the neutral element', () => ZEROS],
    ['what is no element', () => 'f'.repeat(64)],
    ['an element in another way of writing it', () => `${'f'.repeat(62)}7f`],
  ])('that answers with %s', (_what, shareFor) => {
    for (const credentials of WAYS) {
      const { admission, hello } = greet(credentials);
      const own = hello.auth.share;
      const offers = [ZEROS, own].map((proof) => ({ table: TABLE, share: shareFor(own), proof }));
      const reason = credentials.kind === 'seat' ? 'no-seat' : 'code';
      expect(admission.onText(exchange(...offers))).toEqual({ do: 'give-up', reason });
      // A second try over the same connection isn't looked at.
      expect(admission.onText(exchange(...offers))).toEqual({ do: 'noise' });
    }
  });

  it.each<[string, string]>([
    ['a share that is too short', exchange({ table: TABLE, share: '0'.repeat(62), proof: ZEROS })],
    ['a share that is too long', exchange({ table: TABLE, share: '0'.repeat(66), proof: ZEROS })],
    ['a share that is no text', exchange({ table: TABLE, share: 0, proof: ZEROS })],
    ['no proof', exchange({ table: TABLE, share: ZEROS })],
    [
      'a thousand tables, of which it tries none',
      exchange(
        ...Array.from({ length: 1_000 }, () => ({ table: TABLE, share: ZEROS, proof: ZEROS })),
      ),
    ],
  ])('that answers with %s', (_what, text) => {
    for (const credentials of WAYS)
      expect(greet(credentials).admission.onText(text)).toEqual({ do: 'noise' });
  });

  it('that names an older or a newer version', () => {
    for (const credentials of WAYS) {
      const met = (more: object) =>
        createAdmission({ credentials, name: 'Ann', app: '1', randomHex }).onText(welcome(more));
      expect(met({ protocolMin: 1, protocolMax: 1 })).toEqual({
        do: 'give-up',
        reason: 'host-older',
      });
      expect(met({ protocolMin: 3, protocolMax: 9 })).toEqual({
        do: 'give-up',
        reason: 'host-newer',
      });
    }
  });
});
