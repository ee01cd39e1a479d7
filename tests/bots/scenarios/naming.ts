import type { Scenario } from './scenario';

const PARTNERS = { preset: 'sq-partnership', phase: 'trump', declarer: 0, contract: 250 } as const;

/** Seat 0 has won the bid and names trumps. */
export const NAMING: readonly Scenario[] = [
  {
    name: 'the longer suit',
    position: { ...PARTNERS, hand: 'AH TH KH 9H JH KS QS AD 9D JD AC TC' },
    accept: ['trump H'],
    why: 'five hearts with ace and ten against a two-card marriage in spades',
  },
  {
    name: 'never two cards',
    position: { ...PARTNERS, hand: 'KS QS TH JH 9H JH TD 9D JD QC 9C TC' },
    refuse: ['trump S'],
    why: 'two spades are no trumps, royal marriage or not',
  },
  {
    name: 'the run names itself',
    position: { ...PARTNERS, contract: 300, hand: 'AC TC KC QC JC AH TH 9H JH KH 9D KS' },
    accept: ['trump C'],
    why: 'five hearts are good, a run of 150 is better',
  },
  {
    name: 'one card short of the run',
    position: { ...PARTNERS, hand: 'AS TS KS QS 9S KH QH JH 9H 9H AD 9C' },
    accept: ['trump S'],
    why: 'the partner gives four cards: a jack makes the run, where hearts lack ace and ten',
  },
  {
    name: 'two royal marriages',
    position: { ...PARTNERS, hand: 'KH QH KH QH AH TS JS JS 9S 9S AD 9C' },
    accept: ['trump H'],
    why: '80 in hand and a run in reach, against five low spades',
  },
  {
    name: 'six small cards before three high ones',
    position: { ...PARTNERS, hand: 'TD KD QD JD 9D 9D AC AC TC JS 9H TH' },
    accept: ['trump D'],
    why: 'aces of clubs win as a plain suit too; length makes trumps',
  },
  {
    name: 'alone, with two suits of five',
    position: {
      preset: 'sq-cutthroat-4',
      phase: 'trump',
      declarer: 0,
      contract: 250,
      hand: 'AS AS TS KS QS TH KH JH 9H 9H AD 9C',
    },
    accept: ['trump S'],
    why: 'both aces, the ten and a royal marriage',
  },
  {
    name: 'the widow has made a run',
    position: {
      preset: 'cm-cutthroat-3',
      phase: 'trump',
      declarer: 0,
      contract: 250,
      hand: 'AD TD KD QD JD AS TS KS JS 9S 9S AH 9H KC TC JC AC QH',
      widowCards: 'JD TD QH',
    },
    accept: ['trump D'],
    why: '150 is worth more than a sixth spade',
  },
  {
    name: 'two decks: the double run',
    position: {
      preset: 'sq-double',
      phase: 'trump',
      declarer: 0,
      contract: 60,
      hand: 'AC AC TC TC KC KC QC QC JC JC AH TH KH KH JH JH TH AD AS TD',
    },
    accept: ['trump C'],
    why: '150 and ten trumps',
  },
  {
    name: 'eight players, six cards',
    position: {
      preset: 'cm-eight',
      phase: 'trump',
      declarer: 0,
      contract: 250,
      hand: 'AH TH KH QH 9D AC',
    },
    accept: ['trump H'],
    why: 'four of six, and a jack from the partner makes the run',
  },
];
