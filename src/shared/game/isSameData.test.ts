import { expect, it } from 'vitest';
import { isSameData } from './isSameData';

it('two values are the same whatever the order of their fields', () => {
  expect(isSameData({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
});

it('two values differ in a field, a length, the order of a list, or what they are', () => {
  const value = { a: 1, b: [1, 2] };
  const others = [
    { a: 1 },
    { ...value, c: 0 },
    { ...value, b: [2, 1] },
    { ...value, b: [1] },
    { ...value, a: '1' },
    { a: 1, c: [1, 2] },
    null,
    7,
  ];
  for (const other of others) expect(isSameData(value, other)).toBe(false);
  expect(isSameData([], {})).toBe(false);
  expect(isSameData(null, {})).toBe(false);
});
