import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { at } from '@shared/game/cards';

/** A source of uniform whole numbers. */
export interface Random {
  /** A whole number in 0..bound-1, each equally likely. */
  below(bound: number): number;
}

/**
 * An endless stream of numbers drawn from a text: SHA-256 of the text and a block counter. Deals use
 * it since seen cards tell nothing of the text or of what follows; bots use something faster.
 */
export function randomFromText(text: string): Random {
  const prefix = utf8ToBytes(text);
  const message = new Uint8Array(prefix.length + 4);
  message.set(prefix);
  const counter = new DataView(message.buffer, prefix.length);
  let block = new DataView(new ArrayBuffer(0));
  let offset = 0;
  let blocks = 0;

  const nextWord = (): number => {
    if (offset >= block.byteLength) {
      counter.setUint32(0, blocks);
      blocks += 1;
      block = new DataView(sha256(message).buffer);
      offset = 0;
    }
    const word = block.getUint32(offset);
    offset += 4;
    return word;
  };

  return {
    below(bound) {
      // Words past the last whole multiple of the bound are thrown away: a remainder would favor
      // the small numbers.
      const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
      let word = nextWord();
      while (word >= limit) word = nextWord();
      return word % bound;
    },
  };
}

/** A shuffled copy (Fisher and Yates): every order is equally likely, the given one too. */
export function shuffle<T>(list: readonly T[], random: Random): T[] {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    const kept = at(shuffled, last);
    shuffled[last] = at(shuffled, other);
    shuffled[other] = kept;
  }
  return shuffled;
}
