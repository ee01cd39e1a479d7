import { playMatch } from '@main/bots/lab/arena/duplicateMatch';
import { type Decide, playDeal } from '@main/bots/lab/arena/playDeal';
import { quantile } from '@main/bots/lab/arena/quantile';
import { createBot } from '@main/bots/levels/createBot';
import { presetRules } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import type { Figure } from './support/figure';

const PRESETS = ['sq-partnership', 'cm-double', 'sq-three', 'sq-two', 'cm-six'];
const SELF_PLAY_DEALS = 400;
const MATCH_DEALS = 100;

/** What plain bots bid and make among themselves, and how long they think. */
function selfPlay(rules: RuleSet): Figure[] {
  const times: number[] = [];
  const plain = createBot('plain', 'bench').decide;
  const timed: Decide = (view) => {
    const start = performance.now();
    const action = plain(view);
    times.push(performance.now() - start);
    return action;
  };
  let contracts = 0;
  let made = 0;
  let sum = 0;
  for (let deal = 0; deal < SELF_PLAY_DEALS; deal += 1) {
    const { result } = playDeal(rules, 'bench', deal, new Array(rules.players).fill(timed));
    if (result.contract === null) continue;
    contracts += 1;
    sum += result.contract;
    if (result.how === 'made' || result.how === 'moon') made += 1;
  }
  const bidding: Figure[] =
    contracts === 0
      ? []
      : [
          { name: 'contracts made', value: (100 * made) / contracts, unit: '%' },
          { name: 'average contract', value: sum / contracts, unit: 'points' },
        ];
  return [
    ...bidding,
    { name: 'decision, median', value: quantile(times, 0.5) * 1000, unit: 'us' },
    { name: 'decision, 95th percentile', value: quantile(times, 0.95) * 1000, unit: 'us' },
  ];
}

/** Plain bots: their contracts, what they win of random ones, and their speed. */
export default function measureBots(): Figure[] {
  return PRESETS.flatMap((preset) => {
    const rules = presetRules(preset);
    const plain = createBot('plain', 'plain').decide;
    const random = createBot('random', 'random').decide;
    const match = playMatch(
      rules,
      () => plain,
      () => random,
      MATCH_DEALS,
      'bench',
    );
    return [
      ...selfPlay(rules),
      { name: 'plain against random, a deal', value: match.pointsPerDeal, unit: 'points' },
    ].map((line) => ({ ...line, name: `${preset}: ${line.name}` }));
  });
}
