/** A source of pseudo-random numbers; the same seed gives the same sequence on every system. */
export interface Generator {
  /** A number of 0..2^32-1. */
  next(): number;
  /** A number of 0..bound-1, each equally likely but for 2^-32 x bound; `bound` from 1. */
  below(bound: number): number;
}

/** Four 32-bit words that depend on every character of the text. */
function hashText(text: string): [number, number, number, number] {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let d = 0xdeadbeef;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ unit, 0x85ebca6b);
    b = c ^ Math.imul(b ^ unit, 0xc2b2ae35);
    c = d ^ Math.imul(c ^ unit, 0x27d4eb2f);
    d = a ^ Math.imul(d ^ unit, 0x165667b1);
    a = (a << 13) | (a >>> 19);
  }
  return [a, b, c, d ^ text.length];
}

/** The small fast counting generator with 128 bits of state (`sfc32`), seeded with any text. */
export function createGenerator(seed: string): Generator {
  let [a, b, c, counter] = hashText(seed);
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  // The first numbers after a short seed are still alike.
  for (let i = 0; i < 12; i += 1) next();
  return { next, below: (bound) => Math.floor((next() / 0x1_0000_0000) * bound) };
}
