import type { Scenario } from './scenario';

/** Seat 0 leads to a trick; its partner is seat 2, opponents 1 and 3. */
export const LEADING: readonly Scenario[] = [
  {
    name: 'the declarer opens',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands AS TS KS QS JS 9S AH 9H AD KD TC 9C / 12? / 12? / 12?; contract 250 by 0; trump S; melds 120 / 120 / - / -',
    accept: ['play AH', 'play AD', 'play AS'],
    why: 'aces before they are trumped, or trumps from the top',
  },
  {
    name: 'the declarer opens with both aces of trumps',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands AS KS 9S AH AH TH KH QH 9H JD AC 9C / 12? / 12? / 12?; contract 250 by 0; trump H; melds 120 / 120 / - / -',
    accept: ['play AH', 'play TH', 'play AS', 'play AC'],
    why: 'what is sure of its trick: trumps from the top, or an ace before it can be trumped',
  },
  {
    name: 'the declarer opens without a plain ace',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands JS TH KH AD AD TD KD QD JD 9D TC QC / 12? / 12? / 12?; contract 250 by 0; trump D; melds 120 / 120 / - / -',
    refuse: ['play TH', 'play TC', 'play KH', 'play KD'],
    why: 'tens and kings of plain suits fall to aces that are out; trumps are drawn from the top',
  },
  {
    name: 'the declarer with five trumps and four aces',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands AS TS QS AH 9H AD JD AC TC KC QC 9C / 12? / 12? / 12?; contract 250 by 0; trump C; melds 120 / 120 / - / -',
    accept: ['play AS', 'play AH', 'play AD', 'play AC'],
    why: 'aces are cashed while everybody still follows',
  },
  {
    name: 'trumps are drawn once the aces are home',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands AS AS TS KS QS JS 9S 9H TC JC / 10? / 10? / 10?; contract 250 by 0; trump S; melds 120 / 120 / - / -; tricks 0 AH 9H KH JH, 0 AD JD KD 9D',
    accept: ['play AS', 'play TS'],
    why: 'seven trumps: the top ones bring down those of the others and keep the lead',
  },
  {
    name: 'the declarer’s partner on lead with an ace',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands KS 9S KH QH AD KD JD 9D TC QC 9C / 11? / 11? / 11?; contract 250 by 2; trump S; melds 120 / 120 / - / -; tricks 2 9H QH AH JH',
    accept: ['play AD'],
    why: 'aces first',
  },
  {
    name: 'the declarer’s partner without an ace',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands KS 9S KH QH TD KD JD 9D TC QC 9C / 11? / 11? / 11?; contract 250 by 2; trump S; melds 120 / 120 / - / -; tricks 2 9H QH AH JH',
    refuse: ['play TD', 'play TC', 'play KD'],
    why: 'a counter led into aces that are out goes to the others; low, or a trump to the declarer',
  },
  {
    name: 'a defender with an ace',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands AS KS 9S 9S KH TD QD JD 9D AC KC / 11? / 11? / 11?; contract 250 by 3; trump S; melds 120 / 120 / - / -; tricks 3 KH AH JH 9H',
    accept: ['play AC'],
    why: 'the ace at once; never trumps for the declarer',
  },
  {
    name: 'both aces of one suit',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands KS 9S KH 9H AD AD TD QD 9D QC JC / 11? / 11? / 11?; contract 250 by 1; trump S; melds 120 / 120 / - / -; tricks 1 QC KC TC AC',
    accept: ['play AD', 'play TD'],
    why: 'nobody can head it, and with both aces held not the ten either; later somebody will be void',
  },
  {
    name: 'a ten is not led into an ace that is out',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands KS TH KH QH JH 9H TD QD 9D JC 9C / 11? / 11? / 11?; contract 250 by 1; trump S; melds 120 / 120 / - / -; tricks 1 9C JC TC AC',
    refuse: ['play TD', 'play TH', 'play KS'],
    why: 'both aces are out: the ten would be a gift',
  },
  {
    name: 'a single ten is not led to become void',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands KS QS JS 9S KH QH 9H TD QC JC 9C / 11? / 11? / 11?; contract 250 by 1; trump H; melds 120 / 120 / - / -; tricks 1 JC QC KC AC',
    refuse: ['play TD', 'play KS'],
    why: 'ruffing later isn’t worth a counter and the lead now',
  },
  {
    name: 'the ten after both aces have gone, while nobody has shown void',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands TS KS QS TH TD 9D QC 9C / 8? / 8? / 8?; contract 250 by 0; trump S; melds 120 / 120 / - / -; tricks 0 AS 9S JS 9S, 0 AS QS JS KS, 0 AH 9H KH JH, 0 AH QH JH TH',
    refuse: ['play TD', 'play 9D', 'play QC', 'play 9C'],
    why: 'trumps first or the ten that is top: the low cards give the lead away',
  },
  {
    name: 'an ace into a suit that the next opponent ruffs',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands KS JS AH KH AD TD QD JD 9D JC / 10? / 10? / 10?; contract 250 by 3; trump S; melds 120 / 120 KS QS / - / -; tricks 3 AH 9H 9S JH, 1 QC KC TC AC',
    accept: ['play AD'],
    why: 'the ace of hearts would be trumped, that of diamonds is the first of its suit',
  },
  {
    name: 'the partner can ruff',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands KH QH JH TD KD QD 9D QC JC 9C / 10? / 10? / 10?; contract 250 by 1; trump S; melds 120 / 120 / KS QS / -; tricks 1 AH TS JH 9H, 2 QC KC AC 9C',
    accept: ['play KH', 'play QH', 'play JH', 'play QC', 'play JC', 'play 9C'],
    why: 'the partner has shown trumps and no hearts: a heart is its trick whoever has the ace; or its own lead of clubs is returned',
  },
  {
    name: 'no trumps when only the partner may have some',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands TS KS QS AH KH KD JD 9D TC QC 9C / 11? / 11? / 11?; contract 250 by 0; trump S; melds 120 / 120 / - / -; tricks 0 AS 9H 9S 9D',
    refuse: ['play TS', 'play KS', 'play QS'],
    why: 'both opponents have shown out: it would only take the partner’s trumps',
  },
  {
    name: 'alone against two: the declarer opens',
    position:
      'cm-cutthroat-3; dealer 0; turn 0 play; hands AS AS TS KS QS JS 9S AH KH QH 9H AD KD AC 9C / 15? / 15?; contract 250 by 0; trump S; buried JD 9D JC; melds 120 / 40 / 20',
    accept: ['play AH', 'play AD', 'play AC', 'play AS', 'play TS'],
    why: 'winners first; with both aces of trumps in hand the ten is as good',
  },
  {
    name: 'one of four alone: the declarer opens',
    position:
      'sq-cutthroat-4; dealer 3; turn 0 play; hands AS QS TH JH AD TD KD QD JD 9D AC 9C / 12? / 12? / 12?; contract 250 by 0; trump D; melds 190 / 20 / 40 / -',
    accept: ['play AS', 'play AC', 'play AD'],
    why: 'three against one: aces before anybody is void, or the ace of trumps',
  },
];
