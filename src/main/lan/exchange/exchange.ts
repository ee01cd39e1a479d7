import { hkdfSync } from 'node:crypto';
import { fromHex, lengthsAnd, toHex, utf8 } from './bytes';
import { type CpaceInputs, keyOf, makeShare } from './cpace';
import type { WireKeys } from './sealedWire';

/** What both ends have to know: the code of a table, or the key of one member's seat. */
export type Secret =
  | { readonly kind: 'code'; readonly code: string }
  | {
      readonly kind: 'seat';
      readonly table: string;
      readonly member: string;
      /** 64 hex digits. */
      readonly key: string;
    };

/** What makes a connection one of its kind: a nonce of each end, as hex digits. */
export interface Nonces {
  readonly host: string;
  readonly guest: string;
}

/** The messages that went before, as they went over the wire, and the table whose secret is meant. */
export interface Said {
  readonly welcome: string;
  readonly hello: string;
  readonly table: string;
}

/** What both ends have when they know the same secret and have seen the same messages. */
export interface Exchanged {
  /** Shows that the host knows the secret, and the guest: 64 hex digits each. */
  readonly hostProof: string;
  readonly guestProof: string;
  /** Keys for what the host sends, and the guest. */
  readonly hostSends: Uint8Array;
  readonly guestSends: Uint8Array;
  /** Opens the seat that is given now, as 64 hex digits: of use only to who comes by the code. */
  readonly seatKey: string;
}

/** The guest's side, whose share goes out before the host's comes in. */
export interface GuestExchange {
  readonly share: string;
  /** Null when the host's share is not valid. */
  finish(said: Said, hostShare: string): Exchanged | null;
}

const CONTEXT = 'aces-around/2';
const KEY_BYTES = 32;

/** `random`, and the host's as well: 64 hex digits that are used for nothing else. */
export function beginExchange(secret: Secret, nonces: Nonces, random: string): GuestExchange {
  const inputs = inputsOf(secret, nonces);
  const own = makeShare(inputs, fromHex(random));
  return {
    share: toHex(own.element),
    finish(said, hostShare) {
      const host = fromHex(hostShare);
      return exchanged(
        keyOf(own.scalar, host, inputs.session, ...messages(said, own.element, host)),
      );
    },
  };
}

/** The host's side, which answers a guest's share with its own; `with` is null when the guest's share is not valid. */
export function answerExchange(
  secret: Secret,
  nonces: Nonces,
  said: Said,
  guestShare: string,
  random: string,
): { readonly share: string; readonly with: Exchanged | null } {
  const inputs = inputsOf(secret, nonces);
  const own = makeShare(inputs, fromHex(random));
  const guest = fromHex(guestShare);
  const key = keyOf(own.scalar, guest, inputs.session, ...messages(said, guest, own.element));
  return { share: toHex(own.element), with: exchanged(key) };
}

/** The keys of a wire, as its host or its guest uses them. */
export const wireKeysOf = (
  { hostSends, guestSends }: Exchanged,
  end: 'host' | 'guest',
): WireKeys =>
  end === 'host'
    ? { send: hostSends, receive: guestSends }
    : { send: guestSends, receive: hostSends };

function inputsOf(secret: Secret, nonces: Nonces): CpaceInputs {
  const isCode = secret.kind === 'code';
  const channel = isCode ? [secret.kind] : [secret.kind, secret.table, secret.member];
  return {
    password: isCode ? utf8(secret.code) : fromHex(secret.key),
    channel: lengthsAnd(...[CONTEXT, ...channel].map(utf8)),
    session: fromHex(nonces.host + nonces.guest),
  };
}

/** The guest begins; what each end has said is authenticated with its share. */
const messages = (said: Said, guestShare: Uint8Array, hostShare: Uint8Array) =>
  [
    { element: guestShare, data: utf8(said.hello) },
    { element: hostShare, data: lengthsAnd(utf8(said.welcome), utf8(said.table)) },
  ] as const;

/** Each key and proof is derived by a name of its own, so that none tells anything about another. */
function exchanged(key: Uint8Array | null): Exchanged | null {
  if (key === null) return null;
  const derive = (name: string) =>
    Buffer.from(hkdfSync('sha512', key, '', `${CONTEXT} ${name}`, KEY_BYTES));
  return {
    hostProof: toHex(derive('host proof')),
    guestProof: toHex(derive('guest proof')),
    hostSends: derive('host sends'),
    guestSends: derive('guest sends'),
    seatKey: toHex(derive('seat')),
  };
}
