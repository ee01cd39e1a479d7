import { isDeepStrictEqual } from 'node:util';
import { applyAction, type GameState, isDealOver, nextDeal, startGame } from '@main/engine/game';
import { gameOfPosition, viewOfPosition } from '@main/engine/notation/gameOfPosition';
import { parsePosition } from '@main/engine/notation/parsePosition';
import type { Position } from '@main/engine/notation/position';
import { positionOfGame } from '@main/engine/notation/positionOfGame';
import { positionOfView } from '@main/engine/notation/positionOfView';
import { printPosition } from '@main/engine/notation/printPosition';
import { seatToAct } from '@main/engine/playDeal';
import { type Random, randomFromText } from '@main/engine/random';
import { hasMelded } from '@main/engine/stages/stock';
import { viewFor } from '@main/engine/view';
import { PRESETS } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import { seatsOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRules } from '../support/randomRules';
import { variedAction } from '../support/variedAction';

const RUNS = Number(process.env.PROPERTY_RUNS ?? 30);
const SEED = Number(process.env.PROPERTY_SEED ?? 11);

function read(text: string): Position {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(`${position.error}\n${text}`);
  return position.value;
}

const rulesAlone = (rules: RuleSet): RuleSet => ({ ...rules, preset: null });

/** What the rules can tell apart: not how the cards lay at first, who said what when, or what presets are called. */
function distinguished({ rules, deal, history, scores, winner, finished }: GameState) {
  const { dealt, moves: _, rules: __, stage: ___, ...rest } = deal;
  return {
    ...rest,
    rules: rulesAlone(rules),
    widow: dealt.widow,
    hasMelded: deal.phase.kind === 'after-trick' && hasMelded(deal),
    counted: history.filter(({ result }) => result.how !== 'redeal').length,
    scores,
    winner,
    result: finished.at(-1)?.deal === deal ? finished.at(-1)?.result : null,
  };
}

/**
 * What a view shows, without the number of earlier actions and deals, which aren't part of a position. Nor is what lies
 * buried by somebody else worth where a hand was thrown in.
 */
function shown({ rules, turn: _, dealNumber: __, history: ___, ...view }: PlayerView) {
  const hidesBury = view.result?.how === 'thrown-in' && rules.widow > 0 && view.buried === null;
  const told = hidesBury ? { sides: view.sides.map(({ meld }) => meld), missing: null } : {};
  return { ...view, ...told, rules: rulesAlone(rules) };
}

/** Compares what is nearly always the same faster than an expectation does. */
function expectSame(found: unknown, wanted: unknown, text: string): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found, text).toEqual(wanted);
}

const act = (game: GameState, random: Random): GameState => {
  const seat = seatToAct(game.deal);
  if (seat === null) throw new Error('nobody is to act');
  const applied = applyAction(game, seat, variedAction(viewFor(game, seat), random));
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value.game;
};

/** Every state of some deals of a game. */
function* statesOf(rules: RuleSet, seed: string, deals: number): Generator<GameState> {
  const random = randomFromText(`${seed}/players`);
  let { game } = startGame(rules, seed);
  for (let deal = 0; deal < deals; deal += 1) {
    while (!isDealOver(game)) {
      yield game;
      game = act(game, random);
    }
    yield game;
    if (game.winner !== null) return;
    game = nextDeal(game, seed).game;
  }
}

function playedOut(start: GameState, seed: string): GameState {
  const random = randomFromText(seed);
  let game = start;
  while (!isDealOver(game)) game = act(game, random);
  return game;
}

const kinds = new Set<string>();

/** Each state of a game is written and read again, open and as each seat sees it, and goes on as it would have. */
function check(rules: RuleSet, seed: string, deals: number): void {
  let count = 0;
  for (const game of statesOf(rules, seed, deals)) {
    const { phase } = game.deal;
    kinds.add(phase.kind);
    const text = printPosition(positionOfGame(game));
    const again = gameOfPosition(read(text));
    expectSame(distinguished(again), distinguished(game), text);
    expect(printPosition(positionOfGame(again))).toBe(text);
    for (const seat of seatsOf(rules)) {
      const view = viewFor(game, seat);
      const seen = printPosition(positionOfView(view));
      const viewed = viewOfPosition(read(seen), seat);
      if (!viewed.ok) throw new Error(`${viewed.error}\n${seen}`);
      expectSame(shown(viewed.value), shown(view), seen);
      expect(printPosition(positionOfView(viewed.value))).toBe(seen);
    }
    count += 1;
    if (count % 7 === 0 && phase.kind !== 'over')
      expectSame(distinguished(playedOut(again, text)), distinguished(playedOut(game, text)), text);
  }
}

describe('the notation of a position', () => {
  it.each(PRESETS.map(({ name, rules }) => [name, rules] as const))(
    'brings every state of random deals of %s back',
    (name, rules) => check(rules, `positions/${name}`, 2),
  );

  it('brings every state of random deals by random rules back', () => {
    fc.assert(
      fc.property(randomRules, fc.nat(), (rules, seed) => check(rules, `positions/${seed}`, 2)),
      { numRuns: RUNS, seed: SEED },
    );
    expect([...kinds].sort()).toEqual([
      'after-trick',
      'auction',
      'bury',
      'decision',
      'give',
      'nines',
      'over',
      'play',
      'trump',
    ]);
  });
});
