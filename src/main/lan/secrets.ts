import { createHash, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH, CODE_SIGNS } from '@shared/protocol/lan/joinCode';

/** Random hex digits, two for each byte. */
export type RandomHex = (bytes: number) => string;

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Compares two digests in a time that doesn't tell where they differ. */
export const isSameDigest = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Each sign equally likely: bytes past the last whole multiple of the alphabet are thrown away. */
export function createCode(randomHex: RandomHex): string {
  const limit = 256 - (256 % CODE_SIGNS.length);
  let code = '';
  while (code.length < CODE_LENGTH) {
    const byte = Number.parseInt(randomHex(1), 16);
    if (byte < limit) code += CODE_SIGNS.charAt(byte % CODE_SIGNS.length);
  }
  return code;
}
