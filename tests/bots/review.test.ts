import { judgeDeal, REVIEW_EFFORT } from '@main/bots/advice/review/judgeDeal';
import { knownCost } from '@main/bots/advice/review/knownCost';
import { openCosts, type SearchEffort } from '@main/bots/advice/review/openCosts';
import { createBot } from '@main/bots/levels/createBot';
import { decide } from '@main/bots/levels/decide';
import { createSolver } from '@main/bots/solver/solver';
import type { DealState } from '@main/engine/deal';
import { dealCards } from '@main/engine/dealing';
import { type DecisionPoint, decisionPoints } from '@main/engine/decisionPoints';
import { applyAction, createGame, type GameState, isDealOver, startGame } from '@main/engine/game';
import { actInDeal } from '@main/engine/playDeal';
import { viewFor } from '@main/engine/view';
import type { Action } from '@shared/game/actions';
import { at, type Face, parseFace } from '@shared/game/cards';
import { presetRules } from '@shared/game/presets';
import { type RuleSet, trickSum } from '@shared/game/rules';
import type { Seat } from '@shared/game/seats';
import type { OpenCost } from '@shared/protocol/review';
import { describe, expect, it } from 'vitest';
import { cards } from '../support/botPosition';
import { bruteForce } from '../support/bruteForce';
import { changeHidden, type DealStory, knownStory } from '../support/hiddenChanges';
import { seededRandom } from '../support/seededRandom';

const WITHOUT_LIMIT: SearchEffort = { nodesEach: Number.POSITIVE_INFINITY, giveUpAfter: 100 };
const solver = createSolver({ tableBits: 14 });

/** Plays a deal with bots of a level; `until` ends it early. */
function played(
  rules: RuleSet,
  seed: string,
  until: (game: GameState) => boolean = () => false,
): GameState {
  let { game } = createGame({ ...rules, throwIn: 'off' }, 0, dealCards(rules, seed, 0));
  const bot = createBot('random', seed);
  while (!isDealOver(game) && !until(game)) {
    const { phase } = game.deal;
    if (phase.kind === 'over') break;
    const next = applyAction(game, phase.seat, bot.decide(viewFor(game, phase.seat)));
    if (!next.ok) throw new Error(`refused: ${JSON.stringify(next.error)}`);
    game = next.value.game;
  }
  return game;
}

const inPlay = ({ deal }: GameState): boolean => deal.phase.kind === 'play';

/** An ending of seat 0's contract in spades, seat 0 to lead, with these cards and that number of points left. */
function ending(hands: readonly string[], left: number): GameState {
  const game = played(presetRules('sq-partnership'), 'ending', inPlay);
  const taken = trickSum(game.rules) - left;
  const deal: DealState = {
    ...game.deal,
    rules: { ...game.rules, claim: false },
    declarer: 0,
    contract: 250,
    trump: 'S',
    hands: hands.map((text) => cards(text).sort((a, b) => a - b)),
    phase: { kind: 'play', seat: 0 },
    trick: { leader: 0, cards: [] },
    moves: [],
    tally: [
      { meld: 100, tricks: taken, trickCount: 9 },
      { meld: 0, tricks: 0, trickCount: 1 },
    ],
  };
  return { ...game, deal };
}

const cardOf = (text: string): Face => {
  const face = parseFace(text);
  if (!face.ok) throw new Error(face.error);
  return face.value;
};

/** Plays the cards and gives what each of them cost, by card. */
function costsOf(start: GameState, line: string): Map<string, OpenCost> {
  const points: DecisionPoint[] = [];
  let { deal } = start;
  const names = line.split(' ');
  for (const [move, name] of names.entries()) {
    const { phase } = deal;
    if (phase.kind !== 'play') throw new Error('the deal is over');
    const action: Action = { type: 'play', card: cardOf(name) };
    points.push({
      deal: 0,
      move,
      turn: move,
      seat: phase.seat,
      action,
      game: { ...start, deal },
    });
    const next = actInDeal(deal, phase.seat, action);
    if (!next.ok) throw new Error(`${name}: ${JSON.stringify(next.error)}`);
    deal = next.value.deal;
  }
  const costs = [...openCosts(solver, points, deal, WITHOUT_LIMIT)];
  return new Map(costs.map(({ point, cost }) => [at(names, point.move), cost]));
}

