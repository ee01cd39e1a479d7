import { PRESETS } from '@shared/game/presets';
import { describe, expect, it } from 'vitest';
import { playDeal } from '../../src/main/bots/arena/playDeal';
import { createBot } from '../../src/main/bots/createBot';
import { decide } from '../../src/main/bots/decide';

const DEALS = 12;

describe.each(PRESETS)('whole deals of $name', ({ name, rules }) => {
  // `playDeal` throws at the first refused action, with the seed and the number of the deal.
  it.each(['random', 'plain'] as const)('%s bots never do anything illegal', (level) => {
    for (let deal = 0; deal < DEALS; deal += 1) {
      const players = Array.from(
        { length: rules.players },
        (_, seat) => createBot(level, `legal ${name} ${deal} ${seat}`).decide,
      );
      expect(playDeal(rules, `legal ${name}`, deal, players).result.how).toBeTypeOf('string');
    }
  });

  it('the same view and seed give the same action', () => {
    const bots = Array.from({ length: rules.players }, (_, seat) => createBot('random', `${seat}`));
    playDeal(
      rules,
      `same ${name}`,
      0,
      bots.map((bot) => bot.decide),
      (view) => {
        for (const level of ['random', 'plain'] as const)
          expect(decide(view, level, 'seed')).toEqual(decide(structuredClone(view), level, 'seed'));
      },
    );
  });
});
