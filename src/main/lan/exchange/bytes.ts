/** A length as LEB128, then the bytes: so joined, parts can't be mistaken for others. */
function withLength(part: Uint8Array): Uint8Array {
  const length: number[] = [];
  let rest = part.length;
  for (; rest > 127; rest = Math.floor(rest / 128)) length.push((rest % 128) + 128);
  return Buffer.concat([Uint8Array.from([...length, rest]), part]);
}

/** The parts one after the other, each with its length before it: `lv_cat` of the CPace draft. */
export const lengthsAnd = (...parts: readonly Uint8Array[]): Uint8Array =>
  Buffer.concat(parts.map(withLength));

export const utf8 = (text: string): Uint8Array => Buffer.from(text, 'utf8');
export const fromHex = (text: string): Uint8Array => Buffer.from(text, 'hex');
export const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