const nothing = (card: string): OpenCost => ({ low: 0, high: 0, best: cardOf(card) });

describe('what a card cost with all hands open', () => {
  // Left: A T A in hearts and clubs, and the last trick: 40.
  const hands = ['AH 9C', '9H AC', 'QH JC', 'JH TC'];

  it('is the last trick when the ace is led too early', () => {
    const costs = costsOf(ending(hands, 40), 'AH 9H QH JH 9C AC JC TC');
    // Ace first: its own ten, and the clubs and the last trick are lost. Nine first: the clubs are lost, but the ace
    // takes its ten and the last trick.
    expect(costs.get('AH')).toEqual({ low: 10, high: 10, best: cardOf('9C') });
    for (const card of ['9H', 'QH', 'JH', '9C', 'AC', 'JC', 'TC'])
      expect(costs.get(card), card).toEqual(nothing(card));
  });

  it('is nothing when the nine is led first', () => {
    const costs = costsOf(ending(hands, 40), '9C AC JC TC 9H QH JH AH');
    for (const [card, cost] of costs) expect(cost, card).toEqual(nothing(card));
  });

  it('counts against the defenders too', () => {
    // Seat 3 has no diamond and no trump: the ten of clubs counts for its side on the ace of diamonds, but
    // falls to the ace of clubs in the last trick.
    const open = ['KD AC', 'AD QC', '9D JC', 'TC 9H'];
    const kept = costsOf(ending(open, 50), 'KD AD 9D 9H QC JC TC AC');
    expect(kept.get('9H')).toEqual({ low: 10, high: 10, best: cardOf('TC') });
    const given = costsOf(ending(open, 50), 'KD AD 9D TC QC JC 9H AC');
    expect(given.get('TC')).toEqual(nothing('TC'));
    // The king of diamonds costs nothing either time: led last, it would lose as much.
    expect(given.get('KD')).toEqual(nothing('KD'));
    expect(kept.get('KD')).toEqual(nothing('KD'));
  });
});

/** The last tricks of a finished deal, as the decisions that made them. */
function lastPlays(game: GameState, tricks: number): DecisionPoint[] {
  return [...decisionPoints(game)].filter(
    ({ game: { deal } }) =>
      deal.phase.kind === 'play' &&
      deal.stock.length === 0 &&
      at(deal.hands, deal.phase.seat).length <= tricks,
  );
}

/** The cost by plain minimax: the best that can be had, less what can be had after the card. */
function slowCost({ game: { deal }, seat, action }: DecisionPoint): number {
  if (action.type !== 'play' || deal.trump === null) throw new Error('no card');
  const { rules, declarer, hands, trick } = deal;
  const sideCount = rules.partners ? rules.players / 2 : rules.players;
  const bidder = (declarer ?? 0) % sideCount;
  const sides = hands.map((_, each) => (each % sideCount === bidder ? (0 as const) : (1 as const)));
  const values = bruteForce({
    rules: rules.players === 2 ? { ...rules, mustWin: 'always' } : rules,
    trump: deal.trump,
    sides,
    hands,
    trick: trick ?? { leader: seat, cards: [] },
  });
  const own = values.get(action.card) ?? Number.NaN;
  return sides[seat] === 0
    ? Math.max(...values.values()) - own
    : own - Math.min(...values.values());
}

describe.each(['sq-partnership', 'cm-cutthroat-3', 'wcg-double', 'sq-two'])(
  'the costs of the last tricks in %s',
  (name) => {
    const games = [1, 2, 3, 4, 5, 6, 7, 8].map((n) =>
      played({ ...presetRules(name), claim: false }, `review ${name} ${n}`),
    );

    it('are those of plain minimax, card by card', () => {
      let compared = 0;
      let costly = 0;
      for (const game of games) {
        const plays = lastPlays(game, 3);
        for (const { point, cost } of openCosts(solver, plays, game.deal, WITHOUT_LIMIT)) {
          const slow = slowCost(point);
          expect(cost, `move ${point.move}`).toMatchObject({ low: slow, high: slow });
          compared += 1;
          if (slow > 0) costly += 1;
        }
      }
      expect(compared).toBeGreaterThanOrEqual(8 * 3 * 2);
      expect(costly).toBeGreaterThan(0);
    });

    it('lie between the bounds that a search with few nodes gives', () => {
      for (const game of games) {
        const plays = lastPlays(game, 3);
        const hasty = createSolver({ tableBits: 10 });
        const few: SearchEffort = { nodesEach: 3, giveUpAfter: 2 };
        for (const { point, cost } of openCosts(hasty, plays, game.deal, few)) {
          const slow = slowCost(point);
          expect(cost.low).toBeLessThanOrEqual(slow);
          expect(cost.high).toBeGreaterThanOrEqual(slow);
        }
      }
    });
  },
);

