import type { Scenario } from './scenario';

/** Seat 0 gives four cards to the declarer in seat 2, or as the declarer gives four back. */
export const PASSING: readonly Scenario[] = [
  {
    name: 'trumps, then aces',
    position:
      'sq-partnership; dealer 3; turn 0 give; hands AS TS QS 9S AH KH AD TD JD 9D KC 9C / 12? / 12? / 12?; contract 300 by 2; trump H',
    includes: 'AH KH AS AD',
    why: 'trumps make the run, aces make tricks; with hearts no leg of a pinochle is given',
  },
  {
    name: 'both legs of the pinochle with spades',
    position:
      'sq-partnership; dealer 3; turn 0 give; hands KS QS AH TH 9H TD KD JD 9D TC KC 9C / 12? / 12? / 12?; contract 300 by 2; trump S',
    includes: 'KS QS JD AH',
    why: 'with spades as trumps the declarer can use both legs, and the marriage travels whole',
  },
  {
    name: 'a run in sight before jacks around',
    position:
      'sq-partnership; dealer 3; turn 0 give; hands TS JS 9S AH TH JH TD JD 9D KC JC 9C / 12? / 12? / 12?; contract 300 by 2; trump H',
    includes: 'JH AH TH',
    excludes: 'JD 9S 9D 9C',
    why: 'forty for jacks is less than a run; no leg with hearts, no side nines',
  },
  {
    name: 'the hand’s own run stays',
    position:
      'sq-partnership; dealer 3; turn 0 give; hands AS KS 9S AH TH KH QH JH AD 9D TC 9C / 12? / 12? / 12?; contract 300 by 2; trump H',
    includes: 'AS AD',
    excludes: 'AH TH KH QH JH',
    why: 'a run of 150 is not broken to help one that may not come',
  },
  {
    name: 'the hand’s own double pinochle stays, with spades too',
    position:
      'sq-partnership; dealer 3; turn 0 give; hands AS QS QS AH KH 9H TD JD JD 9D AC KC / 12? / 12? / 12?; contract 300 by 2; trump C',
    includes: 'AC KC AS AH',
    excludes: 'QS JD',
    why: 'clubs are trumps: no legs, and 300 is a better meld than any',
  },
  {
    name: 'no side nines while anything better is there',
    position:
      'sq-partnership; dealer 3; turn 0 give; hands KS KS QS 9S TH QH 9H AD TD JD 9D 9C / 12? / 12? / 12?; contract 300 by 2; trump C',
    includes: '9C AD',
    excludes: '9S 9H 9D QS JD',
    why: 'a nine of trumps is a trump; side nines are nothing',
  },
  {
    name: 'three cards where three are passed',
    position:
      'cm-single passCount=3; dealer 3; turn 0 give; hands TS KS 9S AH 9H 9H AD TD 9D TC KC 9C / 12? / 12? / 12?; contract 300 by 2; trump D',
    includes: 'AD TD',
    why: 'the number follows the option; trumps first',
  },
  {
    name: 'the declarer gives back what it can spare',
    position:
      'sq-partnership; dealer 3; turn 0 give; hands AS AS TS KS QS JS 9S AH TH 9H AD KD 9D AC TC JC / 12? / 8? / 12?; contract 300 by 0; trump S; passed 2 AS AH 9S TC',
    excludes: 'AS TS KS QS JS AH AD AC',
    why: 'trumps, aces and melds stay',
  },
  {
    name: 'the declarer keeps a pinochle',
    position:
      'sq-partnership; dealer 3; turn 0 give; hands AS KS QS AH TH KH QH JH 9H AD TD JD 9D TC KC 9C / 12? / 8? / 12?; contract 300 by 0; trump H; passed 2 AH TH AS AD',
    excludes: 'AH TH KH QH JH 9H QS JD AS AD',
    why: 'everything that melds or wins stays',
  },
  {
    name: 'a leg of the pinochle with diamonds',
    position:
      'sq-partnership; dealer 3; turn 0 give; hands QS JS 9S TH JH 9H AD TD KD TC KC 9C / 12? / 12? / 12?; contract 300 by 2; trump D',
    includes: 'AD TD KD QS',
    why: 'with diamonds as trumps the declarer has the jack, or hopes for it',
  },
  {
    name: 'no leg of the pinochle with clubs',
    position:
      'sq-partnership; dealer 3; turn 0 give; hands KS QS 9S AH TH 9H TD KD JD 9D AC TC / 12? / 12? / 12?; contract 300 by 2; trump C',
    includes: 'AC TC AH',
    excludes: 'QS JD',
    why: 'the hand’s own pinochle stays whole; trumps and the ace go',
  },
  {
    name: 'no trumps at all: aces',
    position:
      'sq-partnership; dealer 3; turn 0 give; hands AS AS TS KS 9S AD TD JD 9D AC KC 9C / 12? / 12? / 12?; contract 300 by 2; trump H',
    includes: 'AS AS AD AC',
    why: 'the declarer can’t be helped to a run, but to four tricks',
  },
  {
    name: 'the royal marriage travels whole',
    position:
      'sq-partnership; dealer 3; turn 0 give; hands KS QS AH TH JH 9H TD KD 9D AC TC 9C / 12? / 12? / 12?; contract 300 by 2; trump S',
    includes: 'KS QS AH AC',
    why: 'king and queen score with the declarer as well, and may make the run',
  },
  {
    name: 'all four trumps, both aces among them',
    position:
      'sq-partnership; dealer 3; turn 0 give; hands TS 9S AH AH TH KH TD KD 9D TC KC 9C / 12? / 12? / 12?; contract 300 by 2; trump H',
    includes: 'AH AH TH KH',
    why: 'the declarer draws with them',
  },
  {
    name: 'the nine of trumps before a plain ten',
    position:
      'sq-partnership; dealer 3; turn 0 give; hands TS KS 9S TH 9H TD JD 9D TC KC JC 9C / 12? / 12? / 12?; contract 300 by 2; trump H',
    includes: '9H TH',
    excludes: '9S 9D 9C JD',
    why: 'every trump helps to draw the others; plain nines help nobody',
  },
  {
    name: 'aces around stay when there are trumps to give',
    position:
      'sq-partnership; dealer 3; turn 0 give; hands AS TS AH TH KH QH 9H AD 9D AC KC 9C / 12? / 12? / 12?; contract 300 by 2; trump H',
    includes: 'TH KH QH',
    excludes: 'AS AD AC',
    why: 'a hundred aces on this side of the table, and the declarer’s run fed by trumps',
  },
  {
    name: 'six players give four of eight',
    position:
      'cm-six; dealer 3; turn 0 give; hands AS 9S JH 9H AD TD KD TC / 8? / 8? / 8? / 8? / 8?; contract 300 by 3; trump D',
    includes: 'AD TD KD AS',
    why: 'trumps, then the ace',
  },
  {
    name: 'the same in ones',
    position:
      'wcg-single; dealer 3; turn 0 give; hands AS TS QS 9S AH KH AD TD JD 9D KC 9C / 12? / 12? / 12?; contract 30 by 2; trump H',
    includes: 'AH KH AS AD',
    why: 'the unit changes nothing',
  },
  {
    name: 'losers of the shortest suit go back',
    position:
      'sq-partnership; dealer 3; turn 0 give; hands AS TS KS QS JS 9S 9S AH AH QH JH AD TD KD JC 9C / 12? / 8? / 12?; contract 300 by 0; trump S; passed 2 AS AH 9S AD',
    includes: '9C JC',
    excludes: 'AS TS KS QS JS 9S 9S AH AH AD',
    why: 'no clubs are left, so they can be trumped',
  },
  {
    name: 'kings around stay',
    position:
      'sq-partnership; dealer 3; turn 0 give; hands AS TS KS QS JS 9S AH TH KH 9H TD KD 9D TC KC JC / 12? / 8? / 12?; contract 300 by 0; trump S; passed 2 AS TS AH KS',
    excludes: 'AS TS KS QS JS 9S KH KD KC AH',
    why: '80 for the kings, 150 for the run',
  },
  {
    name: 'aces around stay with the declarer',
    position:
      'sq-partnership; dealer 3; turn 0 give; hands AS TS 9S AH QH JH 9H AD KD 9D AC AC TC KC QC JC / 12? / 8? / 12?; contract 300 by 0; trump C; passed 2 AC TC AS AH',
    excludes: 'AC AC TC KC QC JC AS AH AD',
    why: 'run, aces and every trump',
  },
  {
    name: 'the declarer gives without having seen',
    position:
      'sq-partnership passOrder=together; dealer 3; turn 0 give; hands AS 9S TH JH AD TD KD QD JD 9D TC 9C / 12? / 12? / 12?; contract 300 by 0; trump D; passed 2 4?',
    excludes: 'AD TD KD QD JD 9D AS',
    why: 'the five cards beside the trumps and the ace are the losers',
  },
];
