import type { Scenario } from './scenario';

/** Seat 0 plays, its partner is seat 2, opponents 1 and 3. */
export const DOUBLE_DECK: readonly Scenario[] = [
  {
    name: 'the declarer opens',
    position:
      'sq-double; dealer 3; turn 0 play; hands AS AS TS TS KS QS JS JS AH AH KH QH AD TD JD AC AC KC QC JC / 20? / 20? / 20?; contract 60 by 0; trump S; melds 35 / 35 / - / -',
    accept: ['play AS', 'play AH', 'play AD', 'play AC'],
    why: 'the first ace of a suit can’t be headed, whoever has the other three',
  },
  {
    name: 'a defender with aces of two suits',
    position:
      'sq-double; dealer 3; turn 0 play; hands KS QS JS JS TH TH JH AD AD TD KD QD JD JD AC KC QC JC / 18? / 18? / 18?; contract 60 by 3; trump S; melds 35 / 35 / - / -; tricks 3 QH KH JH AH, 2 JC QC TC KC',
    accept: ['play AD', 'play AC'],
    why: 'aces at once',
  },
  {
    name: 'no ten while three aces are out',
    position:
      'sq-double; dealer 3; turn 0 play; hands KS QS JS TH TH KH QH JH TD TD KD QD QD JD TC KC QC JC JC / 19? / 19? / 19?; contract 60 by 1; trump S; melds 35 / 35 / - / -; tricks 1 QC KC TC AC',
    refuse: ['play TD', 'play TH', 'play TC', 'play KD', 'play KH', 'play KC'],
    why: 'nothing is top: a queen or a jack, and the counters stay',
  },
  {
    name: 'counters to the partner’s trick',
    position:
      'sq-double; dealer 3; turn 0 play; hands AS TS KS QS JS TH KH QH AD TD KD QD JD AC TC TC KC QC JC JC / 19? / 19? / 19?; contract 60 by 1; trump S; melds 35 / 35 / - / -; tricks 1 KH AH JH',
    accept: ['play KH'],
    why: 'the partner’s ace is the first of its kind and can’t be beaten by another',
  },
  {
    name: 'an ace stays out of the partner’s trick',
    position:
      'sq-double; dealer 3; turn 0 play; hands AS TS KS QS JS AH TH QH AD TD KD QD JD AC TC TC KC QC JC JC / 19? / 19? / 19?; contract 60 by 1; trump S; melds 35 / 35 / - / -; tricks 1 JH AH QH',
    accept: ['play TH'],
    why: 'a counter, but the ace will take a trick of its own',
  },
  {
    name: 'nothing on the opponents’ ace',
    position:
      'sq-double; dealer 3; turn 0 play; hands TS KS QS JS AH TH KH QH JH AD TD KD QD JD AC TC TC KC QC JC / 20? / 20? / 19?; contract 60 by 3; trump S; melds 35 / 35 / - / -; tricks 3 AH',
    accept: ['play JH', 'play QH'],
    why: 'the second ace of a trick loses to the first',
  },
  {
    name: 'last to play, as cheaply as may be',
    position:
      'sq-double; dealer 3; turn 0 play; hands TS KS QS JS AH TH QH JH JH AD TD KD QD JD AC TC TC KC QC JC / 19? / 19? / 19?; contract 60 by 1; trump S; melds 35 / 35 / - / -; tricks 1 JH QH KH',
    accept: ['play TH'],
    why: 'the ten is enough',
  },
  {
    name: 'the least ruff that does it',
    position:
      'sq-double; dealer 3; turn 0 play; hands AS AS TS KS QS JS JS AD TD KD KD QD JD AC TC TC KC QC JC JC / 19? / 19? / 19?; contract 60 by 1; trump S; melds 35 / 35 / - / -; tricks 1 AH JH KH',
    refuse: ['play AS', 'play TS'],
    why: 'the last to play: any trump wins, and the high ones are needed',
  },
  {
    name: 'a king on the trick the partner has trumped',
    position:
      'sq-double; dealer 3; turn 0 play; hands AD AD TD TD KD KD QD QD QD JD JD AC TC TC KC KC QC QC JC JC / 19? / 19? / 19?; contract 60 by 1; trump S; melds 35 / 35 / - / -; tricks 1 AH TS TH',
    accept: ['play KD', 'play KC'],
    why: 'a counter that loses to aces and tens anyway',
  },
  {
    name: 'six players with two decks: the partner’s ace',
    position:
      'cm-six-double; dealer 3; turn 0 play; hands AS KS JS 9S TH KH QH 9H AD TD KD QD AC TC KC QC / 16? / 16? / 15? / 15? / 15?; contract 500 by 3; trump S; melds 300 / 100 / 200 / - / - / -; tricks 3 AH JH 9H',
    accept: ['play KH'],
    why: 'the first ace of four is good, and seat 3 is the partner',
  },
  {
    name: 'under the opponents’ ace of trumps',
    position:
      'sq-double; dealer 3; turn 0 play; hands AS TS KS QS JS TH KH QH JH AD TD KD QD JD AC TC TC KC QC JC / 20? / 20? / 19?; contract 60 by 3; trump S; melds 35 / 35 / - / -; tricks 3 AS',
    accept: ['play JS', 'play QS'],
    why: 'the first ace wins: no counter and no high trump',
  },
];
