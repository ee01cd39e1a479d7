import type { MeldTable } from '@shared/game/rules';
import { type Card, inOrder, type NaiveSuit, SUIT_ORDER, suit } from './naiveCards';
import type { NaiveMeld } from './naiveMelds';

/** One physical card of the two-hand game, with what it has been melded in (rules, section 8). */
export interface Copy {
  readonly card: Card;
  /** By type of meld (1, 2, 3): the points of the best meld of that type it was part of. */
  readonly uses: Map<number, number>;
  /** When it was first melded, counted in melds; null for never. */
  meldedAt: number | null;
  shownNine: boolean;
}

export const freshCopy = (card: Card): Copy => ({
  card,
  uses: new Map(),
  meldedAt: null,
  shownNine: false,
});

const typeOf = (name: string): number => {
  if (name === 'run' || name === 'royal-marriage' || name === 'marriage') return 1;
  return name === 'pinochle' ? 2 : 3;
};

/** Every meld the table knows that could be laid down at once, whoever holds what. */
function possibleMelds(table: MeldTable, trump: NaiveSuit): NaiveMeld[] {
  const melds: NaiveMeld[] = [];
  const add = (name: string, cards: Card[], points: number): void => {
    if (points > 0) melds.push({ name, cards: inOrder(cards), points });
  };
  const addWithDouble = (name: string, cards: Card[], values: readonly number[]): void => {
    const [one = 0, two = 0] = values;
    add(name, cards, one);
    if (two > 2 * one) add(name, [...cards, ...cards], two);
  };
  addWithDouble(
    'run',
    ['A', 'T', 'K', 'Q', 'J'].map((r) => r + trump),
    table.run,
  );
  for (const s of SUIT_ORDER)
    add(
      s === trump ? 'royal-marriage' : 'marriage',
      [`K${s}`, `Q${s}`],
      s === trump ? table.royal : table.marriage,
    );
  addWithDouble('pinochle', ['QS', 'JD'], table.pinochle);
  addWithDouble(
    'aces',
    SUIT_ORDER.map((s) => `A${s}`),
    table.aces,
  );
  addWithDouble(
    'kings',
    SUIT_ORDER.map((s) => `K${s}`),
    table.kings,
  );
  addWithDouble(
    'queens',
    SUIT_ORDER.map((s) => `Q${s}`),
    table.queens,
  );
  addWithDouble(
    'jacks',
    SUIT_ORDER.map((s) => `J${s}`),
    table.jacks,
  );
  return melds;
}

const isFresh = (copy: Copy): boolean => copy.meldedAt === null;

/** Every way to take one copy for each card of a meld. */
function assignments(cards: readonly Card[], hand: readonly Copy[]): Copy[][] {
  const [first, ...others] = cards;
  if (first === undefined) return [[]];
  return hand
    .filter((copy) => copy.card === first)
    .flatMap((copy) =>
      assignments(
        others,
        hand.filter((each) => each !== copy),
      ).map((rest) => [copy, ...rest]),
    );
}

/** "The one used in more types, then the one melded earlier": negative when `a` comes first. */
function usedMore(a: Copy, b: Copy): number {
  const byTypes = b.uses.size - a.uses.size;
  if (byTypes !== 0) return byTypes;
  return (a.meldedAt ?? Number.POSITIVE_INFINITY) < (b.meldedAt ?? Number.POSITIVE_INFINITY)
    ? -1
    : (a.meldedAt ?? Number.POSITIVE_INFINITY) > (b.meldedAt ?? Number.POSITIVE_INFINITY)
      ? 1
      : 0;
}

/** Which of two ways is taken: fewer fresh copies, then the fresh one later, then used copies. */
function compareWays(a: readonly Copy[], b: readonly Copy[]): number {
  const fresh = (way: readonly Copy[]): number => way.filter(isFresh).length;
  const lastFresh = (way: readonly Copy[]): number =>
    Math.max(...way.map((copy, index) => (isFresh(copy) ? index : -1)));
  if (fresh(a) !== fresh(b)) return fresh(a) - fresh(b);
  if (lastFresh(a) !== lastFresh(b)) return lastFresh(b) - lastFresh(a);
  for (let i = 0; i < a.length; i += 1) {
    const [one, two] = [a[i], b[i]];
    if (one === undefined || two === undefined) continue;
    const order = usedMore(one, two);
    if (order !== 0) return order;
  }
  return 0;
}

/** The copies a meld would take, or null when it can't be laid down. */
function copiesFor(meld: NaiveMeld, hand: readonly Copy[]): Copy[] | null {
  const type = typeOf(meld.name);
  const ways = assignments(meld.cards, hand).filter(
    (way) =>
      way.some(isFresh) &&
      way.every((copy) => {
        const before = copy.uses.get(type);
        return before === undefined || before < meld.points;
      }),
  );
  return ways.sort(compareWays)[0] ?? null;
}

export const layableMelds = (
  table: MeldTable,
  trump: NaiveSuit,
  hand: readonly Copy[],
): NaiveMeld[] => possibleMelds(table, trump).filter((meld) => copiesFor(meld, hand) !== null);

/** Marks the copies of a meld that is laid down, the latest of the hand. */
export function layDown(meld: NaiveMeld, hand: readonly Copy[]): void {
  const copies = copiesFor(meld, hand);
  if (copies === null) throw new Error(`${meld.name} can't be laid down`);
  const latest = Math.max(0, ...hand.map((copy) => copy.meldedAt ?? 0));
  for (const copy of copies) {
    copy.uses.set(typeOf(meld.name), meld.points);
    copy.meldedAt ??= latest + 1;
  }
}

/** Which copy of a card is played: used in more types, melded earlier, a shown nine first. */
export function copyToPlay(hand: readonly Copy[], card: Card): Copy {
  const copies = hand
    .filter((copy) => copy.card === card)
    .sort((a, b) => usedMore(a, b) || Number(b.shownNine) - Number(a.shownNine));
  if (copies[0] === undefined) throw new Error(`${card} isn't held`);
  return copies[0];
}

/** A nine of trumps that hasn't been shown yet, or null. */
export const unshownNine = (hand: readonly Copy[], trump: NaiveSuit): Copy | null =>
  hand.find((copy) => suit(copy.card) === trump && copy.card[0] === '9' && !copy.shownNine) ?? null;