const FEW = { cardDeals: 30, wholeDeals: 30 };

/** The decision of a seat in a game, had it acted so. */
const pointOf = (game: GameState, seat: Seat, action: Action): DecisionPoint => ({
  deal: 0,
  move: 0,
  turn: 0,
  seat,
  action,
  game,
});

describe('what a decision cost as far as its seat could know', () => {
  it('is nothing where the judge would do the same', () => {
    const { game } = startGame(presetRules('sq-partnership'), 'same');
    const { phase } = game.deal;
    if (phase.kind !== 'auction') throw new Error('no auction');
    const action = decide(viewFor(game, phase.seat), 'expert', 'review 1');
    expect(knownCost(pointOf(game, phase.seat, action), 'natural', FEW)).toMatchObject({
      cost: 0,
      best: action,
      mistake: false,
    });
  });

  it('is much for a bid that no hand can make', () => {
    const { game } = startGame(presetRules('sq-partnership'), 'mad bid');
    const { phase } = game.deal;
    if (phase.kind !== 'auction') throw new Error('no auction');
    // More than all tricks and twice the best meld of this hand bring.
    const bid = knownCost(pointOf(game, phase.seat, { type: 'bid', amount: 1500 }), 'natural', FEW);
    expect(bid).toMatchObject({ mistake: true });
    expect(bid?.cost).toBeGreaterThan(500);
    expect(bid?.best).not.toEqual({ type: 'bid', amount: 1500 });
    expect(bid?.reason?.kind).toBe('call');
  });

  it('does not depend on hidden cards', () => {
    const rules = { ...presetRules('sq-partnership'), throwIn: 'off' as const };
    const whole = played(rules, 'hidden review');
    const story: DealStory = {
      rules,
      dealer: 0,
      dealt: whole.deal.dealt,
      moves: whole.deal.moves,
    };
    const random = seededRandom(5);
    let compared = 0;
    for (const point of decisionPoints(whole)) {
      if (point.move % 4 !== 0) continue;
      const sofar = { ...story, moves: story.moves.slice(0, point.move) };
      const known = knownStory(sofar, point.seat) ?? [];
      let other: DealStory | null = null;
      for (let tries = 12; tries > 0 && other === null; tries -= 1)
        other = changeHidden(sofar, known, point.seat, random);
      if (other === null) continue;
      let { game } = createGame(other.rules, 0, other.dealt);
      for (const { seat, action } of other.moves) {
        const next = applyAction(game, seat, action);
        if (!next.ok) throw new Error('a story that is told is legal');
        game = next.value.game;
      }
      expect(knownCost({ ...point, game }, 'natural', FEW)).toEqual(
        knownCost(point, 'natural', FEW),
      );
      compared += 1;
    }
    expect(compared).toBeGreaterThan(4);
  });
});

describe('the review of a deal', () => {
  it('judges every choice, the same each time, and tells how far it has come', () => {
    const game = played(presetRules('sq-two'), 'whole review');
    const effort = { ...REVIEW_EFFORT, known: FEW };
    const review = (): { readonly steps: number[]; readonly value: unknown } => {
      const run = judgeDeal(game, 'natural', 1, effort);
      const steps: number[] = [];
      let result = run.next();
      while (!result.done) {
        steps.push(result.value.done / result.value.total);
        result = run.next();
      }
      return { steps, value: result.value };
    };
    const first = review();
    expect(first.steps).toEqual([...first.steps].sort((a, b) => a - b));
    expect(first.steps.at(-1)).toBe(1);
    expect(review().value).toEqual(first.value);
  });

  it('is refused for a deal that is still played', () => {
    const game = played(presetRules('sq-partnership'), 'not yet', inPlay);
    expect(() => judgeDeal(game, 'natural', 1).next()).toThrow('is not finished');
  });
});
