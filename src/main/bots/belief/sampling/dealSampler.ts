import type { Face } from '@shared/game/cards';
import type { Generator } from '../../core/generator';
import { type Deal, shuffle } from './deal';
import type { Places } from './places';
import { createSwapSampler } from './swapSampler';

/** Gives each place as many of the unseen cards as it has spaces; every deal that fits is equally likely. */
export type DealSampler = (generator: Generator) => Deal;

/** Places that the same classes may go to: how cards fall among them is a plain shuffle. */
interface Group {
  readonly places: readonly number[];
  readonly spaces: number;
}

/** The ways to split one class among its groups when each group has this much room left. */
interface Node {
  /** Deals that follow, up to a factor that is the same for all. */
  readonly ways: number;
  readonly splits: readonly (readonly number[])[];
  /** Running sums of the splits' ways. */
  readonly upTo: readonly number[];
}

/** Beyond this many steps a table of splits costs more than it is worth. */
const MOST_STEPS = 20_000;

class TooManySplits extends Error {}

function groupPlaces({ spaces, classes }: Places): Group[] {
  const bySignature = new Map<string, number[]>();
  spaces.forEach((room, place) => {
    if (room === 0) return;
    const signature = classes.map(({ mask }) => (mask >> place) & 1).join('');
    const places = bySignature.get(signature);
    if (places === undefined) bySignature.set(signature, [place]);
    else places.push(place);
  });
  return [...bySignature.values()].map((places) => ({
    places,
    spaces: places.reduce((sum, place) => sum + (spaces[place] ?? 0), 0),
  }));
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let index = 1; index <= k; index += 1) ways = (ways * (n - k + index)) / index;
  return ways;
}

/**
 * Exact and without rejection: cards are classed by the set of places that may hold them, and each
 * class is split among the groups of places in proportion to the deals that follow. Where that
 * would take too large a table (eight seats with many voids) it walks by exchanges instead.
 */
export function createDealSampler(places: Places): DealSampler {
  try {
    return createSplitSampler(places);
  } catch (error) {
    if (!(error instanceof TooManySplits)) throw error;
    return createSwapSampler(places);
  }
}

function createSplitSampler(places: Places): DealSampler {
  const groups = groupPlaces(places);
  const groupsOf = (mask: number): number[] =>
    groups.flatMap((group, index) =>
      group.places.some((place) => (mask >> place) & 1) ? [index] : [],
    );
  // The least free first: the last class fills what is left, and costs nothing.
  const classes = places.classes
    .map(({ mask, cards }) => ({ groups: groupsOf(mask), cards }))
    .sort((a, b) => a.groups.length - b.groups.length || a.cards.length - b.cards.length);
  const tables = classes.map(() => new Map<number, Node>());
  let steps = 0;

  const keyOf = (room: readonly number[]): number =>
    room.reduce((key, each, index) => key * ((groups[index]?.spaces ?? 0) + 1) + each, 0);

  function nodeFor(index: number, room: number[]): Node {
    const table = tables[index];
    const key = keyOf(room);
    const kept = table?.get(key);
    if (kept !== undefined) return kept;
    const made = makeNode(index, room);
    table?.set(key, made);
    return made;
  }

  function waysFrom(index: number, room: number[]): number {
    return index === classes.length ? 1 : nodeFor(index, room).ways;
  }

  function makeNode(index: number, room: number[]): Node {
    const own = classes[index]?.groups ?? [];
    const splits: number[][] = [];
    const upTo: number[] = [];
    let ways = 0;
    const split = new Array<number>(own.length).fill(0);
    const extend = (from: number, left: number, factor: number): void => {
      steps += 1;
      if (steps > MOST_STEPS) throw new TooManySplits();
      const group = own[from];
      if (group === undefined) {
        if (left > 0) return;
        const here = factor * waysFrom(index + 1, room);
        if (here === 0) return;
        ways += here;
        splits.push([...split]);
        upTo.push(ways);
        return;
      }
      const space = room[group] ?? 0;
      const least = from === own.length - 1 ? left : 0;
      for (let count = least; count <= Math.min(space, left); count += 1) {
        split[from] = count;
        room[group] = space - count;
        extend(from + 1, left - count, factor * choose(space, count));
      }
      room[group] = space;
    };
    extend(0, classes[index]?.cards.length ?? 0, 1);
    return { ways, splits, upTo };
  }

  const start = groups.map((group) => group.spaces);
  if (waysFrom(0, [...start]) === 0) throw new Error('no deal fits what is known');

  return (generator) => {
    const room = [...start];
    const dealt: Face[][] = groups.map(() => []);
    classes.forEach(({ cards, groups: own }, index) => {
      const node = nodeFor(index, room);
      const drawn = (generator.next() / 0x1_0000_0000) * node.ways;
      let choice = 0;
      while (choice < node.splits.length - 1 && drawn >= (node.upTo[choice] ?? 0)) choice += 1;
      const split = node.splits[choice] ?? [];
      const mixed = shuffle(cards, generator);
      let from = 0;
      own.forEach((group, position) => {
        const count = split[position] ?? 0;
        for (const face of mixed.slice(from, from + count)) dealt[group]?.push(face);
        from += count;
        room[group] = (room[group] ?? 0) - count;
      });
    });
    const deal: Face[][] = places.spaces.map(() => []);
    groups.forEach((group, index) => {
      const cards = dealt[index] ?? [];
      const mixed = group.places.length > 1 ? shuffle(cards, generator) : cards;
      let from = 0;
      for (const place of group.places) {
        const count = places.spaces[place] ?? 0;
        deal[place] = mixed.slice(from, from + count);
        from += count;
      }
    });
    return deal;
  };
}
