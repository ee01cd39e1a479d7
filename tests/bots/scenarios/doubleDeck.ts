import type { Scenario } from './scenario';

/** Two decks, four copies of each card: the first played of identical ones wins. The declarer needs 25 of 50. */
const TWO_DECKS = {
  preset: 'sq-double',
  phase: 'play',
  contract: 60,
  sideMelds: [35, 35],
} as const;

/** Seat 0 plays, its partner is seat 2, opponents 1 and 3. */
export const DOUBLE_DECK: readonly Scenario[] = [
  {
    name: 'the declarer opens',
    position: {
      ...TWO_DECKS,
      declarer: 0,
      trump: 'S',
      hand: 'AS AS TS TS KS QS JS JS AH AH KH QH AD TD JD AC AC KC QC JC',
    },
    accept: ['play AS', 'play AH', 'play AD', 'play AC'],
    why: 'the first ace of a suit can’t be headed, whoever has the other three',
  },
  {
    name: 'a defender with aces of two suits',
    position: {
      ...TWO_DECKS,
      declarer: 3,
      trump: 'S',
      tricks: ['3 QH KH JH AH', '2 JC QC TC KC'],
      hand: 'AD AD TD JD AC KC JC TH TH JH KS QS JS JS KD QD JD QC',
    },
    accept: ['play AD', 'play AC'],
    why: 'aces at once',
  },
  {
    name: 'no ten while three aces are out',
    position: {
      ...TWO_DECKS,
      declarer: 1,
      trump: 'S',
      tricks: ['1 QC KC TC AC'],
      hand: 'TD TD KD QD JD TH TH KH QH JH TC KC QC JC KS QS JS QD JC',
    },
    refuse: ['play TD', 'play TH', 'play TC', 'play KD', 'play KH', 'play KC'],
    why: 'nothing is top: a queen or a jack, and the counters stay',
  },
  {
    name: 'counters to the partner’s trick',
    position: {
      ...TWO_DECKS,
      declarer: 1,
      trump: 'S',
      tricks: ['1 KH AH JH'],
      hand: 'KH TH QH AS TS KS QS JS KD TD AD QD JD AC TC KC QC JC JC TC',
    },
    accept: ['play KH'],
    why: 'the partner’s ace is the first of its kind and can’t be beaten by another',
  },
  {
    name: 'the own ace stays out of the partner’s trick',
    position: {
      ...TWO_DECKS,
      declarer: 1,
      trump: 'S',
      tricks: ['1 JH AH QH'],
      hand: 'AH TH QH AS TS KS QS JS KD TD AD QD JD AC TC KC QC JC JC TC',
    },
    accept: ['play TH'],
    why: 'a counter, but the ace will take a trick of its own',
  },
  {
    name: 'nothing on the opponents’ ace',
    position: {
      ...TWO_DECKS,
      declarer: 3,
      trump: 'S',
      tricks: ['3 AH'],
      hand: 'AH KH TH QH JH TS KS QS JS KD TD AD QD JD AC TC KC QC JC TC',
    },
    accept: ['play JH', 'play QH'],
    why: 'the second ace of a trick loses to the first',
  },
  {
    name: 'last to play, as cheaply as may be',
    position: {
      ...TWO_DECKS,
      declarer: 1,
      trump: 'S',
      tricks: ['1 JH QH KH'],
      hand: 'AH TH JH QH JH TS KS QS JS KD TD AD QD JD AC TC KC QC JC TC',
    },
    accept: ['play TH'],
    why: 'the ten is enough',
  },
  {
    name: 'the least ruff that does it',
    position: {
      ...TWO_DECKS,
      declarer: 1,
      trump: 'S',
      tricks: ['1 AH JH KH'],
      hand: 'AS AS TS KS QS JS JS KD KD TD AD QD JD AC TC KC QC JC TC JC',
    },
    refuse: ['play AS', 'play TS'],
    why: 'the last to play: any trump wins, and the high ones are needed',
  },
  {
    name: 'a king on the trick the partner has trumped',
    position: {
      ...TWO_DECKS,
      declarer: 1,
      trump: 'S',
      tricks: ['1 AH TS TH'],
      hand: 'AD AD TD KD QD JD JD KD TD QD AC TC KC QC JC TC JC QC KC QD',
    },
    accept: ['play KD', 'play KC'],
    why: 'a counter that loses to aces and tens anyway',
  },
  {
    name: 'six players with two decks: the partner’s ace',
    position: {
      preset: 'cm-six-double',
      phase: 'play',
      contract: 500,
      sideMelds: [300, 100, 200],
      declarer: 3,
      trump: 'S',
      tricks: ['3 AH JH 9H'],
      hand: 'KH TH QH 9H AS KS JS 9S KD TD AD QD AC TC KC QC',
    },
    accept: ['play KH'],
    why: 'the first ace of four is good, and seat 3 is the partner',
  },
  {
    name: 'under the opponents’ ace of trumps',
    position: {
      ...TWO_DECKS,
      declarer: 3,
      trump: 'S',
      tricks: ['3 AS'],
      hand: 'AS TS KS QS JS KH TH QH JH KD TD AD QD JD AC TC KC QC JC TC',
    },
    accept: ['play JS', 'play QS'],
    why: 'the first ace wins: no counter and no high trump',
  },
];
