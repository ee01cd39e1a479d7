import { describe, expect, it } from 'vitest';
import { printValue } from './printValue';

describe('printValue', () => {
  it('prints small values like JSON', () => {
    expect(printValue({ a: [1, 'two', null, true] })).toBe('{"a":[1,"two",null,true]}');
  });

  it('prints a text without quotation marks', () => {
    expect(printValue('hearts')).toBe('hearts');
  });

  it('names a value that is missing', () => {
    expect(printValue(undefined)).toBe('nothing');
  });

  it('cuts what is nested 100,000 levels deep instead of overflowing the stack', () => {
    let nested: unknown = 1;
    for (let level = 0; level < 100_000; level++) nested = [nested];
    expect(printValue(nested)).toBe('[[[…]]]');
  });

  it('ends for a value that contains itself', () => {
    const value: { self?: unknown } = {};
    value.self = value;
    expect(printValue(value)).toBe('{"self":{"self":{"self":…}}}');
  });

  it('shows at most 80 characters and twelve entries', () => {
    expect(printValue('x'.repeat(1_000_000))).toHaveLength(81);
    expect(printValue(new Array(1_000_000).fill(1))).toBe('[1,1,1,1,1,1,1,1,1,1,1,1,…]');
  });

  it('prints what JSON has no text for', () => {
    expect(printValue(10n)).toBe('10');
    expect(printValue(Symbol('x'))).toBe('symbol');
    expect(printValue(() => 0)).toBe('function');
    expect(printValue(Number.NaN)).toBe('NaN');
  });
});
