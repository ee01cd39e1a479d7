import { at } from '@shared/game/cards';
import { describe, expect, it } from 'vitest';
import { createGenerator } from '../../core/generator';
import { createDealSampler } from './dealSampler';
import type { Places } from './places';
import { createSwapSampler } from './swapSampler';

/** Every deal that fits, copies told apart, by trying each card in each place; keyed as cards sorted by place. */
function allDeals({ spaces, classes }: Places): Map<string, number> {
  const cards = classes.flatMap(({ mask, cards: faces }) => faces.map((face) => ({ face, mask })));
  const room = [...spaces];
  const dealt: number[][] = spaces.map(() => []);
  const ways = new Map<string, number>();
  const place = (index: number): void => {
    const card = cards[index];
    if (card === undefined) {
      const key = keyOf(dealt);
      ways.set(key, (ways.get(key) ?? 0) + 1);
      return;
    }
    room.forEach((left, to) => {
      if (left === 0 || ((card.mask >> to) & 1) === 0) return;
      room[to] = left - 1;
      at(dealt, to).push(card.face);
      place(index + 1);
      at(dealt, to).pop();
      room[to] = left;
    });
  };
  place(0);
  return ways;
}

const keyOf = (deal: readonly (readonly number[])[]): string =>
  deal.map((cards) => [...cards].sort((a, b) => a - b).join(',')).join(' ');

const CASES: readonly { readonly name: string; readonly places: Places }[] = [
  {
    name: 'three hands, nothing known',
    places: { spaces: [0, 2, 2, 2, 0], classes: [{ mask: 0b1110, cards: [0, 0, 1, 7, 8, 8] }] },
  },
  {
    name: 'a void and a card that only two can hold',
    places: {
      spaces: [0, 2, 3, 2, 0],
      classes: [
        { mask: 0b1110, cards: [0, 1, 1] },
        { mask: 0b1100, cards: [6, 6, 7] },
        { mask: 0b0110, cards: [12] },
      ],
    },
  },
  {
    name: 'buried cards and overlapping sets',
    places: {
      spaces: [0, 3, 2, 2],
      classes: [
        { mask: 0b1010, cards: [3, 4] },
        { mask: 0b0110, cards: [9, 9] },
        { mask: 0b1100, cards: [15] },
        { mask: 0b1110, cards: [20, 21] },
      ],
    },
  },
  {
    name: 'hardly anything is free',
    places: {
      spaces: [0, 1, 2, 1],
      classes: [
        { mask: 0b0010, cards: [5] },
        { mask: 0b1100, cards: [5, 6, 7] },
      ],
    },
  },
];

const SAMPLES = 8_000;

/** Five standard errors of each count: with these few keys a right sampler fails about once in ten thousand. */
function expectUniform(
  counts: ReadonlyMap<string, number>,
  ways: ReadonlyMap<string, number>,
): void {
  const total = [...ways.values()].reduce((sum, each) => sum + each, 0);
  for (const key of counts.keys()) expect(ways.has(key), `${key} fits`).toBe(true);
  for (const [key, each] of ways) {
    const share = each / total;
    const error = Math.sqrt(SAMPLES * share * (1 - share));
    expect(Math.abs((counts.get(key) ?? 0) - SAMPLES * share), key).toBeLessThanOrEqual(5 * error);
  }
}

describe('deals of the unseen cards', () => {
  it.each(CASES)('$name: each deal as often as there are ways to deal it', ({ places }) => {
    const ways = allDeals(places);
    for (const sampler of [createDealSampler(places), createSwapSampler(places)]) {
      const generator = createGenerator('uniform');
      const counts = new Map<string, number>();
      for (let sample = 0; sample < SAMPLES; sample += 1) {
        const key = keyOf(sampler(generator));
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      expectUniform(counts, ways);
    }
  });

  it('says so when nothing fits', () => {
    const places: Places = {
      spaces: [0, 1, 1],
      classes: [{ mask: 0b010, cards: [0, 1] }],
    };
    expect(() => createDealSampler(places)).toThrow('no deal fits');
    expect(() => createSwapSampler(places)).toThrow('no deal fits');
  });
});
