import { BOT_LEVELS, type BotLevel } from '@shared/game/botLevels';
import { at } from '@shared/game/cards';
import { PRESETS } from '@shared/game/presets';
import { describe, expect, it } from 'vitest';
import { playDeal } from '../../src/main/bots/lab/arena/playDeal';
import { createBot } from '../../src/main/bots/levels/createBot';
import { decide } from '../../src/main/bots/levels/decide';

const DEALS: readonly (readonly [level: BotLevel, deals: number])[] = [
  ['random', 12],
  ['easy', 4],
  ['plain', 4],
  ['medium', 4],
  ['hard', 1],
  ['expert', 1],
];

/** Stops every thought after a few of the deals it would try: those are enough to be legal. */
function hasty(): () => boolean {
  let asked = 0;
  return () => {
    asked += 1;
    return asked % 5 === 0;
  };
}

describe.each(PRESETS)('whole deals of $name', ({ name, rules }) => {
  // `playDeal` throws at the first refused action, with the seed and the number of the deal.
  it.each(DEALS)('%s bots never do anything illegal', (level, deals) => {
    for (let deal = 0; deal < deals; deal += 1) {
      const players = Array.from(
        { length: rules.players },
        (_, seat) => createBot(level, `legal ${name} ${deal} ${seat}`, hasty()).decide,
      );
      expect(playDeal(rules, `legal ${name}`, deal, players).result.how).toBeTypeOf('string');
    }
  });

  it('the same view and seed give the same action, at each level in turn', () => {
    const bots = Array.from({ length: rules.players }, (_, seat) => createBot('random', `${seat}`));
    let views = 0;
    playDeal(
      rules,
      `same ${name}`,
      0,
      bots.map((bot) => bot.decide),
      (view) => {
        views += 1;
        const level = at(BOT_LEVELS, views % BOT_LEVELS.length);
        expect(decide(view, level, 'seed', { shouldStop: hasty() })).toEqual(
          decide(structuredClone(view), level, 'seed', { shouldStop: hasty() }),
        );
      },
    );
  });
});
