import type { Scenario } from './scenario';

/** Seat 0 speaks first with the dealer at its right; its partner is seat 2. */
export const BIDDING: readonly Scenario[] = [
  {
    name: 'a worthless hand first to speak',
    position: {
      preset: 'sq-partnership',
      phase: 'auction',
      hand: 'TS KS JS TH KH JH TD TD TC KC JC JC',
    },
    accept: ['pass'],
    why: 'no meld with any trumps and no ace: there is nothing to tell',
  },
  {
    name: 'a worthless hand at a low opening',
    position: {
      preset: 'table-single',
      phase: 'auction',
      hand: 'TS KS JS TH KH JH TD TD TC KC JC JC',
    },
    accept: ['pass'],
    why: 'the same at 100',
  },
  {
    name: 'nines and a marriage',
    position: {
      preset: 'sq-partnership',
      phase: 'auction',
      hand: '9S 9S JS 9H JH TH 9D KD QD 9C JC TC',
    },
    accept: ['pass'],
    why: 'twenty or thirty in meld and not one trick',
  },
  {
    name: 'a run with two aces',
    position: {
      preset: 'sq-partnership',
      phase: 'auction',
      hand: 'AH TH KH QH JH AS AD KC TC 9C 9D JS',
    },
    accept: ['bid'],
    why: '150 in meld and three or four sure tricks: worth far more than 250',
  },
  {
    name: 'a run in ones',
    position: {
      preset: 'wcg-single',
      phase: 'auction',
      hand: 'AH TH KH QH JH AS AD KC TC 9C 9D JS',
    },
    accept: ['bid'],
    why: 'the same hand is worth the same with a nought less',
  },
  {
    name: 'a huge certain meld when all others have passed and may be dealt again',
    position: {
      preset: 'sq-partnership',
      rules: { allPass: 'redeal' },
      phase: 'auction',
      dealer: 0,
      calls: '1 pass, 2 pass, 3 pass',
      hand: 'QS QS JD JD AS KS TS AH 9H KD 9C TC',
    },
    accept: ['bid'],
    why: 'a double pinochle of 300 would be thrown away',
  },
  {
    name: 'a huge certain meld when both opponents have passed',
    position: {
      preset: 'sq-partnership',
      rules: { allPass: 'redeal' },
      phase: 'auction',
      dealer: 0,
      calls: '1 pass, 2 pass, 3 pass',
      hand: 'AS AH AD AC KS TS QS JS 9S KH 9C TC',
    },
    accept: ['bid'],
    why: 'a run and a hundred aces',
  },
  {
    name: 'the partner has bid and both opponents are out',
    position: {
      preset: 'sq-partnership',
      phase: 'auction',
      dealer: 0,
      calls: '1 pass, 2 260, 3 pass',
      hand: 'AH TH KH 9H AS KS 9D JD TC QC 9C KC',
    },
    accept: ['pass'],
    why: 'the side has the bid already: raising it only raises the contract',
  },
  {
    name: 'opponents out, but the own run and aces depend on the own trumps',
    position: {
      preset: 'sq-partnership',
      phase: 'auction',
      dealer: 0,
      calls: '1 pass, 2 250, 3 pass',
      hand: 'AH TH KH QH JH KH QH AS AD AC 9C 9D',
    },
    accept: ['bid'],
    why: 'a run and a royal marriage are lost with any other trumps, and carry the bid alone',
  },
  {
    name: 'high enough',
    position: {
      preset: 'sq-partnership',
      phase: 'auction',
      calls: '0 250, 1 500',
      dealer: 3,
      hand: 'AH TH KH 9H AS KS 9D JD TC QC 9C AC',
    },
    accept: ['pass'],
    why: 'all tricks and its meld would not make it',
  },
  {
    name: 'a game all but won',
    position: {
      preset: 'sq-partnership',
      phase: 'auction',
      scores: [1440, 600],
      hand: 'AH TH 9H 9H KS QS JS 9D JD TC 9C AC',
    },
    accept: ['pass'],
    why: 'an ordinary deal wins the game; a set would give it away',
  },
  {
    name: 'alone at 250 with a middling hand',
    position: {
      preset: 'sq-cutthroat-4',
      phase: 'auction',
      hand: 'AS TS KS 9S AH 9H QH AD JD TC 9C KC',
    },
    accept: ['pass'],
    why: 'three aces and no help: 250 alone takes a run and more',
  },
  {
    name: 'alone with a run and four aces',
    position: {
      preset: 'sq-cutthroat-4',
      phase: 'auction',
      hand: 'AS TS KS QS JS AS TS AH AD AC KH 9D',
    },
    accept: ['bid'],
    why: '250 in meld is there before a card is played',
  },
  {
    name: 'a double deck hand with two runs',
    position: {
      preset: 'sq-double',
      phase: 'auction',
      hand: 'AS TS KS QS JS AS TS KS QS JS AH AD AC TH KH JH TD KD TC JC',
    },
    accept: ['bid'],
    why: 'a double run of 150 when the opening is 50',
  },
  {
    name: 'a double deck hand without anything',
    position: {
      preset: 'sq-double',
      phase: 'auction',
      hand: 'TS KS JS JS TH KH JH JH TH TD KD JD TD KD TC KC JC TC KC JC',
      calls: '1 50',
      dealer: 0,
    },
    accept: ['pass'],
    why: 'some kings and no ace against an opponent who has bid',
  },
  {
    name: 'the longer suit',
    position: {
      preset: 'sq-partnership',
      phase: 'trump',
      declarer: 0,
      contract: 250,
      hand: 'AH TH KH 9H JH KS QS AD 9D JD AC TC',
    },
    accept: ['trump H'],
    why: 'five hearts with ace and ten against a two-card marriage in spades',
  },
  {
    name: 'never two cards',
    position: {
      preset: 'sq-partnership',
      phase: 'trump',
      declarer: 0,
      contract: 250,
      hand: 'KS QS TH JH 9H JH TD 9D JD QC 9C TC',
    },
    refuse: ['trump S'],
    why: 'two spades are no trumps, royal marriage or not',
  },
  {
    name: 'the run names itself',
    position: {
      preset: 'sq-partnership',
      phase: 'trump',
      declarer: 0,
      contract: 300,
      hand: 'AC TC KC QC JC AH TH 9H JH KH 9D KS',
    },
    accept: ['trump C'],
    why: 'five hearts are good, a run of 150 is better',
  },
];
