import { playDeal } from '@main/bots/lab/arena/playDeal';
import { createBot } from '@main/bots/levels/createBot';
import type { BotLevel } from '@shared/game/botLevels';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRules } from '../support/randomRules';

const TABLES: readonly { readonly name: string; readonly levels: readonly BotLevel[] }[] = [
  { name: 'plain', levels: ['plain'] },
  { name: 'random', levels: ['random'] },
  { name: 'mixed', levels: ['plain', 'random'] },
];

/** Some rules allow raises of a five-hundredth of what a hand is worth. */
const LONG_AUCTIONS_MS = 90_000;

describe('bots under any rules', () => {
  it.each(TABLES)(
    '$name: every action is legal and every deal ends',
    ({ levels }) => {
      fc.assert(
        fc.property(randomRules, fc.nat(0xffff), (rules, number) => {
          const players = Array.from({ length: rules.players }, (_, seat) => {
            const level = levels[seat % levels.length] ?? 'plain';
            return createBot(level, `${number} ${seat}`).decide;
          });
          const { result, game } = playDeal(rules, `any rules ${number}`, number, players);
          expect(result.sides.every((side) => Number.isFinite(side.points))).toBe(true);
          expect(game.finished).toHaveLength(1);
        }),
        { numRuns: 40, seed: 20261129 },
      );
    },
    LONG_AUCTIONS_MS,
  );
});
