import { dealCards } from '@main/engine/dealing';
import { applyAction, createGame, type GameState } from '@main/engine/game';
import { randomFromText } from '@main/engine/random';
import { recordMove } from '@main/engine/record';
import { viewFor } from '@main/engine/view';
import { createDealEvidence, type DealEnding } from '@main/lan/guest/dealEvidence';
import { presetRules } from '@shared/game/presets';
import type { RuleSet } from '@shared/game/rules';
import type { TableUpdate } from '@shared/protocol/table';
import { describe, expect, it } from 'vitest';
import { anyAction } from '../../../tests/support/anyAction';
import { checkCards } from './checkCards';

const SEED = 'seed';
const RULES = presetRules('sq-cutthroat-4');

/** A whole deal from its seed, every position of it. */
function playDeal(rules: RuleSet, dealer: number, deal: number): GameState[] {
  const random = randomFromText(`${SEED}/${dealer}`);
  let { game } = createGame(rules, dealer, dealCards(rules, SEED, deal - 1));
  const games = [game];
  while (game.deal.phase.kind !== 'over') {
    const { seat } = game.deal.phase;
    const applied = applyAction(game, seat, anyAction(viewFor(game, seat), random));
    if (!applied.ok) throw new Error(applied.error.code);
    game = applied.value.game;
    games.push(game);
  }
  return games;
}

const updateOf = (game: GameState): TableUpdate =>
  ({ view: viewFor(game, 0), events: [] }) as unknown as TableUpdate;

interface Seen {
  readonly before?: DealEnding | null;
  readonly deal?: number;
  /** Positions that were seen, by their number; a gap comes before those of the second list. */
  readonly positions?: readonly (readonly GameState[])[];
}

/** What is found when this was seen, and the host tells the moves of `games`. */
function found(games: readonly GameState[], { before = null, deal = 2, positions }: Seen) {
  const evidence = createDealEvidence();
  for (const [part, list] of (positions ?? [games]).entries())
    for (const [index, game] of list.entries())
      evidence.add(updateOf(game), index > 0 || part === 0);
  const seen = {
    rules: RULES,
    deal,
    before,
    positions: evidence.positions(),
    ownActions: evidence.ownActions(),
  };
  const moves = (games.at(-1)?.deal.moves ?? []).map(recordMove);
  const steps = checkCards(SEED, seen, { secret: '', turn: 0, moves });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe('who had to deal', () => {
  const games = playDeal(RULES, 2, 2);

  it('is the next after the dealer before, or the same after a deal without play', () => {
    expect(found(games, { before: { dealer: 1, how: 'made' } })).toBe('same');
    expect(found(games, { before: { dealer: 2, how: 'redeal' } })).toBe('same');
    expect(found(games, { before: { dealer: 2, how: 'made' } })).toBe('different');
    expect(found(games, { before: { dealer: 1, how: 'redeal' } })).toBe('different');
  });

  it('is taken as it was seen where the deal before was not seen', () => {
    expect(found(games, { before: null })).toBe('same');
  });

  it('is nobody whose seat is not at the table', () => {
    expect(found(games, { before: { dealer: 7, how: 'redeal' } })).toBe('different');
  });
});

describe('what was seen before a gap', () => {
  const games = playDeal(RULES, 2, 2);
  /** The same deal, played otherwise. */
  const others = playDeal({ ...RULES, mustWin: 'trump' }, 2, 2);
  const half = Math.floor(others.length / 2);

  it('proves nothing when it does not fit, since a host may have lost it', () => {
    expect(found(games, { positions: [others.slice(0, half), games.slice(-3)] })).toBe('partly');
    expect(found(games, { positions: [[...games.slice(0, 3), ...others.slice(half)]] })).toBe(
      'different',
    );
  });

  it('is proof when it is the deal as it was dealt', () => {
    const cheated = playDeal(RULES, 2, 3);
    expect(found(games, { positions: [cheated.slice(0, 1), games.slice(1)] })).toBe('different');
  });

  it('is compared where it fits', () => {
    expect(found(games, { positions: [games.slice(0, 4), games.slice(9)] })).toBe('same');
  });
});

it('a deal whose beginning was not seen is not compared with what came before it', () => {
  const games = playDeal(RULES, 2, 2);
  expect(found(games, { positions: [games.slice(1)] })).toBe('late');
});
