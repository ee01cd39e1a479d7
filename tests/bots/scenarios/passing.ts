import type { Scenario } from './scenario';

const TO_DECLARER = {
  preset: 'sq-partnership',
  phase: 'give',
  declarer: 2,
  contract: 300,
} as const;
const FROM_DECLARER = { ...TO_DECLARER, declarer: 0 } as const;

/** Seat 0 gives four cards to the declarer in seat 2, or as the declarer gives four back. */
export const PASSING: readonly Scenario[] = [
  {
    name: 'trumps, then aces',
    position: {
      ...TO_DECLARER,
      trump: 'H',
      hand: 'AH KH QS JD AS AD TS 9S KC 9C TD 9D',
    },
    includes: 'AH KH AS AD',
    why: 'trumps make the run, aces make tricks; with hearts no leg of a pinochle is given',
  },
  {
    name: 'both legs of the pinochle with spades',
    position: {
      ...TO_DECLARER,
      trump: 'S',
      hand: 'KS QS JD AH TH 9H KD TD 9D KC TC 9C',
    },
    includes: 'KS QS JD AH',
    why: 'with spades as trumps the declarer can use both legs, and the marriage travels whole',
  },
  {
    name: 'a run in sight before jacks around',
    position: {
      ...TO_DECLARER,
      trump: 'H',
      hand: 'JH JS JD JC AH TH 9S 9D TD KC 9C TS',
    },
    includes: 'JH AH TH',
    excludes: 'JD 9S 9D 9C',
    why: 'forty for jacks is less than a run; no leg with hearts, no side nines',
  },
  {
    name: 'the own run stays',
    position: {
      ...TO_DECLARER,
      trump: 'H',
      hand: 'AH TH KH QH JH AS KS AD 9D TC 9C 9S',
    },
    includes: 'AS AD',
    excludes: 'AH TH KH QH JH',
    why: 'a run of 150 is not broken to help one that may not come',
  },
  {
    name: 'the own double pinochle stays, with spades too',
    position: {
      ...TO_DECLARER,
      trump: 'C',
      hand: 'QS QS JD JD AC KC AS AH 9H 9D TD KH',
    },
    includes: 'AC KC AS AH',
    excludes: 'QS JD',
    why: 'clubs are trumps: no legs, and 300 is a better meld than any',
  },
  {
    name: 'no side nines while anything better is there',
    position: {
      ...TO_DECLARER,
      trump: 'C',
      hand: '9C 9S 9H 9D KS KS TH QH JD QS TD AD',
    },
    includes: '9C AD',
    excludes: '9S 9H 9D QS JD',
    why: 'a nine of trumps is a trump; side nines are nothing',
  },
  {
    name: 'three cards where three are passed',
    position: {
      preset: 'cm-single',
      rules: { passCount: 3 },
      phase: 'give',
      declarer: 2,
      contract: 300,
      trump: 'D',
      hand: 'AD TD 9D AH 9H 9H KS TS 9S 9C KC TC',
    },
    includes: 'AD TD',
    why: 'the number follows the option; trumps first',
  },
  {
    name: 'the declarer gives back what it can spare',
    position: {
      ...FROM_DECLARER,
      trump: 'S',
      got: 'AS AH 9S TC',
      hand: 'AS TS KS QS JS 9S AS AH AD AC TH 9H KD 9D JC TC',
    },
    excludes: 'AS TS KS QS JS AH AD AC',
    why: 'trumps, aces and melds stay',
  },
  {
    name: 'the declarer keeps a pinochle',
    position: {
      ...FROM_DECLARER,
      trump: 'H',
      got: 'AH TH AS AD',
      hand: 'AH TH KH QH JH 9H QS JD AS AD KC TC 9C 9D TD KS',
    },
    excludes: 'AH TH KH QH JH 9H QS JD AS AD',
    why: 'everything that melds or wins stays',
  },
  {
    name: 'a leg of the pinochle with diamonds',
    position: {
      ...TO_DECLARER,
      trump: 'D',
      hand: 'AD TD KD QS TH JH 9H KC TC 9C 9S JS',
    },
    includes: 'AD TD KD QS',
    why: 'with diamonds as trumps the declarer has the jack, or hopes for it',
  },
  {
    name: 'no leg of the pinochle with clubs',
    position: {
      ...TO_DECLARER,
      trump: 'C',
      hand: 'AC TC JD QS AH TH 9H 9D KD TD 9S KS',
    },
    includes: 'AC TC AH',
    excludes: 'QS JD',
    why: 'the own pinochle stays whole; trumps and the ace go',
  },
  {
    name: 'no trumps at all: aces',
    position: {
      ...TO_DECLARER,
      trump: 'H',
      hand: 'AS AS AD AC TS KS 9S TD JD 9D KC 9C',
    },
    includes: 'AS AS AD AC',
    why: 'the declarer can’t be helped to a run, but to four tricks',
  },
  {
    name: 'the royal marriage travels whole',
    position: {
      ...TO_DECLARER,
      trump: 'S',
      hand: 'KS QS AH AC TH 9H JH TD KD 9D 9C TC',
    },
    includes: 'KS QS AH AC',
    why: 'king and queen score with the declarer as well, and may make the run',
  },
  {
    name: 'all four trumps, both aces among them',
    position: {
      ...TO_DECLARER,
      trump: 'H',
      hand: 'AH AH TH KH TS 9S KD TD 9D TC KC 9C',
    },
    includes: 'AH AH TH KH',
    why: 'the declarer draws with them',
  },
  {
    name: 'the nine of trumps before a plain ten',
    position: {
      ...TO_DECLARER,
      trump: 'H',
      hand: '9H TH TS KS 9S TD JD 9D TC KC 9C JC',
    },
    includes: '9H TH',
    excludes: '9S 9D 9C JD',
    why: 'every trump helps to draw the others; plain nines help nobody',
  },
  {
    name: 'aces around stay when there are trumps to give',
    position: {
      ...TO_DECLARER,
      trump: 'H',
      hand: 'AS AH AD AC TH KH QH 9H TS 9D KC 9C',
    },
    includes: 'TH KH QH',
    excludes: 'AS AD AC',
    why: 'a hundred aces on the own side of the table, and the declarer’s run fed by trumps',
  },
  {
    name: 'six players give four of eight',
    position: {
      preset: 'cm-six',
      phase: 'give',
      declarer: 3,
      contract: 300,
      trump: 'D',
      hand: 'AD TD KD AS 9S TC JH 9H',
    },
    includes: 'AD TD KD AS',
    why: 'trumps, then the ace',
  },
  {
    name: 'the same in ones',
    position: {
      preset: 'wcg-single',
      phase: 'give',
      declarer: 2,
      contract: 30,
      trump: 'H',
      hand: 'AH KH QS JD AS AD TS 9S KC 9C TD 9D',
    },
    includes: 'AH KH AS AD',
    why: 'the unit changes nothing',
  },
  {
    name: 'losers of the shortest suit go back',
    position: {
      ...FROM_DECLARER,
      trump: 'S',
      got: 'AS AH 9S AD',
      hand: 'AS TS KS QS JS 9S 9S AH AH AD TD KD 9C JC QH JH',
    },
    includes: '9C JC',
    excludes: 'AS TS KS QS JS 9S 9S AH AH AD',
    why: 'no clubs are left, so they can be trumped',
  },
  {
    name: 'kings around stay',
    position: {
      ...FROM_DECLARER,
      trump: 'S',
      got: 'AS TS AH KS',
      hand: 'AS TS KS QS JS 9S KH KD KC AH TH TD TC 9D 9H JC',
    },
    excludes: 'AS TS KS QS JS 9S KH KD KC AH',
    why: '80 for the kings, 150 for the run',
  },
  {
    name: 'aces around stay with the declarer',
    position: {
      ...FROM_DECLARER,
      trump: 'C',
      got: 'AC TC AS AH',
      hand: 'AC AC TC KC QC JC AS AH AD TS 9S JH 9H KD 9D QH',
    },
    excludes: 'AC AC TC KC QC JC AS AH AD',
    why: 'run, aces and every trump',
  },
  {
    name: 'the declarer gives without having seen',
    position: {
      ...FROM_DECLARER,
      rules: { passOrder: 'together' },
      trump: 'D',
      hand: 'AD TD KD QD JD 9D AS 9S JH TH 9C TC',
    },
    excludes: 'AD TD KD QD JD 9D AS',
    why: 'the five cards beside the trumps and the ace are the losers',
  },
];
