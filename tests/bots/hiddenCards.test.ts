import { createBot } from '@main/bots/createBot';
import { decide } from '@main/bots/decide';
import { dealCards } from '@main/engine/dealing';
import { applyAction, createGame, isDealOver } from '@main/engine/game';
import { viewFor } from '@main/engine/view';
import type { Move } from '@shared/game/actions';
import { BOT_LEVELS } from '@shared/game/botLevels';
import { at } from '@shared/game/cards';
import { presetNamed } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import { describe, expect, it } from 'vitest';
import { changeHidden, type DealStory, knownStory } from '../support/hiddenChanges';
import { seededRandom } from '../support/seededRandom';

const PRESETS = ['sq-partnership', 'wcg-double', 'cm-cutthroat-3', 'sq-two', 'cm-six'] as const;
const DEALS = 2;
const MOMENTS = 14;
const TRIES = 12;

function playedDeal(rules: RuleSet, seed: string): DealStory {
  const dealt = dealCards(rules, seed, 0);
  const bot = createBot('random', seed);
  const moves: Move[] = [];
  let { game } = createGame(rules, 0, dealt);
  while (!isDealOver(game)) {
    const { phase } = game.deal;
    if (phase.kind === 'over') break;
    const action = bot.decide(viewFor(game, phase.seat));
    moves.push({ seat: phase.seat, action });
    const next = applyAction(game, phase.seat, action);
    if (!next.ok) throw new Error(`refused: ${JSON.stringify(next.error)}`);
    game = next.value.game;
  }
  return { rules, dealer: 0, dealt, moves };
}

/** The view of the seat to act after the story's moves. */
function lastView({ rules, dealer, dealt, moves }: DealStory) {
  let { game } = createGame(rules, dealer, dealt);
  for (const { seat, action } of moves) {
    const next = applyAction(game, seat, action);
    if (!next.ok) throw new Error('a story that is told is legal');
    game = next.value.game;
  }
  const { phase } = game.deal;
  return phase.kind === 'over' ? null : viewFor(game, phase.seat);
}

describe.each(PRESETS)('decisions in %s', (name) => {
  it('do not depend on hidden cards, at any level', () => {
    const rules = presetNamed(name)?.rules;
    if (rules === undefined) throw new Error(`no preset ${name}`);
    const random = seededRandom(412);
    const phases = new Set<string>();
    let compared = 0;
    for (let deal = 0; deal < DEALS; deal += 1) {
      const whole = playedDeal({ ...rules, throwIn: 'off' }, `hidden ${name} ${deal}`);
      const moments = whole.moves.flatMap((move, index) =>
        move.action.type === 'play' || random.onceIn(2) ? [] : [index],
      );
      for (let more = MOMENTS; more > 0; more -= 1) moments.push(random.below(whole.moves.length));
      for (const moment of moments) {
        const { seat } = at(whole.moves, moment);
        const story = { ...whole, moves: whole.moves.slice(0, moment) };
        const known = knownStory(story, seat) ?? [];
        let other: DealStory | null = null;
        for (let tries = TRIES; tries > 0 && other === null; tries -= 1)
          other = changeHidden(story, known, seat, random);
        const [here, there] = [lastView(story), other === null ? null : lastView(other)];
        if (here === null || there === null) continue;
        compared += 1;
        phases.add(here.phase.kind);
        const levels = compared % 3 === 0 ? BOT_LEVELS : BOT_LEVELS.slice(0, 4);
        for (const level of levels)
          expect(decide(there, level, 'hidden'), `${level}, deal ${deal}, move ${moment}`).toEqual(
            decide(here, level, 'hidden'),
          );
      }
    }
    expect(compared).toBeGreaterThan(10);
    expect(phases).toContain('play');
    if (rules.players > 2) expect(phases).toContain('auction');
  });
});
