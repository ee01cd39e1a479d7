import type { Scenario } from './scenario';

/** Seat 0 has neither the suit led nor trumps; its partner is seat 2, opponents 1 and 3. */
export const DISCARDING: readonly Scenario[] = [
  {
    name: 'a counter on the partner’s trick',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands AD TD KD QD JD 9D 9D TC KC QC JC 9C / 11? / 11? / 11?; contract 250 by 1; trump S; melds 120 / 120 / - / -; tricks 1 9H AH JH',
    accept: ['play KD', 'play KC'],
    why: 'a king first: ten and ace may win themselves',
  },
  {
    name: 'a ten on the partner’s trick when there is no king',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands TD TD QD JD 9D 9D AC TC QC JC JC 9C / 11? / 11? / 11?; contract 250 by 1; trump S; melds 120 / 120 / - / -; tricks 1 9H AH JH',
    accept: ['play TD', 'play TC'],
    why: 'tens below aces that are out are brought home; the ace wins a trick itself',
  },
  {
    name: 'a king on the trick that the partner has trumped',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands AD TD KD QD JD 9D TC KC QC JC 9C 9C / 11? / 11? / 11?; contract 250 by 1; trump S; melds 120 / 120 / - / -; tricks 1 AH AS TH',
    accept: ['play KD', 'play KC'],
    why: 'the ace of trumps is good, and a counter goes on it',
  },
  {
    name: 'nothing on the opponents’ trick',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands AD TD KD QD JD 9D 9D TC KC QC JC 9C / 11? / 11? / 11?; contract 250 by 1; trump S; melds 120 / 120 / - / -; tricks 1 AH 9H JH',
    accept: ['play 9D', 'play 9C', 'play JD', 'play JC', 'play QD', 'play QC'],
    why: 'no counter: those stay with the side',
  },
  {
    name: 'nothing while the partner’s king may still be beaten',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands AD TD KD QD JD 9D 9D TC KC QC JC 9C / 12? / 11? / 11?; contract 250 by 2; trump S; melds 120 / 120 / - / -; tricks 2 KH 9H',
    refuse: ['play KD', 'play TD', 'play AD', 'play KC', 'play TC'],
    why: 'both aces and tens of hearts are out, and whoever has one must play it',
  },
  {
    name: 'where queens and jacks count too, the nine',
    position:
      'sq-partnership counters={"9":0,"A":11,"T":10,"K":4,"Q":3,"J":2}; dealer 3; turn 0 play; hands AD TD KD QD JD 9D TC KC QC JC 9C 9C / 11? / 11? / 11?; contract 250 by 1; trump S; melds 120 / 120 / - / -; tricks 1 AH 9H JH',
    accept: ['play 9D', 'play 9C'],
    why: 'only nines count nothing',
  },
  {
    name: 'where kings and queens count five, a ten on the partner’s trick beats a queen',
    position:
      'sq-partnership counters={"9":0,"A":10,"T":10,"K":5,"Q":5,"J":0}; dealer 3; turn 0 play; hands TD QD JD JD 9D 9D TC QC QC JC 9C 9C / 11? / 11? / 11?; contract 250 by 1; trump S; melds 120 / 120 / - / -; tricks 1 9H AH JH',
    accept: ['play TD', 'play TC'],
    why: 'ten points brought home that would fall to an ace',
  },
  {
    name: 'a solo player gives the others nothing',
    position:
      'sq-cutthroat-4; dealer 3; turn 0 play; hands AD TD KD QD JD 9D 9D TC KC QC JC 9C / 11? / 11? / 11?; contract 250 by 1; trump S; melds 40 / 190 / 20 / -; tricks 1 AH 9H JH',
    accept: ['play 9D', 'play 9C', 'play JD', 'play JC'],
    why: 'it is the declarer’s trick',
  },
];
