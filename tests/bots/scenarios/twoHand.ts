import type { Scenario } from './scenario';

/** Before the first card is drawn; seat 1 is the only opponent. */
const FULL_STOCK = {
  preset: 'sq-two',
  phase: 'play',
  dealer: 1,
  trump: 'H',
  stock: 24,
  turnedUp: 'TH',
} as const;

/** The two-hand game while the stock lasts: any card may be played to any trick, its winner melds. */
export const TWO_HAND: readonly Scenario[] = [
  {
    name: 'a lead that costs no meld',
    position: { ...FULL_STOCK, hand: 'AH TH KH QH KS QS JD AD 9S 9D JC 9C' },
    accept: ['play 9S', 'play 9D', 'play 9C', 'play JC'],
    why: 'trumps are for the run and the last twelve tricks; marriage and pinochle wait to be laid down',
  },
  {
    name: 'kings and marriages stay together',
    position: { ...FULL_STOCK, hand: 'KS KH KD KC 9S 9S JD JS TC 9D QC QD' },
    accept: ['play 9S', 'play 9D', 'play JS', 'play JD'],
    why: '80 for the kings and 20 for each marriage are ready',
  },
  {
    name: 'a ten is taken with a spare ace',
    position: {
      ...FULL_STOCK,
      dealer: 0,
      tricks: ['1 TC'],
      hand: 'AC AC 9S JS 9D TD KH 9H QS JD KD JH',
    },
    accept: ['play AC'],
    why: 'twenty points, and the pinochle can be laid down; the other ace stays for the aces',
  },
  {
    name: 'nothing is spent on a nine',
    position: {
      ...FULL_STOCK,
      dealer: 0,
      tricks: ['1 9D'],
      hand: 'AD 9S JS 9C TC KC AH KH QS AS TH QD',
    },
    refuse: ['play AD', 'play AS', 'play AH', 'play TH', 'play KH', 'play TC', 'play KC'],
    why: 'three aces wait for the fourth, there is no meld to lay down, and a counter would be a present',
  },
  {
    name: 'a trick is won to lay down a hundred aces',
    position: {
      ...FULL_STOCK,
      dealer: 0,
      tricks: ['1 QC'],
      hand: 'AS AH AD AC TC 9S 9D JS JH 9H KD QS',
    },
    accept: ['play TC'],
    why: 'the ten wins it as well as the ace that is needed',
  },
];
