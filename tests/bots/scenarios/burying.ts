import type { Scenario } from './scenario';

const WIDOW = {
  preset: 'cm-cutthroat-3',
  phase: 'bury',
  declarer: 0,
  contract: 250,
} as const;

/** Seat 0 has taken the widow and buries three of eighteen cards; they count as its first trick. */
export const BURYING: readonly Scenario[] = [
  {
    name: 'trumps, aces and melds are kept',
    position: {
      ...WIDOW,
      trump: 'S',
      hand: 'AS AS TS KS QS JS 9S KH QH AH AD TD KD AC 9C TC JD 9H',
    },
    excludes: 'AS AS TS KS QS JS 9S KH QH AH AD AC',
    why: 'run, aces and marriages score, trumps and aces win',
  },
  {
    name: 'a short suit of losers',
    position: {
      ...WIDOW,
      trump: 'H',
      hand: 'AH AH TH KH QH JH 9H AS KS QS 9S AD AD 9D QD JD TC JC',
    },
    includes: 'TC JC',
    excludes: 'AH AH TH KH QH JH 9H AS KS QS AD AD JD',
    why: 'the ten is safe when it is buried, and clubs can then be trumped',
  },
  {
    name: 'a bare ten',
    position: {
      ...WIDOW,
      trump: 'C',
      hand: 'AC TC KC QC JC 9C 9C AS TS AH KH 9H QH JH TD QS JS 9S',
    },
    includes: 'TD',
    excludes: 'AC TC KC QC JC 9C 9C AS AH KH QH',
    why: 'it would fall to the first ace of diamonds; buried it counts for the declarer',
  },
  {
    name: 'the pinochle is not buried',
    position: {
      ...WIDOW,
      trump: 'S',
      hand: 'AS TS KS QS JS 9S AH AH 9H JH AD JD 9D TC KC TD 9C QC',
    },
    excludes: 'AS TS KS QS JS 9S AH AH AD JD KC QC',
    why: 'the jack of diamonds makes 40 with the queen, king and queen of clubs 20',
  },
  {
    name: 'aces around are not buried',
    position: {
      ...WIDOW,
      trump: 'D',
      hand: 'AD TD KD QD 9D AS TS 9S AH JH 9H TH AC KC TC JC QS QC',
    },
    excludes: 'AD TD KD QD 9D AS AH AC KC QC',
    why: '100 on the table and three tricks',
  },
  {
    name: 'no trump goes away, not even nines',
    position: {
      ...WIDOW,
      trump: 'H',
      hand: 'AH TH KH JH 9H 9H AS TS JS AD KD 9D JD AC TC KC 9C 9S',
    },
    excludes: 'AH TH KH JH 9H 9H AS AD AC',
    why: 'a nine of trumps melds ten and takes an ace or a trick at the end',
  },
];
