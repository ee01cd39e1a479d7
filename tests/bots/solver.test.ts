import { canClaim } from '@main/engine/claim';
import { at, countFaces, type DeckName } from '@shared/game/cards';
import { describe, expect, it } from 'vitest';
import {
  pointsLeft,
  type SolverPosition,
  type SolverSide,
  seatToPlay,
} from '../../src/main/bots/solver/position';
import { createSolver, type Solution } from '../../src/main/bots/solver/solver';
import { bruteForce } from '../support/bruteForce';
import { legalOf, playCard, randomDeal, randomPosition, realisticDeal } from '../support/openHands';
import { seededRandom } from '../support/seededRandom';

const LIMIT_MS = 180_000;
const DECKS: readonly DeckName[] = ['single', 'double80', 'double96'];

/** Seats, tricks left, positions for each deck: 23,766 in all. */
const SIZES = [
  [2, 1, 200],
  [2, 2, 500],
  [2, 3, 500],
  [2, 4, 500],
  [2, 5, 200],
  [3, 1, 200],
  [3, 2, 800],
  [3, 3, 800],
  [3, 4, 60],
  [3, 5, 6],
  [4, 1, 200],
  [4, 2, 1600],
  [4, 3, 900],
  [4, 4, 30],
  [4, 5, 1],
  [6, 1, 200],
  [6, 2, 600],
  [6, 3, 20],
  [8, 1, 200],
  [8, 2, 400],
  [8, 3, 5],
] as const;

/** One solver for all: what it remembers of other decks, rules and seats must never be believed. */
const solver = createSolver({ tableBits: 12 });

function expectTruth(position: SolverPosition, solution: Solution, label: string): void {
  const truth = bruteForce(position);
  const values = [...truth.values()];
  const maximises = position.sides[seatToPlay(position)] === 0;
  const value = maximises ? Math.max(...values) : Math.min(...values);
  const cards = [...truth]
    .map(([card, points]) => ({ card, low: points, high: points }))
    .sort((a, b) => a.card - b.card);
  const { nodes: _, best, ...found } = solution;
  expect(found, label).toEqual({ low: value, high: value, exact: true, cards });
  expect(truth.get(best), label).toBe(value);
}

describe('the solver against plain minimax', () => {
  it.each(SIZES)(
    '%i seats, %i tricks: the value of every card',
    (seats, tricks, count) => {
      for (const deck of DECKS) {
        for (let seed = 0; seed < count; seed += 1) {
          const label = `${deck}, ${seats} seats, ${tricks} tricks, seed ${seed}`;
          const random = seededRandom(
            seed * 1000 + seats * 100 + tricks * 10 + DECKS.indexOf(deck),
          );
          const position = randomPosition(random, { seats, tricks, deck });
          expectTruth(position, solver.solve(position, { values: 'all' }), label);
        }
      }
    },
    LIMIT_MS,
  );

  it(
    'the value alone, asked for in fresh memory',
    () => {
      for (let seed = 0; seed < 300; seed += 1) {
        const position = randomPosition(seededRandom(seed), {
          seats: 4,
          tricks: 3,
          deck: 'single',
        });
        solver.clear();
        const { low, high, exact, best } = solver.solve(position);
        const truth = bruteForce(position);
        expect({ low, high, exact }).toEqual({ low, high: low, exact: true });
        expect(truth.get(best), `seed ${seed}`).toBe(low);
      }
    },
    LIMIT_MS,
  );
});

describe('the solver against the engine', () => {
  it.each([
    [2, 12, 'single'],
    [3, 16, 'single'],
    [4, 12, 'single'],
    [4, 20, 'double80'],
    [4, 24, 'double96'],
    [6, 16, 'double96'],
    [8, 12, 'double96'],
    [8, 6, 'single'],
  ] as const)(
    '%i seats, %i cards, %s: the same cards may be played',
    (seats, tricks, deck) => {
      for (let seed = 0; seed < 400; seed += 1) {
        const position = randomPosition(seededRandom(seed), { seats, tricks, deck });
        const { cards } = solver.solve(position, { nodeLimit: 0 });
        const label = `${seats} seats, ${deck}, seed ${seed}`;
        expect(
          cards.map(({ card }) => card),
          label,
        ).toEqual([...new Set(legalOf(position))].sort((a, b) => a - b));
      }
    },
    LIMIT_MS,
  );
});

