import { expect, it } from 'vitest';
import { placeWords } from './placeWords';

it.each([
  ['192.168.1.20', 28_462, '192.168.1.20'],
  ['192.168.1.20', 40_001, '192.168.1.20:40001'],
  ['fe80::1', 28_462, 'fe80::1'],
  ['fe80::1', 40_001, '[fe80::1]:40001'],
])('prints %s and %i as %s', (address, port, words) => {
  expect(placeWords({ address, port }, 28_462)).toBe(words);
});
