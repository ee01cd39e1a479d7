import { calibrate } from '@main/bots/lab/arena/calibration';
import { decide } from '@main/bots/levels/decide';
import { presetRules } from '@shared/game/presets';
import { expect, it } from 'vitest';

const SEED = 'calibration test';
/** The share made of so few contracts has a standard error of 0.055; a thousand: `npm run bench -- calibration`. */
const DEALS = 60;
const LIMIT_MS = 120_000;
const NEAR = 0.14;

it(
  'foresees how many contracts are made, and makes more of those that it thinks safe',
  () => {
    const rules = presetRules('sq-partnership');
    const { groups } = calibrate(
      rules,
      (deal) => (view) => decide(view, 'medium', `${SEED} ${deal}`),
      { deals: DEALS, seed: SEED, groups: 4 },
    );
    const contracts = groups.reduce((sum, group) => sum + group.contracts, 0);
    const mean = (of: 'predicted' | 'made'): number =>
      groups.reduce((sum, group) => sum + group.contracts * group[of], 0) / contracts;
    expect(contracts).toBeGreaterThan(DEALS / 2);
    expect(Math.abs(mean('predicted') - mean('made'))).toBeLessThan(NEAR);
    const doubtful = groups.filter(({ predicted }) => predicted < 0.75);
    const safe = groups.filter(({ predicted }) => predicted >= 0.75);
    expect(safe[0]?.made).toBeGreaterThan(doubtful.at(-1)?.made ?? 1);
  },
  LIMIT_MS,
);
