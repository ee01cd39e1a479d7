import type { Clock } from '@main/session/clock';
import { createTokenBucket, type TokenBucket } from '../tokenBucket';

/** How many probes are answered: a share for each address, so that nobody who asks on and on takes the others'. */
export interface AnswerShares {
  /** Whether a probe is answered. The same number is answered once: it comes by several ways. */
  take(address: string, n: string): boolean;
}

const PER_SECOND = 2;
const BURST = 6;
const PER_SECOND_OF_ALL = 100;
const MOST_ADDRESSES = 256;
const NUMBERS_KEPT = 4;

interface Share {
  readonly bucket: TokenBucket;
  numbers: readonly string[];
}

export function createAnswerShares(clock: Pick<Clock, 'nowMs'>): AnswerShares {
  const all = createTokenBucket(clock, PER_SECOND_OF_ALL, PER_SECOND_OF_ALL);
  /** By address, those that asked longest ago first. */
  const shares = new Map<string, Share>();
  const shareOf = (address: string): Share => {
    const share = shares.get(address) ?? {
      bucket: createTokenBucket(clock, PER_SECOND, BURST),
      numbers: [],
    };
    shares.delete(address);
    shares.set(address, share);
    const [oldest] = shares.keys();
    if (shares.size > MOST_ADDRESSES && oldest !== undefined) shares.delete(oldest);
    return share;
  };
  return {
    take(address, n) {
      const share = shareOf(address);
      if (share.numbers.includes(n) || !share.bucket.take() || !all.take()) return false;
      share.numbers = [n, ...share.numbers].slice(0, NUMBERS_KEPT);
      return true;
    },
  };
}
