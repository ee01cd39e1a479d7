import { type Decide, playDeal } from '@main/bots/lab/arena/playDeal';
import { quantile } from '@main/bots/lab/arena/quantile';
import { decide } from '@main/bots/levels/decide';
import { MOST_THINKING_MS } from '@main/bots/thread/thinkingTime';
import type { BotLevel } from '@shared/game/botLevels';
import { presetRules } from '@shared/game/presets';
import type { Legal } from '@shared/game/view';
import type { Figure } from './support/figure';

const PRESETS = ['sq-partnership', 'sq-double', 'cm-double'];
const LEVELS: readonly BotLevel[] = ['medium', 'hard', 'expert'];
const DEALS = 24;
/** The first ones run code that isn't warm yet. */
const COLD_DEALS = 3;

/** Milliseconds of processor time, all threads of the process included. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** How long decisions of one level take, by kind, with the limit that the program sets. */
function timesOf(preset: string, level: BotLevel): Figure[] {
  const rules = presetRules(preset);
  const times = new Map<Legal['kind'], number[]>();
  for (let deal = 0; deal < DEALS; deal += 1) {
    const timed: Decide = (view) => {
      const end = performance.now() + MOST_THINKING_MS.action;
      const start = processorTime();
      const action = decide(view, level, `${deal}`, { shouldStop: () => performance.now() >= end });
      const took = processorTime() - start;
      if (view.legal !== null && deal >= COLD_DEALS)
        times.set(view.legal.kind, [...(times.get(view.legal.kind) ?? []), took]);
      return action;
    };
    playDeal(rules, 'decisions', deal, new Array(rules.players).fill(timed));
  }
  return [...times].flatMap(([kind, taken]) => {
    const name = `${preset}, ${level}, ${kind} (${taken.length})`;
    return [
      { name: `${name}: 95th percentile`, value: quantile(taken, 0.95), unit: 'ms' },
      { name: `${name}: longest`, value: quantile(taken, 1), unit: 'ms' },
    ];
  });
}

/** What every decision of the levels costs on one core, with one deck and with two. */
export default function measureDecisions(): Figure[] {
  return PRESETS.flatMap((preset) => LEVELS.flatMap((level) => timesOf(preset, level)));
}