describe('long games', () => {
  it(
    'a small table and a large one find the same values',
    () => {
      const small = createSolver({ tableBits: 4 });
      const large = createSolver({ tableBits: 18 });
      for (let seed = 0; seed < 40; seed += 1) {
        for (const deck of ['single', 'double80'] as const) {
          const position = randomDeal(seed, deck, 7);
          const options = { values: 'all' } as const;
          const found = small.solve(position, options);
          expect(found.exact).toBe(true);
          expect(found.cards, `${deck} seed ${seed}`).toEqual(large.solve(position, options).cards);
        }
      }
    },
    LIMIT_MS,
  );

  it(
    'the best card keeps the value, through a whole trick',
    () => {
      for (let seed = 0; seed < 12; seed += 1) {
        let position = randomDeal(seed, 'single', 8);
        const { low: value } = solver.solve(position);
        for (let card = 0; card < 3; card += 1) {
          position = playCard(position, solver.solve(position).best);
          const { low, high, exact } = solver.solve(position);
          expect({ low, high, exact }, `seed ${seed}`).toEqual({
            low: value,
            high: value,
            exact: true,
          });
        }
      }
    },
    LIMIT_MS,
  );

  it(
    'what one side gets the other doesn’t',
    () => {
      for (let seed = 0; seed < 30; seed += 1) {
        const position = randomDeal(seed, 'single', 8);
        const turned = { ...position, sides: position.sides.map((side) => (side === 0 ? 1 : 0)) };
        const ours = solver.solve(position).low;
        expect(solver.solve(turned).low, `seed ${seed}`).toBe(pointsLeft(position) - ours);
      }
    },
    LIMIT_MS,
  );

  it(
    'one question agrees with the value',
    () => {
      for (let seed = 0; seed < 40; seed += 1) {
        const position = randomDeal(seed, 'single', 7);
        const { low: value } = solver.solve(position);
        for (const points of [0, value - 10, value - 1, value, value + 1, value + 10, 10_000]) {
          const { makes } = solver.canMake(position, points);
          expect(makes, `seed ${seed}, ${points} points`).toBe(points <= value);
        }
      }
    },
    LIMIT_MS,
  );

  it(
    'stops at its limit with bounds around the value',
    () => {
      for (let seed = 0; seed < 20; seed += 1) {
        const position = realisticDeal(seed);
        solver.clear();
        const cut = solver.solve(position, { nodeLimit: 20_000 });
        expect(cut.nodes).toBeLessThan(20_000 + 200);
        expect(cut.low).toBeLessThanOrEqual(cut.high);
        expect(cut.exact, `seed ${seed}`).toBe(cut.low === cut.high);
        expect(legalOf(position)).toContain(cut.best);
      }
      for (let seed = 0; seed < 20; seed += 1) {
        const position = randomDeal(seed, 'single', 7);
        solver.clear();
        const cut = solver.solve(position, { nodeLimit: 500 });
        const { low: value } = solver.solve(position);
        expect(cut.low, `seed ${seed}`).toBeLessThanOrEqual(value);
        expect(cut.high, `seed ${seed}`).toBeGreaterThanOrEqual(value);
      }
    },
    LIMIT_MS,
  );

  it('gives up at once on hands of twenty cards when told to', () => {
    const asked = { times: 0 };
    const shouldStop = () => {
      asked.times += 1;
      return asked.times > 3;
    };
    const solution = solver.solve(randomDeal(1, 'double80', 20), { shouldStop });
    expect(solution.exact).toBe(false);
    expect(asked.times).toBe(4);
    expect(solution.nodes).toBeLessThan(20_000);
    expect(solver.canMake(randomDeal(2, 'double80', 20), 250, { nodeLimit: 100 }).makes).toBe(null);
  });
});

describe('impossible positions', () => {
  const position = randomDeal(3, 'single', 4);
  it.each([
    [
      'a hand too short',
      { hands: position.hands.map((hand, i) => (i === 1 ? hand.slice(1) : hand)) },
    ],
    ['a hand too few', { hands: position.hands.slice(1) }],
    ['a complete trick', { trick: { leader: 0, cards: [0, 1, 2, 3] } }],
    ['no such seat', { trick: { leader: 4, cards: [] } }],
    ['no such card', { hands: position.hands.map((hand) => [...hand.slice(1), 24]) }],
    ['one seat', { sides: [0] as const, hands: [at(position.hands, 0)] }],
    ['no card left', { hands: position.hands.map(() => []) }],
  ])('throws at %s', (_, change) => {
    expect(() => solver.solve({ ...position, ...change })).toThrow();
  });
});

describe('a claim (rules, section 7)', () => {
  it('wins every trick whatever the others play, wherever it is offered', () => {
    let claims = 0;
    for (let seed = 0; seed < 6000; seed += 1) {
      const random = seededRandom(seed);
      const seats = 2 + random.below(4);
      const deck = random.pick(DECKS);
      const { hands, trick, ...position } = randomPosition(random, {
        seats,
        tricks: 2 + random.below(5),
        deck,
      });
      if (trick.cards.length > 0) continue;
      // The best cards of all that were dealt, so that there is something to claim.
      const claimer = trick.leader;
      const sorted = hands.flat().sort((a, b) => (a % 6) - (b % 6));
      const size = at(hands, 0).length;
      const strong = sorted.slice(0, size);
      const rest = random.shuffle(sorted.slice(size));
      const redealt = hands.map((_, seat) =>
        seat === claimer
          ? strong
          : rest.slice(((seat - claimer - 1 + seats) % seats) * size).slice(0, size),
      );
      const out = countFaces(rest);
      if (!canClaim({ hand: strong, out, trump: position.trump })) continue;
      claims += 1;
      const sides = hands.map((_, seat): SolverSide => (seat === claimer ? 0 : 1));
      const claimed: SolverPosition = { ...position, trick, hands: redealt, sides };
      expect(solver.solve(claimed).low, `seed ${seed}`).toBe(pointsLeft(claimed));
    }
    expect(claims).toBeGreaterThan(300);
  });
});
