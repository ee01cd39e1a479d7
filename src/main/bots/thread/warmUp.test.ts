import { PRESETS } from '@shared/game/presets';
import { expect, test } from 'vitest';
import { warmUp } from './warmUp';

const hasty = () => {
  let asked = 0;
  return () => {
    asked += 1;
    return asked > 2;
  };
};

test.each(PRESETS.map(({ name, rules }) => [name, rules] as const))(
  'a deal of %s is thought through to its end',
  (_, rules) => {
    let decisions = 0;
    const isLate = () => {
      decisions += 1;
      return false;
    };
    warmUp(rules, isLate, hasty);
    expect(decisions).toBeGreaterThan(rules.players);
  },
);

test('nothing is thought about when there is no time', () => {
  const [preset] = PRESETS;
  let decisions = 0;
  if (preset === undefined) throw new Error('there is no preset');
  warmUp(
    preset.rules,
    () => true,
    () => {
      decisions += 1;
      return hasty();
    },
  );
  expect(decisions).toBe(0);
});
