import type { Action } from '@shared/game/actions';
import { presetRules } from '@shared/game/presets';
import { expect, it } from 'vitest';
import { shownBySteps } from './shownBySteps';

const rules = presetRules('sq-partnership');
const step = (seat: number, action: Action) => ({ seat, action });
const bid = (seat: number, amount: number) => step(seat, { type: 'bid', amount });

// Opens at 250 in steps of 10: 280 is two steps above the 260 that is the least after 250.
const steps = [
  step(1, { type: 'keep' }),
  bid(1, 250),
  bid(2, 280),
  step(3, { type: 'pass' }),
  bid(0, 320),
  bid(1, 350),
  step(2, { type: 'pass' }),
];

it('what first bids showed stands at their steps, and nothing at the others', () => {
  const [aces, run] = [
    { kind: 'melds', aces: true, run: false },
    { kind: 'melds', aces: false, run: true },
  ];
  expect(shownBySteps(steps, { rules, convention: 'jumps' })).toEqual([
    null,
    null,
    aces,
    null,
    run,
    null,
    null,
  ]);
  expect(shownBySteps(steps, { rules, convention: 'natural' })).toEqual(steps.map(() => null));
});
