import { createHash } from 'node:crypto';
import { ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js';
import { lengthsAnd, utf8 } from './bytes';

/**
 * CPace, a password-authenticated key exchange (draft-irtf-cfrg-cpace, CPACE-RISTR255-SHA512, initiator and responder):
 * two ends that know the same password get the same key; one that doesn't know it learns nothing but whether one guess
 * was right, and who only listens learns nothing at all. Names in comments are the draft's.
 */

/** What both ends have to put in alike. */
export interface CpaceInputs {
  /** PRS. */
  readonly password: Uint8Array;
  /** CI. */
  readonly channel: Uint8Array;
  /** sid. */
  readonly session: Uint8Array;
}

/** One end's part of one exchange: `scalar` stays secret and is used once. */
export interface CpaceShare {
  readonly scalar: bigint;
  readonly element: Uint8Array;
}

/** What an end has sent: its share, and what is authenticated with it. */
export interface CpaceMessage {
  readonly element: Uint8Array;
  /** ADa or ADb. */
  readonly data: Uint8Array;
}

export const SCALAR_BYTES = 32;
const DSI = utf8('CPaceRistretto255');
const DSI_ISK = utf8('CPaceRistretto255_ISK');
const HASH_BLOCK_BYTES = 128;
const GROUP_BITS = 252n;

const { Point } = ristretto255;
const sha512 = (bytes: Uint8Array): Uint8Array => createHash('sha512').update(bytes).digest();

/** generator_string: the password fills the first block of the hash, so that its length doesn't show in the time. */
export function generatorString({ password, channel, session }: CpaceInputs): Uint8Array {
  const used = lengthsAnd(password).length + lengthsAnd(DSI).length + 1;
  const padding = new Uint8Array(Math.max(0, HASH_BLOCK_BYTES - used));
  return lengthsAnd(DSI, password, padding, channel, session);
}

/** The share of an end; `random` is 32 bytes that nobody else knows and that are never used again. */
export function makeShare(inputs: CpaceInputs, random: Uint8Array): CpaceShare {
  const scalar = littleEndian(random) & ((1n << GROUP_BITS) - 1n);
  const generator = ristretto255_hasher.deriveToCurve?.(sha512(generatorString(inputs)));
  if (generator === undefined) throw new Error('the curve library has no element derivation');
  return { scalar, element: generator.multiply(scalar).toBytes() };
}

/** scalar_mult_vfy: null where the draft has the neutral element, so for what is no element of the group, too. */
export function multiply(scalar: bigint, element: Uint8Array): Uint8Array | null {
  try {
    const product = Point.fromBytes(element).multiply(scalar);
    return product.is0() ? null : product.toBytes();
  } catch {
    return null;
  }
}

/**
 * ISK, the key that both ends have in common; null when the other's share is refused. `initiator` and `responder` are
 * the messages as they went over the wire.
 */
export function keyOf(
  scalar: bigint,
  other: Uint8Array,
  session: Uint8Array,
  initiator: CpaceMessage,
  responder: CpaceMessage,
): Uint8Array | null {
  const secret = multiply(scalar, other);
  if (secret === null) return null;
  return sha512(
    Buffer.concat([
      lengthsAnd(DSI_ISK, session, secret),
      lengthsAnd(initiator.element, initiator.data),
      lengthsAnd(responder.element, responder.data),
    ]),
  );
}

const littleEndian = (bytes: Uint8Array): bigint =>
  BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`);
