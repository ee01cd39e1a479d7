import { isDeepStrictEqual } from 'node:util';
import { PRESETS, presetRules } from '@shared/game/presets';
import { describe, expect, it } from 'vitest';
import { tableStory } from '../../../../tests/support/tableStory';
import { fromWire, toWire, wireUpdateSchema } from './updateSchema';

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(PRESETS)('updates of $name on the wire', ({ name, rules }) => {
  it.each([0, null])('seat %s gets back every field of what was sent', (seat) => {
    for (const update of tableStory(rules, seat, `wire ${name}`, 2)) {
      const parsed = wireUpdateSchema.parse(overTheWire(toWire(update)));
      // The runner's own comparison takes ten times as long.
      if (!isDeepStrictEqual(fromWire(parsed, rules), update))
        expect(fromWire(parsed, rules)).toEqual(update);
    }
  });
});

it('an update of a host of an earlier version is one of a table whose bids tell nothing', () => {
  const [update] = tableStory(presetRules('sq-partnership'), 0, 'earlier');
  if (update === undefined) return expect.fail('the story is too short');
  const { convention: _, ...earlier } = toWire(update);
  expect(wireUpdateSchema.parse(earlier).convention).toBe('natural');
  expect(wireUpdateSchema.parse({ ...earlier, convention: 'jumps' }).convention).toBe('jumps');
  expect(wireUpdateSchema.safeParse({ ...earlier, convention: 'signals' }).success).toBe(false);
});

describe('a broken update', () => {
  const [update] = tableStory(presetRules('sq-partnership'), 0, 'broken').slice(5);

  it('is refused, whichever field of the view is missing', () => {
    if (update === undefined) return expect.fail('the story is too short');
    const wire = toWire(update);
    for (const field of Object.keys(wire.view)) {
      const view = Object.fromEntries(Object.entries(wire.view).filter(([key]) => key !== field));
      expect(wireUpdateSchema.safeParse({ ...wire, view }).success, field).toBe(false);
    }
  });

  it('is refused with a card, a seat or a phase that there is not', () => {
    if (update === undefined) return expect.fail('the story is too short');
    const wire = toWire(update);
    for (const change of [
      { hand: [24] },
      { hand: [-1] },
      { hand: ['AS'] },
      { dealer: 8 },
      { phase: { kind: 'shuffle', seat: 0 } },
      { phase: { kind: 'play' } },
      { legal: { kind: 'play', cards: [], refused: [], claim: 'yes' } },
    ])
      expect(
        wireUpdateSchema.safeParse({ ...wire, view: { ...wire.view, ...change } }).success,
      ).toBe(false);
  });
});
