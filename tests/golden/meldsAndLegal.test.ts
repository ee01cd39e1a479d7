import { scoreMelds } from '@main/engine/melding';
import { legalCards } from '@main/engine/trickPlay';
import { printCards, type Suit } from '@shared/game/cards';
import { MELD_TABLES, type MeldTableName } from '@shared/game/meldTables';
import { describe, expect, it } from 'vitest';
import { faces } from '../support/dealtCards';
import { fromText, inOrder } from '../support/naive/naiveCards';
import { readVectors } from '../support/vectors';

const { melds, legal } = readVectors();

const melded = (table: MeldTableName, trump: Suit, hand: string) =>
  scoreMelds({ meld: MELD_TABLES[table] }, trump, faces(fromText(hand)));

describe('worked hands', () => {
  it('there are two hundred of each', () => {
    expect([melds.length, legal.length]).toEqual([200, 200]);
  });

  it.each(melds)('$table, trumps $trump: $hand', ({ table, trump, hand, melds: shown, total }) => {
    const found = melded(table, trump, hand);
    expect(found.points).toBe(total);
    expect(found.melds.map(({ name, points }) => `${name} ${points}`).sort()).toEqual(
      shown.map(([name, points]) => `${name} ${points}`).sort(),
    );
  });

  it.each(legal)(
    '$mustWin, trumps $trump, $trick: $hand',
    ({ mustWin, trump, trick, hand, legal: cards }) => {
      const found = legalCards(faces(fromText(trick)), faces(fromText(hand)), trump, mustWin);
      expect(printCards(found.sort((a, b) => a - b))).toBe(inOrder(cards).join(' '));
    },
  );
});

/** The checks that end section 4 of the rules, trumps spades unless said. */
describe('the checks of the meld tables', () => {
  const run = 'AS TS KS QS JS';

  it.each<[MeldTableName, string, Suit, number]>([
    ['cm', run, 'S', 150],
    ['cm-no-extra', run, 'S', 150],
    ['listed', run, 'S', 150],
    ['wcg', run, 'S', 15],
    ['cm', `${run} KS`, 'S', 170],
    ['cm-no-extra', `${run} KS`, 'S', 150],
    ['listed', `${run} KS`, 'S', 150],
    ['wcg', `${run} KS`, 'S', 19],
    ['cm', `${run} KS QS`, 'S', 190],
    ['cm-no-extra', `${run} KS QS`, 'S', 190],
    ['listed', `${run} KS QS`, 'S', 190],
    ['wcg', `${run} KS QS`, 'S', 23],
    ['cm', 'KS QS KS QS', 'S', 80],
    ['listed', 'KS QS KS QS', 'S', 80],
    ['cm', 'QS KS JD', 'S', 80],
    ['cm', 'QS KS JD', 'H', 60],
    ['cm', 'JD JD QS QS', 'H', 300],
    ['listed', 'JD JD QS QS', 'H', 300],
    // Two of a meld in the tables that give no special value: twice one.
    ['listed', `${run} ${run}`, 'S', 300],
    ['listed', 'AS AH AD AC AS AH AD AC', 'S', 200],
    ['cm', 'AS AH AD AC AS AH AD AC', 'S', 1000],
    // Three and four copies in a double deck.
    ['double', `${run} ${run} ${run}`, 'S', 225],
    ['double', 'KS KH KD KC KS KH KD KC KS KH KD KC KS KH KD KC', 'S', 160],
    ['double-tens', 'QS QS QS QS JD JD JD JD', 'H', 900],
    // Nines: of trumps only, and nothing where the deck has none to count.
    ['cm', '9S 9S 9H', 'S', 20],
    ['wcg', '9S 9S 9H', 'H', 1],
    // Tens and nines have no around.
    ['cm', 'TS TH TD TC 9H 9D 9C', 'S', 0],
    // A run outside trumps is one marriage.
    ['cm', 'AH TH KH QH JH', 'D', 20],
  ])('%s: %s, trumps %s', (table, hand, trump, points) => {
    expect(melded(table, trump, hand).points).toBe(points);
  });

  it('a card serves in one meld of each type', () => {
    // QS: in the run, the pinochle and the queens; the run's K Q are no royal marriage too.
    const found = melded('listed', 'S', `${run} JD QH QD QC`);
    expect(found.melds.map(({ name, points }) => [name, points])).toEqual([
      ['run', 150],
      ['pinochle', 40],
      ['queens', 60],
    ]);
  });

  it('shows exactly the cards of a meld, each once, whatever order the hand is in', () => {
    const cards = run.split(' ');
    const orders = permutations(cards);
    expect(orders).toHaveLength(120);
    for (const order of orders) {
      const [meld] = melded('cm', 'S', order.join(' ')).melds;
      expect([meld?.name, meld?.points, printCards(meld?.cards ?? [])]).toEqual(['run', 150, run]);
    }
  });

  it('of equal totals takes the one with fewer runs', () => {
    // A run worth no more than its royal marriage is not laid as a run.
    const meld = { ...MELD_TABLES.listed, run: [40, 80] };
    expect(scoreMelds({ meld }, 'S', faces(run.split(' '))).melds.map(({ name }) => name)).toEqual([
      'royal-marriage',
    ]);
  });
});

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length <= 1) return [[...list]];
  return list.flatMap((first, i) =>
    permutations([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [first, ...rest]),
  );
}
