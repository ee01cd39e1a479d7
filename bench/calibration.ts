import { calibrate } from '@main/bots/lab/arena/calibration';
import { decide } from '@main/bots/levels/decide';
import { presetRules } from '@shared/game/presets';

const PRESET = 'sq-partnership';
const SEED = 'november';
/** With 1,000 chance alone makes an error of 0.023 of a predictor that is right. */
const DEALS = 3000;
const TENTHS = 10;

/** Chances that `expert` gives its contracts, by tenths, against the share of them that it made. */
export default function measureCalibration() {
  const rules = presetRules(PRESET);
  const expert = (deal: number) => (view: Parameters<typeof decide>[0]) =>
    decide(view, 'expert', `${SEED} ${deal}`);
  const { groups, error } = calibrate(rules, expert, { deals: DEALS, seed: SEED, groups: TENTHS });
  return [
    ...groups.map(({ contracts, predicted, made }) => ({
      name: `${contracts} contracts, predicted ${predicted.toFixed(3)}: made`,
      value: made,
      unit: '',
    })),
    { name: 'expected calibration error', value: error, unit: '' },
  ];
}
