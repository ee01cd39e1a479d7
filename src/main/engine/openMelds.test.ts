import { at, type Face, parseCards, printCards } from '@shared/game/cards';
import { MELD_TABLES } from '@shared/game/meldTables';
import { presetRules } from '@shared/game/presets';
import type { MeldTable, RuleSet } from '@shared/game/rules';
import { expect, test } from 'vitest';
import type { OpenCopy } from './deal';
import { layings, openAfterPlay, unshownNines } from './openMelds';

const RULES = presetRules('sq-two');
const withTable = (meld: MeldTable): RuleSet => ({ ...RULES, meld });

const cards = (text: string): Face[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

interface Hand {
  readonly cards: readonly Face[];
  readonly open: readonly OpenCopy[];
}

const fresh = (text: string): Hand => ({ cards: cards(text), open: [] });

const offers = (hand: Hand, rules = RULES) =>
  layings(rules, 'S', hand).map(
    ({ meld }) => `${meld.name} ${printCards(meld.cards)} ${meld.points}`,
  );

/** The hand after laying the meld of that name. */
function lay(hand: Hand, name: string, points: number): Hand {
  const laying = layings(RULES, 'S', hand).find(
    ({ meld }) => meld.name === name && meld.points === points,
  );
  if (laying === undefined) throw new Error(`${name} for ${points} is not offered`);
  return { cards: hand.cards, open: laying.open };
}

const openText = (hand: Hand) =>
  hand.open.map(({ face, best }) => `${printCards([face])}:${best.join('/')}`).join(' ');

test('each kind of meld is offered at its value', () => {
  expect(offers(fresh('AS TS KS QS JS'))).toEqual([
    'run AS TS KS QS JS 150',
    'royal-marriage KS QS 40',
  ]);
  expect(offers(fresh('KH QH'))).toEqual(['marriage KH QH 20']);
  expect(offers(fresh('QS JD'))).toEqual(['pinochle QS JD 40']);
  expect(offers(fresh('AS AH AD AC'))).toEqual(['aces AS AH AD AC 100']);
});

test('royal marriage, then run: the same type again for more', () => {
  const hand = lay(fresh('AS TS KS QS JS'), 'royal-marriage', 40);
  expect(offers(hand)).toEqual(['run AS TS KS QS JS 150']);
  const after = lay(hand, 'run', 150);
  expect(openText(after)).toBe('KS:150/0/0 QS:150/0/0 AS:150/0/0 TS:150/0/0 JS:150/0/0');
  expect(offers(after)).toEqual([]);
});

test('a run, then no royal marriage from its cards, nor with one fresh queen', () => {
  const after = lay(fresh('AS TS KS QS QS JS'), 'run', 150);
  expect(offers(after)).toEqual([]);
  const twoFresh = lay(fresh('AS TS KS KS QS QS JS'), 'run', 150);
  expect(offers(twoFresh)).toEqual(['royal-marriage KS QS 40']);
});

test('pinochle, then double pinochle with the other pair', () => {
  const hand = lay(fresh('QS QS JD JD'), 'pinochle', 40);
  expect(offers(hand)).toEqual(['pinochle QS JD 40', 'pinochle QS QS JD JD 300']);
  const after = lay(hand, 'pinochle', 300);
  expect(openText(after)).toBe('QS:0/300/0 JD:0/300/0 QS:0/300/0 JD:0/300/0');
});

test('two at once only where the table pays more than twice one', () => {
  const acesTwice = fresh('AS AS AH AH AD AD AC AC');
  expect(offers(acesTwice)).toEqual(['aces AS AH AD AC 100']);
  expect(offers(acesTwice, withTable(MELD_TABLES.cm))).toEqual([
    'aces AS AH AD AC 100',
    'aces AS AS AH AH AD AD AC AC 1000',
  ]);
});

test('a card serves again in another type, but one card must be fresh', () => {
  const married = lay(fresh('KS QS QH QD QC'), 'royal-marriage', 40);
  const after = lay(married, 'queens', 60);
  expect(openText(after)).toBe('KS:40/0/0 QS:40/0/60 QH:0/0/60 QD:0/0/60 QC:0/0/60');
  // All four queens lie open: with nothing fresh there is no meld, though another type is free.
  const pair = {
    cards: cards('QS JD'),
    open: [
      { face: at(cards('QS'), 0), best: [40, 0, 0] },
      { face: at(cards('JD'), 0), best: [0, 0, 40] },
    ],
  } satisfies Hand;
  expect(offers(pair)).toEqual([]);
});

test('as few fresh copies as it can, and the last in order when one must be fresh', () => {
  // Queens around lie open, and so does a jack of diamonds: both copies of QS and JD are held. The
  // used pair may serve for a pinochle, but one must be fresh: JD, later than QS in S H D C.
  const hand: Hand = {
    cards: cards('QS QS JD JD'),
    open: [
      { face: at(cards('QS'), 0), best: [0, 0, 60] },
      { face: at(cards('JD'), 0), best: [0, 0, 40] },
    ],
  };
  expect(openText(lay(hand, 'pinochle', 40))).toBe('QS:0/40/60 JD:0/0/40 JD:0/40/0');
});

test('of two used copies the one used in more types goes first, then the one melded earlier', () => {
  const queen = at(cards('QS'), 0);
  const open: OpenCopy[] = [
    { face: queen, best: [40, 0, 0] },
    { face: queen, best: [40, 40, 0] },
  ];
  expect(openAfterPlay(open, queen)).toEqual([open[0]]);
  const alike: OpenCopy[] = [
    { face: queen, best: [40, 0, 0] },
    { face: queen, best: [0, 40, 0] },
  ];
  expect(openAfterPlay(alike, queen)).toEqual([alike[1]]);
});

test('a shown nine is no longer unshown, and is played before the other', () => {
  const nine = at(cards('9S'), 0);
  const hand: Hand = { cards: cards('9S 9S'), open: [{ face: nine, best: [0, 0, 0] }] };
  expect(unshownNines('S', hand)).toBe(1);
  expect(openAfterPlay(hand.open, nine)).toEqual([]);
});
