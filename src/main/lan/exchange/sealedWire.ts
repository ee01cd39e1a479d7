import { createCipheriv, createDecipheriv } from 'node:crypto';
import { CLOSE_CODES } from '@shared/protocol/lan/closeCodes';
import type { MakeEnd, Wire, WireEnd } from '../wire/wire';

/** One key for each direction, each for one connection only. */
export interface WireKeys {
  readonly send: Uint8Array;
  readonly receive: Uint8Array;
}

/** A wire whose frames are readable until it is sealed, and from then on only to the other end. */
export interface SealableWire extends Wire {
  /** From the next frame on, in both directions. */
  seal(keys: WireKeys): void;
}

/** Electron 33's library has AES-GCM but not ChaCha20-Poly1305. */
const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const LENGTH_BYTES = 4;
/** Sizes are rounded up to a multiple of this, so that they tell less. */
const BUCKET_BYTES = 256;

/**
 * Makes an end whose wire can be sealed. A frame that was altered, cut, repeated, left out or put in ends the connection:
 * nothing after it could be trusted.
 */
export const sealable =
  (makeEnd: (wire: SealableWire) => WireEnd): MakeEnd =>
  (inner) => {
    let seal: ((text: string) => string) | null = null;
    let open: ((frame: string) => string | null) | null = null;
    let isBroken = false;
    const end = makeEnd({
      ...inner,
      send: (text) => inner.send(seal === null ? text : seal(text)),
      seal(keys) {
        seal = createSealer(keys.send);
        open = createOpener(keys.receive);
      },
    });
    return {
      onText(frame) {
        if (isBroken) return;
        const text = open === null ? frame : open(frame);
        if (text !== null) return end.onText(text);
        isBroken = true;
        inner.close(CLOSE_CODES.protocol);
        end.onClosed(CLOSE_CODES.protocol);
      },
      onNoise: () => !isBroken && end.onNoise(),
      onClosed: (code) => !isBroken && end.onClosed(code),
    };
  };

/** Seals one text after another: base64 of the encrypted text and its tag. */
export function createSealer(key: Uint8Array): (text: string) => string {
  const nextNonce = countNonces();
  return (text) => {
    const cipher = createCipheriv(CIPHER, key, nextNonce(), { authTagLength: TAG_BYTES });
    const sealed = [cipher.update(padded(text)), cipher.final(), cipher.getAuthTag()];
    return Buffer.concat(sealed).toString('base64');
  };
}

/** Opens what a sealer with the same key has sealed, in the same order; null for anything else. */
export function createOpener(key: Uint8Array): (frame: string) => string | null {
  const nextNonce = countNonces();
  return (frame) => {
    const sealed = Buffer.from(frame, 'base64');
    if (sealed.length < TAG_BYTES || sealed.toString('base64') !== frame) return null;
    const cipher = createDecipheriv(CIPHER, key, nextNonce(), { authTagLength: TAG_BYTES });
    cipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    try {
      const opened = [cipher.update(sealed.subarray(0, -TAG_BYTES)), cipher.final()];
      return unpadded(Buffer.concat(opened));
    } catch {
      return null;
    }
  };
}

/** 0, 1, 2 ... as 12 bytes: each frame of a direction has its place, which isn't sent. */
function countNonces(): () => Uint8Array {
  let count = 0n;
  return () => {
    const nonce = Buffer.alloc(NONCE_BYTES);
    nonce.writeBigUInt64BE(count, NONCE_BYTES - 8);
    count += 1n;
    return nonce;
  };
}

/** The length of the text in bytes, the text in UTF-8, and zeros up to the next multiple. */
function padded(text: string): Uint8Array {
  const bytes = Buffer.from(text, 'utf8');
  const size = Math.ceil((LENGTH_BYTES + bytes.length) / BUCKET_BYTES) * BUCKET_BYTES;
  const whole = Buffer.alloc(size);
  whole.writeUInt32BE(bytes.length);
  bytes.copy(whole, LENGTH_BYTES);
  return whole;
}

function unpadded(whole: Buffer): string | null {
  if (whole.length < LENGTH_BYTES) return null;
  const length = whole.readUInt32BE();
  return LENGTH_BYTES + length > whole.length
    ? null
    : whole.toString('utf8', LENGTH_BYTES, LENGTH_BYTES + length);
}
