import type { Scenario } from './scenario';

/** The two-hand game while the stock lasts: any card may be played to any trick, its winner melds. */
export const TWO_HAND: readonly Scenario[] = [
  {
    name: 'a lead that costs no meld',
    position:
      'sq-two; dealer 1; turn 0 play; hands KS QS 9S AH TH KH QH AD JD 9D JC 9C / 12?; stock 23? TH; trump H',
    accept: ['play 9S', 'play 9D', 'play 9C', 'play JC'],
    why: 'trumps are for the run and the last twelve tricks; marriage and pinochle wait to be laid down',
  },
  {
    name: 'kings and marriages stay together',
    position:
      'sq-two; dealer 1; turn 0 play; hands KS JS 9S 9S KH KD QD JD 9D TC KC QC / 12?; stock 23? TH; trump H',
    accept: ['play 9S', 'play 9D', 'play JS', 'play JD'],
    why: '80 for the kings and 20 for each marriage are ready',
  },
  {
    name: 'a ten is taken with a spare ace',
    position:
      'sq-two; dealer 0; turn 0 play; hands QS JS 9S KH JH 9H TD KD JD 9D AC AC / 11?; stock 23? TH; trump H; tricks 1 TC',
    accept: ['play AC'],
    why: 'twenty points, and the pinochle can be laid down; the other ace stays for the aces',
  },
  {
    name: 'nothing is spent on a nine',
    position:
      'sq-two; dealer 0; turn 0 play; hands AS QS JS 9S AH TH KH AD QD TC KC 9C / 11?; stock 23? TH; trump H; tricks 1 9D',
    refuse: ['play AD', 'play AS', 'play AH', 'play TH', 'play KH', 'play TC', 'play KC'],
    why: 'three aces wait for the fourth, there is no meld to lay down, and a counter would be a present',
  },
  {
    name: 'a trick is won to lay down a hundred aces',
    position:
      'sq-two; dealer 0; turn 0 play; hands AS QS JS 9S AH JH 9H AD KD 9D AC TC / 11?; stock 23? TH; trump H; tricks 1 QC',
    accept: ['play TC'],
    why: 'the ten wins it as well as the ace that is needed',
  },
];
