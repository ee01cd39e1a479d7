import type { Scenario } from './scenario';

/** Seat 0 has taken the widow and buries three of eighteen cards; they count as its first trick. */
export const BURYING: readonly Scenario[] = [
  {
    name: 'trumps, aces and melds are kept',
    position:
      'cm-cutthroat-3; dealer 0; turn 0 bury; hands AS AS TS KS QS JS 9S AH KH QH 9H AD TD KD JD AC TC 9C / 15? / 15?; contract 250 by 0; trump S',
    excludes: 'AS AS TS KS QS JS 9S KH QH AH AD AC',
    why: 'run, aces and marriages score, trumps and aces win',
  },
  {
    name: 'a short suit of losers',
    position:
      'cm-cutthroat-3; dealer 0; turn 0 bury; hands AS KS QS 9S AH AH TH KH QH JH 9H AD AD QD JD 9D TC JC / 15? / 15?; contract 250 by 0; trump H',
    includes: 'TC JC',
    excludes: 'AH AH TH KH QH JH 9H AS KS QS AD AD JD',
    why: 'the ten is safe when it is buried, and clubs can then be trumped',
  },
  {
    name: 'a bare ten',
    position:
      'cm-cutthroat-3; dealer 0; turn 0 bury; hands AS TS QS JS 9S AH KH QH JH 9H TD AC TC KC QC JC 9C 9C / 15? / 15?; contract 250 by 0; trump C',
    includes: 'TD',
    excludes: 'AC TC KC QC JC 9C 9C AS AH KH QH',
    why: 'it would fall to the first ace of diamonds; buried it counts for the declarer',
  },
  {
    name: 'the pinochle is not buried',
    position:
      'cm-cutthroat-3; dealer 0; turn 0 bury; hands AS TS KS QS JS 9S AH AH JH 9H AD TD JD 9D TC KC QC 9C / 15? / 15?; contract 250 by 0; trump S',
    excludes: 'AS TS KS QS JS 9S AH AH AD JD KC QC',
    why: 'the jack of diamonds makes 40 with the queen, king and queen of clubs 20',
  },
  {
    name: 'aces around are not buried',
    position:
      'cm-cutthroat-3; dealer 0; turn 0 bury; hands AS TS QS 9S AH TH JH 9H AD TD KD QD 9D AC TC KC QC JC / 15? / 15?; contract 250 by 0; trump D',
    excludes: 'AD TD KD QD 9D AS AH AC KC QC',
    why: '100 on the table and three tricks',
  },
  {
    name: 'no trump goes away, not even nines',
    position:
      'cm-cutthroat-3; dealer 0; turn 0 bury; hands AS TS JS 9S AH TH KH JH 9H 9H AD KD JD 9D AC TC KC 9C / 15? / 15?; contract 250 by 0; trump H',
    excludes: 'AH TH KH JH 9H 9H AS AD AC',
    why: 'a nine of trumps melds ten and takes an ace or a trick at the end',
  },
];
