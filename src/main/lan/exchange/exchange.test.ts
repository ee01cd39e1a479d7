import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answerExchange, beginExchange, type Said, type Secret, wireKeysOf } from './exchange';

const random = () => randomBytes(32).toString('hex');
const CODE: Secret = { kind: 'code', code: 'K7QM4T' };
const SEAT: Secret = {
  kind: 'seat',
  table: 'a'.repeat(16),
  member: '00112233',
  key: '5'.repeat(64),
};
const NONCES = { host: '1'.repeat(32), guest: '2'.repeat(32) };
const SAID: Said = { welcome: '{"welcome"}', hello: '{"hello"}', table: 'a'.repeat(16) };

/** What both ends have after an exchange in which each has put in its own. */
function exchangeOf(
  guest: { secret: Secret; nonces?: typeof NONCES; said?: Said },
  host: typeof guest = guest,
) {
  const begun = beginExchange(guest.secret, guest.nonces ?? NONCES, random());
  const answer = answerExchange(
    host.secret,
    host.nonces ?? NONCES,
    host.said ?? SAID,
    begun.share,
    random(),
  );
  const here = begun.finish(guest.said ?? SAID, answer.share);
  const there = answer.with;
  if (here === null || there === null) throw new Error('a share was refused');
  return { here, there };
}

describe('an exchange', () => {
  it.each([
    ['the code', CODE],
    ['the key of a seat', SEAT],
  ])('gives two ends that know %s the same proofs and keys', (_what, secret) => {
    const { here, there } = exchangeOf({ secret });
    expect(here).toEqual(there);
    expect(wireKeysOf(here, 'guest').send).toEqual(wireKeysOf(there, 'host').receive);
    expect(wireKeysOf(here, 'guest').receive).toEqual(wireKeysOf(there, 'host').send);
    const all = [here.hostProof, here.guestProof, here.seatKey, here.hostSends, here.guestSends];
    expect(new Set(all.map(String)).size).toBe(5);
  });

  it('gives other keys each time', () => {
    expect(exchangeOf({ secret: CODE }).here.seatKey).not.toBe(
      exchangeOf({ secret: CODE }).here.seatKey,
    );
  });

  it.each<[string, Parameters<typeof exchangeOf>[0]]>([
    ['another code', { secret: { ...CODE, code: 'K7QM4U' } }],
    ['the code of a seat\u2019s kind', { secret: { ...SEAT, key: '4b37514d3454' } }],
    ['another nonce of the host', { secret: CODE, nonces: { ...NONCES, host: '3'.repeat(32) } }],
    ['another nonce of the guest', { secret: CODE, nonces: { ...NONCES, guest: '3'.repeat(32) } }],
    ['another welcome', { secret: CODE, said: { ...SAID, welcome: '{"welcome" }' } }],
    ['another hello', { secret: CODE, said: { ...SAID, hello: '{"hello" }' } }],
    ['another table', { secret: CODE, said: { ...SAID, table: 'b'.repeat(16) } }],
  ])('has nothing in common with an end that has %s', (_what, other) => {
    const { here, there } = exchangeOf({ secret: CODE }, other);
    for (const name of ['hostProof', 'guestProof', 'seatKey', 'hostSends', 'guestSends'] as const)
      expect(here[name], name).not.toEqual(there[name]);
  });

  it.each<[string, Secret]>([
    ['another key', { ...SEAT, key: '6'.repeat(64) }],
    ['another member', { ...SEAT, member: '00112234' }],
    ['another table', { ...SEAT, table: 'b'.repeat(16) }],
  ])('of a seat has nothing in common with an end that has %s', (_what, secret) => {
    const { here, there } = exchangeOf({ secret: SEAT }, { secret });
    expect(here.hostProof).not.toBe(there.hostProof);
    expect(here.guestProof).not.toBe(there.guestProof);
  });

  it.each([
    ['the neutral element', '0'.repeat(64)],
    ['what is no element', 'f'.repeat(64)],
  ])('refuses %s as a share on either side', (_what, share) => {
    expect(beginExchange(CODE, NONCES, random()).finish(SAID, share)).toBeNull();
    expect(answerExchange(CODE, NONCES, SAID, share, random()).with).toBeNull();
  });
});
