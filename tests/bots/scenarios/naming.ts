import type { Scenario } from './scenario';

/** Seat 0 has won the bid and names trumps. */
export const NAMING: readonly Scenario[] = [
  {
    name: 'the longer suit',
    position:
      'sq-partnership; dealer 3; turn 0 trump; hands KS QS AH TH KH JH 9H AD JD 9D AC TC / 12? / 12? / 12?; contract 250 by 0',
    accept: ['trump H'],
    why: 'five hearts with ace and ten against a two-card marriage in spades',
  },
  {
    name: 'never two cards',
    position:
      'sq-partnership; dealer 3; turn 0 trump; hands KS QS TH JH JH 9H TD JD 9D TC QC 9C / 12? / 12? / 12?; contract 250 by 0',
    refuse: ['trump S'],
    why: 'two spades are no trumps, royal marriage or not',
  },
  {
    name: 'the run names itself',
    position:
      'sq-partnership; dealer 3; turn 0 trump; hands KS AH TH KH JH 9H 9D AC TC KC QC JC / 12? / 12? / 12?; contract 300 by 0',
    accept: ['trump C'],
    why: 'five hearts are good, a run of 150 is better',
  },
  {
    name: 'one card short of the run',
    position:
      'sq-partnership; dealer 3; turn 0 trump; hands AS TS KS QS 9S KH QH JH 9H 9H AD 9C / 12? / 12? / 12?; contract 250 by 0',
    accept: ['trump S'],
    why: 'the partner gives four cards: a jack makes the run, where hearts lack ace and ten',
  },
  {
    name: 'two royal marriages',
    position:
      'sq-partnership; dealer 3; turn 0 trump; hands TS JS JS 9S 9S AH KH KH QH QH AD 9C / 12? / 12? / 12?; contract 250 by 0',
    accept: ['trump H'],
    why: '80 in hand and a run in reach, against five low spades',
  },
  {
    name: 'six small cards before three high ones',
    position:
      'sq-partnership; dealer 3; turn 0 trump; hands JS TH 9H TD KD QD JD 9D 9D AC AC TC / 12? / 12? / 12?; contract 250 by 0',
    accept: ['trump D'],
    why: 'aces of clubs win as a plain suit too; length makes trumps',
  },
  {
    name: 'alone, with two suits of five',
    position:
      'sq-cutthroat-4; dealer 3; turn 0 trump; hands AS AS TS KS QS TH KH JH 9H 9H AD 9C / 12? / 12? / 12?; contract 250 by 0',
    accept: ['trump S'],
    why: 'both aces, the ten and a royal marriage',
  },
  {
    name: 'the widow has made a run',
    position:
      'cm-cutthroat-3; dealer 0; turn 0 trump; hands AS TS KS JS 9S 9S AH QH 9H AD TD KD QD JD AC TC KC JC / 15? / 15?; widow JD TD QH; contract 250 by 0',
    accept: ['trump D'],
    why: '150 is worth more than a sixth spade',
  },
  {
    name: 'two decks: the double run',
    position:
      'sq-double; dealer 3; turn 0 trump; hands AS AH TH TH KH KH JH JH AD TD AC AC TC TC KC KC QC QC JC JC / 20? / 20? / 20?; contract 60 by 0',
    accept: ['trump C'],
    why: '150 and ten trumps',
  },
  {
    name: 'eight players, six cards',
    position:
      'cm-eight; dealer 3; turn 0 trump; hands AH TH KH QH 9D AC / 6? / 6? / 6? / 6? / 6? / 6? / 6?; contract 250 by 0',
    accept: ['trump H'],
    why: 'four of six, and a jack from the partner makes the run',
  },
];
