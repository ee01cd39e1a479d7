import type { Scenario } from './scenario';

/** Answers for nines, and what the declarer does before the first lead. */
export const DECIDING: readonly Scenario[] = [
  {
    name: 'six nines and nothing else',
    position:
      'cm-single ninesRedeal=true; dealer 3; turn 0 nines; hands JS 9S 9S JH 9H 9H TD 9D 9D KC QC JC / 12? / 12? / 12?',
    accept: ['redeal'],
    why: 'no ace and hardly a meld: another deal can only be better',
  },
  {
    name: 'six nines beside a run',
    position:
      'cm-single ninesRedeal=true; dealer 3; turn 0 nines; hands AS TS KS QS JS 9S 9S AH 9H 9H 9D 9D / 12? / 12? / 12?',
    accept: ['keep'],
    why: 'a run is not given away',
  },
  {
    name: 'a hopeless contract',
    position:
      'cm-single opening=100; dealer 3; turn 0 decision; hands TS JS 9S TH JH 9H KD QD 9D TC JC 9C / 12? / 12? / 12?; contract 240 by 0; trump S; melds - / - / - / -',
    accept: ['throw-in'],
    why: 'nearly every trick is needed and none is sure: played on, the others score theirs too',
  },
  {
    name: 'a contract within reach',
    position:
      'cm-single opening=100; dealer 3; turn 0 decision; hands AS TS KS KS QS JS 9S AH AD KD TC 9C / 12? / 12? / 12?; contract 120 by 0; trump S; melds - / - / - / -',
    accept: ['play-on'],
    why: 'seven trumps and three aces make more than half the points',
  },
  {
    name: 'every trick for certain',
    position:
      'cm-single moon=tricks; dealer 3; turn 0 decision; hands AS AS TS TS KS KS QS QS JS JS AH AH / 12? / 12? / 12?; contract 250 by 0; trump S; melds - / - / - / -',
    accept: ['moon'],
    why: 'only two nines of trumps are out and everything else is top',
  },
  {
    name: 'every trick but one',
    position:
      'cm-single opening=100 moon=tricks; dealer 3; turn 0 decision; hands AS AS TS TS KS KS QS QS JS JS AH TH / 12? / 12? / 12?; contract 200 by 0; trump S; melds - / - / - / -',
    accept: ['play-on'],
    why: 'an ace of hearts is out: a failed moon is a set',
  },
  {
    name: 'six nines beside aces around',
    position:
      'cm-single ninesRedeal=true; dealer 3; turn 0 nines; hands AS KS QS 9S 9S AH 9H 9H AD 9D AC 9C / 12? / 12? / 12?',
    accept: ['keep'],
    why: '100 aces, a marriage and four tricks',
  },
  {
    name: 'seven nines and two aces',
    position:
      'cm-single ninesRedeal=true; dealer 3; turn 0 nines; hands AS 9S 9S AH 9H 9H KD JD 9D TC 9C 9C / 12? / 12? / 12?',
    accept: ['redeal'],
    why: 'two tricks and twenty in meld at best',
  },
  {
    name: 'the melds alone make the contract',
    position:
      'cm-single; dealer 3; turn 0 decision; hands AS TS KS QS JS 9S AH 9H KD 9D TC 9C / 12? / 12? / 12?; contract 250 by 0; trump S; melds 270 / 40 / - / -',
    accept: ['play-on'],
    why: 'nothing can be lost',
  },
  {
    name: 'two tricks are needed',
    position:
      'cm-single; dealer 3; turn 0 decision; hands AS TS KS QS 9S JH 9H AD 9D TC KC 9C / 12? / 12? / 12?; contract 250 by 0; trump S; melds 210 / 40 / - / -',
    accept: ['play-on'],
    why: '40 of 250 come with two aces',
  },
  {
    name: 'an even chance is played',
    position:
      'cm-single; dealer 3; turn 0 decision; hands AS AH AH TH KH QH JH 9H AD 9D TC JC / 12? / 12? / 12?; contract 300 by 0; trump H; melds 170 / 60 / - / -',
    accept: ['play-on'],
    why: 'seven trumps with both aces and two more aces: 130 is expected',
  },
  {
    name: 'nearly every trick, with an ordinary hand',
    position:
      'cm-single; dealer 3; turn 0 decision; hands AS KS QS JS 9S TH 9H AD 9D TC KC 9C / 12? / 12? / 12?; contract 270 by 0; trump S; melds 40 / 100 / - / -',
    accept: ['throw-in'],
    why: '230 of 250 can’t be made: played on, the others get their tricks as well',
  },
  {
    name: 'alone with six aces',
    position:
      'cm-cutthroat-3; dealer 0; turn 0 decision; hands AS AS TS KS QS JS 9S AH AH JH AD KD 9D AC 9C / 15? / 15?; contract 250 by 0; trump S; buried JD JC 9H; melds 150 / 20 / 40',
    accept: ['play-on'],
    why: '100 of 250 with seven trumps and four plain aces',
  },
  {
    name: 'alone without an ace',
    position:
      'cm-cutthroat-3; dealer 0; turn 0 decision; hands TS KS KS QS JS 9S TH KH QH KD QD 9D TC JC 9C / 15? / 15?; contract 250 by 0; trump S; buried JH JD 9H; melds 60 / 20 / 40',
    accept: ['throw-in'],
    why: '190 of 250 with six trumps and no ace',
  },
  {
    name: 'no moon with five trumps when the best are out',
    position:
      'cm-single moon=tricks; dealer 3; turn 0 decision; hands AS KS QS JS 9S AH AH TH AD AD AC AC / 12? / 12? / 12?; contract 250 by 0; trump S; melds 150 / 40 / - / -',
    accept: ['play-on'],
    why: 'the other ace and both tens of trumps are out, and one of them takes a trick unless the partner has all',
  },
  {
    name: 'a moon with three of four aces of trumps',
    position:
      'sq-double throwIn=choice moon=run; dealer 3; turn 0 decision; hands AS AS AS TS TS TS TS KS KS KS KS QS QS QS JS JS AH AH AD AD / 20? / 20? / 20?; contract 60 by 0; trump S; melds 40 / 10 / - / -',
    accept: ['moon'],
    why: 'the first of equal cards wins: three leads of aces draw the fourth, unless all four trumps lie behind one hand',
  },
  {
    name: 'no moon when the double deck has three higher',
    position:
      'sq-double throwIn=choice moon=run; dealer 3; turn 0 decision; hands AS TS TS TS TS KS KS KS KS QS QS QS QS JS JS JS AH AH AD AD / 20? / 20? / 20?; contract 60 by 0; trump S; melds 40 / 10 / - / -',
    accept: ['play-on'],
    why: 'three aces of trump are out, and the one in hand draws only one round',
  },
];
