import type { Judgement } from '@shared/protocol/review';
import { expect, it } from 'vitest';
import { costliest, mistakeSteps } from './costs';

const judged = (step: number, cost: number, mistake: boolean, open = 0): Judgement => ({
  step,
  seat: 0,
  open: { low: open, high: open, best: null },
  known: { cost, error: 1, deals: 100, best: { type: 'pass' }, mistake, reason: null },
});

const review = {
  dealNumber: 1,
  judgements: [
    judged(1, 0, false),
    judged(2, 8, false),
    judged(3, 5, true),
    judged(4, 0, false, 30),
    judged(5, 20, true),
    { step: 6, seat: 1, open: null, known: null },
  ],
};

it('puts mistakes first, the dearest first, and leaves out what cost nothing', () => {
  expect(costliest(review).map(({ step }) => step)).toEqual([5, 3, 2, 4]);
});

it('finds the steps of the mistakes', () => {
  expect(mistakeSteps(review)).toEqual([3, 5]);
});
