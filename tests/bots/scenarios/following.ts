import type { Scenario } from './scenario';

/** Seat 0 plays to a trick and has the suit led, or must trump; its partner is seat 2, opponents 1 and 3. */
export const FOLLOWING: readonly Scenario[] = [
  {
    name: 'the king before the ten on the partner’s ace',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands JS 9S TH KH 9H TD KD QD TC KC JC 9C / 11? / 11? / 11?; contract 250 by 1; trump S; melds 120 / 120 / - / -; tricks 1 9H AH JH',
    accept: ['play KH'],
    why: 'the trick is the side’s: a counter, and the ten may still win one',
  },
  {
    name: 'a counter on the partner’s ace with an opponent still to play',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands JS 9S TH KH QH 9H TD KD 9D TC KC JC / 12? / 11? / 11?; contract 250 by 2; trump S; melds 120 / 120 / - / -; tricks 2 AH 9H',
    accept: ['play KH'],
    why: 'the first ace of a suit is nearly always the trick: the king goes on it',
  },
  {
    name: 'the ten where it is the only counter',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands JS 9S TH QH 9H TD KD QD TC KC JC 9C / 11? / 11? / 11?; contract 250 by 1; trump S; melds 120 / 120 / - / -; tricks 1 9H AH JH',
    accept: ['play TH'],
    why: 'the trick is sure, and the other ace would take the ten later',
  },
  {
    name: 'nothing on the partner’s ace that the next opponent trumps',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands KH QH 9H TD KD QD 9D TC QC JC / 10? / 9? / 9?; contract 250 by 3; trump S; melds 120 / 120 KS QS / - / -; tricks 3 AH QH 9S JH, 1 QC AC 9C KC, 2 AH TH',
    accept: ['play QH', 'play 9H'],
    why: 'seat 1 has shown trumps and no hearts: the trick is lost, the king need not be',
  },
  {
    name: 'a counter for the partner who will trump',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands KH QH JH TD KD QD 9D QC JC 9C / 10? / 10? / 9?; contract 250 by 1; trump S; melds 120 / 120 / KS QS / -; tricks 1 AH TS JH 9H, 2 QC AC 9C KC, 3 TH',
    accept: ['play KH'],
    why: 'the partner has no hearts and has shown trumps: the trick will be the side’s',
  },
  {
    name: 'nothing on the opponents’ ace',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands JS 9S TH KH 9H TD KD QD TC KC JC 9C / 12? / 12? / 11?; contract 250 by 3; trump S; melds 120 / 120 / - / -; tricks 3 AH',
    accept: ['play 9H'],
    why: 'the ace can’t be beaten in hearts',
  },
  {
    name: 'with counters only, the king and not the ten',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands JS 9S TH KH TD KD QD 9D TC KC JC 9C / 12? / 12? / 11?; contract 250 by 3; trump S; melds 120 / 120 / - / -; tricks 3 AH',
    accept: ['play KH'],
    why: 'one is lost either way, and the ten wins more tricks than the king',
  },
  {
    name: 'third to play, the partner’s lead already beaten by the ace',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands 9S TH KH JH 9H TD KD 9D TC KC JC 9C / 12? / 11? / 11?; contract 250 by 2; trump S; melds 120 / 120 / - / -; tricks 2 QH AH',
    accept: ['play 9H', 'play JH'],
    why: 'nothing beats the first ace in hearts: no counter',
  },
  {
    name: 'last to play, as cheaply as may be',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands JS 9S AH TH KH TD KD QD TC KC JC 9C / 11? / 11? / 11?; contract 250 by 1; trump S; melds 120 / 120 / - / -; tricks 1 JH 9H QH',
    accept: ['play KH'],
    why: 'all three win; ace and ten will win again',
  },
  {
    name: 'last to play over the opponents’ king',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands AS TS 9S TH KH 9H QD JD TC KC JC 9C / 11? / 11? / 11?; contract 250 by 1; trump D; melds 120 / 120 / - / -; tricks 1 JS QS KS',
    accept: ['play TS'],
    why: 'the ten wins this trick as well as the ace, which wins another',
  },
  {
    name: 'the partner’s trumped trick',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands JS 9S AH TH KH 9H TD KD QD KC JC 9C / 11? / 11? / 11?; contract 250 by 1; trump S; melds 120 / 120 / - / -; tricks 1 AH TS 9H',
    accept: ['play KH'],
    why: 'the trick is the side’s whatever is played: a counter, but not the ace',
  },
  {
    name: 'the opponents’ trumped trick',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands KS JS AH TH KH 9H TD KD QD KC JC 9C / 11? / 11? / 11?; contract 250 by 1; trump S; melds 120 / 120 / - / -; tricks 1 AH JH 9S',
    accept: ['play 9H'],
    why: 'hearts don’t beat a trump: the least that may be played',
  },
  {
    name: 'no ace over the partner’s ten that holds',
    position:
      'sq-partnership mustWin=trump; dealer 3; turn 0 play; hands JS 9S AH KH QH TD KD QD KC JC 9C / 11? / 10? / 10?; contract 250 by 2; trump S; melds 120 / 120 / - / -; tricks 2 AH 9H JH QH, 2 TH JH',
    accept: ['play KH'],
    why: 'only the hand’s own ace could beat it: the king goes on it and the ace takes another trick',
  },
  {
    name: 'last to play on the partner’s ten, free to duck',
    position:
      'sq-partnership mustWin=trump; dealer 3; turn 0 play; hands JS 9S AH KH QH TD KD QD 9D KC JC 9C / 11? / 11? / 11?; contract 250 by 1; trump S; melds 120 / 120 / - / -; tricks 1 9H TH JH',
    accept: ['play KH'],
    why: 'the trick is won already: a counter, and the ace for another one',
  },
  {
    name: 'last to play on the opponents’ ten, free to duck',
    position:
      'sq-partnership mustWin=trump; dealer 3; turn 0 play; hands JS 9S AH QH 9H TD KD QD 9D KC JC 9C / 11? / 11? / 11?; contract 250 by 1; trump S; melds 120 / 120 / - / -; tricks 1 TH 9H KH',
    accept: ['play AH'],
    why: 'three counters for an ace that could be trumped the next time',
  },
  {
    name: 'last to play on the opponents’ trick that can’t be won, free to choose',
    position:
      'sq-partnership mustWin=trump; dealer 3; turn 0 play; hands JS 9S AH TH JH TD KD QD 9D KC JC 9C / 11? / 11? / 11?; contract 250 by 1; trump S; melds 120 / 120 / - / -; tricks 1 AH 9H QH',
    accept: ['play JH'],
    why: 'of identical aces the first wins: this one would be thrown away',
  },
  {
    name: 'trump low as the last player',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands AS TS KS QS 9S TD KD QD TC KC JC 9C / 11? / 11? / 11?; contract 250 by 1; trump S; melds 120 / 120 / - / -; tricks 1 AH 9H TH',
    refuse: ['play AS', 'play TS'],
    why: 'the smallest ruff wins as well as the largest',
  },
  {
    name: 'overtrump with the ten and keep the ace',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands AS TS QS 9S TD KD QD 9D TC KC JC 9C / 11? / 11? / 11?; contract 250 by 1; trump S; melds 120 / 120 / - / -; tricks 1 AH 9H KS',
    accept: ['play TS'],
    why: 'the last to play: the ten is enough',
  },
  {
    name: 'trumping in front of a player who may overtrump',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands AS KS 9S 9S TD KD QD 9D TC KC JC 9C / 12? / 12? / 11?; contract 250 by 3; trump S; melds 120 / 120 / - / -; tricks 3 AH',
    refuse: ['play AS'],
    why: 'a nine or the king as a counter; the ace of trumps has better to do',
  },
  {
    name: 'overtrumped for certain: give up the least',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands TS KS QS 9S TD KD QD 9D TC KC JC 9C / 12? / 12? / 11?; contract 250 by 3; trump S; melds 120 / 120 / - / -; tricks 3 AS',
    accept: ['play 9S'],
    why: 'no spade beats the ace; the nine counts nothing',
  },
  {
    name: 'a counter to the partner’s ace of trumps',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands TS KS QS JH TD KD QD 9D TC KC JC 9C / 12? / 11? / 11?; contract 250 by 2; trump S; melds 120 / 120 / - / -; tricks 2 AS 9S',
    accept: ['play KS'],
    why: 'nobody can beat the first ace of trumps: a counter goes home, and the ten stays longest',
  },
  {
    name: 'in the six-hand game the partner sits opposite',
    position:
      'cm-six; dealer 3; turn 0 play; hands 9S TH KH 9H TD KD QD 9C / 8? / 8? / 7? / 7? / 7?; contract 250 by 3; trump S; melds 120 / 100 / 40 / - / - / -; tricks 3 AH 9H JH',
    accept: ['play KH'],
    why: 'seat 3 is the partner, and its ace is good',
  },
  {
    name: 'in the six-hand game seat 2 is an opponent',
    position:
      'cm-six; dealer 3; turn 0 play; hands 9S TH KH 9H TD KD QD 9C / 8? / 7? / 7? / 7? / 7?; contract 250 by 2; trump S; melds 40 / 100 / 120 / - / - / -; tricks 2 AH JH QH 9H',
    accept: ['play 9H'],
    why: 'nothing to a trick of another side',
  },
  {
    name: 'a defender and the declarer’s ace, three players',
    position:
      'cm-cutthroat-3; dealer 0; turn 0 play; hands KS 9S TH KH JH TD KD QD 9D AC TC KC QC JC 9C / 14? / 14?; contract 250 by 1; trump S; melds 20 / 120 / 40; tricks 1 AH 9H',
    accept: ['play JH'],
    why: 'no counters for the declarer',
  },
];
