import { playDeal } from '@main/bots/arena/playDeal';
import { createBot } from '@main/bots/createBot';
import { printCards } from '@shared/game/cards';
import { PRESETS } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import { describe, expect, it } from 'vitest';
import { DETECTORS } from './stupidActions';

const DEALS_A_PRESET = 12;

/** With must-win only in trumps there is more to choose from, and more to do wrong. */
const TABLES: readonly { name: string; rules: RuleSet }[] = PRESETS.flatMap(({ name, rules }) => [
  { name, rules },
  ...(rules.players === 4
    ? [{ name: `${name}, loose`, rules: { ...rules, mustWin: 'trump' as const } }]
    : []),
]);

describe.each(['easy', 'plain', 'medium'] as const)('%s bots over whole deals', (level) => {
  const stupid = new Map(DETECTORS.map(({ name }) => [name, [] as string[]]));
  const arisen = new Map(DETECTORS.map(({ name }) => [name, 0]));
  for (const { name: preset, rules } of TABLES) {
    const bot = createBot(level, preset).decide;
    for (let deal = 0; deal < DEALS_A_PRESET; deal += 1)
      playDeal(
        rules,
        `stupid ${preset}`,
        deal,
        new Array(rules.players).fill(bot),
        (view, action) => {
          for (const { name, arises, isStupid } of DETECTORS) {
            if (!arises(view)) continue;
            arisen.set(name, (arisen.get(name) ?? 0) + 1);
            if (isStupid(view, action))
              stupid
                .get(name)
                ?.push(
                  `${preset} deal ${deal}: ${JSON.stringify(action)} of ${printCards(view.hand)}`,
                );
          }
        },
      );
  }

  it.each(DETECTORS.map(({ name }) => name))('never: %s', (name) => {
    expect(arisen.get(name), 'the situation came up').toBeGreaterThan(0);
    expect(stupid.get(name)).toEqual([]);
  });
});
