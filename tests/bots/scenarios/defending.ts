import type { Scenario } from './scenario';

/** Seat 0 defends against a contract of seat 1 or 3; its partner is seat 2. */
export const DEFENDING: readonly Scenario[] = [
  {
    name: 'a defender full of trumps',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands AS KS JS 9S TD KD QD JD 9D KC QC / 11? / 11? / 11?; contract 250 by 3; trump S; melds 120 / 120 / - / -; tricks 3 KH AH JH 9H',
    refuse: ['play AS', 'play KS', 'play 9S', 'play JS'],
    why: 'trumps are drawn for the declarer by nobody but the declarer',
  },
  {
    name: 'not even the ace of trumps',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands QS JS 9S TH QH 9H AD TD 9D KC QC / 11? / 11? / 11?; contract 250 by 1; trump D; melds 120 / 120 / - / -; tricks 1 9C JC TC AC',
    refuse: ['play AD', 'play TD', 'play 9D', 'play TH', 'play KC'],
    why: 'the ace of trumps stops the declarer later; a counter led now is a gift',
  },
  {
    name: 'the ace before the declarer throws its losers',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands TS KS QS AH QH 9H AD JD 9D JC 9C / 11? / 11? / 11?; contract 250 by 3; trump C; melds 120 / 120 / - / -; tricks 3 KS AS JS 9S',
    accept: ['play AH', 'play AD'],
    why: 'aces at once, while everybody follows',
  },
  {
    name: 'a suit in which the declarer must trump',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands QH JH TD KD QD JD 9D / 7? / 7? / 7?; contract 250 by 1; trump S; melds 120 / 120 / - / -; tricks 1 AS 9S JS 9S, 1 QC TC KC AC, 0 AH 9H QH JH, 0 AH TS 9H TH, 1 JC KC QC AC',
    refuse: ['play TD', 'play KD'],
    why: 'hearts take trumps from the declarer, a low diamond costs nothing; counters are gifts',
  },
  {
    name: 'nothing for the declarer’s partner either',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands TS KS JS TD QD 9D QC JC 9C / 8? / 8? / 8?; contract 250 by 3; trump H; melds 120 / 120 / - / -; tricks 3 AH 9H JH QH, 3 9C JC KC AC, 2 JS QS KS AS, 1 AD KD JD',
    accept: ['play 9D', 'play QD'],
    why: 'the ace of seat 1 can’t be beaten: ten and king stay',
  },
  {
    name: 'the last ace, with the trumps gone',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands QH JH AD 9C / 4? / 4? / 4?; contract 250 by 1; trump S; melds 120 / 120 / - / -; tricks 1 AS JS 9S 9S, 1 QS AS JS KS, 2 AD TD 9D QD, 2 QC KC AC 9C, 0 AH JH AC 9H, 0 KS QS KD QH, 0 TS KH JD KD, 0 TS TH TC AH',
    accept: ['play AD'],
    why: 'all trumps are played and no ace but this one is left',
  },
];
