import { REQUESTS } from '@shared/protocol/requests';
import { describe, expect, it } from 'vitest';
import { request } from './request';

/** Lists within lists. */
function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

describe('request: arguments from the page', () => {
  const carriedOut: unknown[] = [];
  const say = request(REQUESTS.chat, (text) => carriedOut.push(text));

  it.each([
    ['a text of 100 MB', ['x'.repeat(100_000_000)], 'larger than 16 megabytes'],
    ['a buffer of 100 MB', [new Uint8Array(100_000_000)], 'larger than 16 megabytes'],
    ['lists 6,000 levels deep', [nested(6_000)], 'more than 32 levels deep'],
    ['a list of 200,000 numbers', [new Array(200_000).fill(1)], 'more than 100000 values'],
    ['a number beyond all counting', [1e300], 'a number that is too large'],
    ['a function', [() => 1], 'not plain data'],
    ['a map', [new Map()], 'not plain data'],
  ])('%s is refused before its schema looks at it', async (_name, args, words) => {
    const outcome = await say(args);
    expect('refused' in outcome && outcome.refused).toContain(words);
    expect(carriedOut).toEqual([]);
  });
});
