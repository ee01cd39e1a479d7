import type { Scenario } from './scenario';

/** The last two to four cards; seat 0 plays, its partner is seat 2, opponents 1 and 3. */
export const LAST_TRICKS: readonly Scenario[] = [
  {
    name: 'two left: the last trump is kept for the last trick',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands AS 9H / 2? / 2? / 2?; contract 250 by 0; trump S; melds 120 / 120 / - / -; tricks 0 AD TD TD KD, 0 AC QC JC 9C, 0 QS TS AS KS, 2 AC KC TC QC, 2 JH AH KH AH, 3 KD 9D AD QD, 1 9H TH JH QH, 2 9S QS KS 9S, 0 JS JS KC JD, 0 TS 9D QH TH',
    accept: ['play 9H'],
    why: 'the heart is lost sooner or later: now, and the trump takes the bonus',
  },
  {
    name: 'three left: one trump is out and the top two are held',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands AS KS 9D / 3? / 3? / 3?; contract 250 by 0; trump S; melds 120 / 120 / - / -; tricks 0 AH TH AH TH, 0 AC TC JC JC, 0 QS AS QS JS, 1 AD AD QD QD, 1 9C TC QC KC, 2 9H QH 9H KH, 1 KD 9D JD TD, 0 9S JS JH KS, 3 9S TS KH AC',
    accept: ['play AS'],
    why: 'the ace draws the ten; then a diamond is given up and the king takes the last trick',
  },
  {
    name: 'two left on the opponents’ trump: the card that may win is kept',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands KH QD / 2? / 2? / 1?; contract 250 by 3; trump S; melds 120 / 120 / - / -; tricks 3 AS 9S JS 9S, 3 AH QH QH KH, 3 JH AH KS TH, 1 KD TD JD AD, 0 AC QC AC KC, 0 JH JS TS TH, 2 KC TC JC QC, 3 QS QS KS 9D, 1 9D KD JD QD, 2 TC TS 9H 9C, 3 AS',
    accept: ['play QD'],
    why: 'no heart is above the king any more; it is a counter too',
  },
  {
    name: 'two left on the partner’s last trump: the counter that can’t win goes on it',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands KH KD / 2? / 1? / 1?; contract 250 by 2; trump S; melds 120 / 120 / - / -; tricks 2 JD QD TD AD, 1 AC JC QC QC, 1 AH TH KH QH, 1 AC KC 9C KC, 1 AH 9S QH JH, 2 9S JS KS KS, 0 JD KD QS 9D, 2 QS AS TD TC, 3 9H TH JH TS, 2 TS JS 9D QD, 2 AS TC',
    accept: ['play KD'],
    why: 'an ace of diamonds is out, no heart above the king: that one may still win',
  },
  {
    name: 'three left and no trumps: the winner at once',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands QD TC 9C / 3? / 3? / 3?; contract 250 by 1; trump S; melds 120 / 120 / - / -; tricks 1 AS QS KS JS, 1 JS 9D AS KD, 3 AC KC QC 9C, 3 AD 9D QD JD, 3 9S QH KS KH, 1 9S AH QS KH, 3 TS JC TC JC, 3 TS TD 9H AC, 3 TH AH TH JH',
    accept: ['play TC'],
    why: 'both aces and the other ten are gone; without trumps the lead doesn’t come back',
  },
  {
    name: 'two left and no trumps: the winner at once',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands JD TC / 2? / 2? / 2?; contract 250 by 2; trump S; melds 120 / 120 / - / -; tricks 2 AC AC KC 9C, 2 AD TD 9D KD, 2 JS KS TS AS, 1 AS QD QS QS, 1 9H JH KH JH, 3 AH QH TH QH, 3 AH 9S TS KH, 1 KS 9D JC JS, 1 9S KD TD 9C, 1 JC JD QC TC',
    accept: ['play TC'],
    why: 'the ten is the top club; after a lost jack nobody need lead clubs',
  },
  {
    name: 'four left, all other trumps gone: losers before the two trumps',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands AS TS JH 9H / 4? / 4? / 4?; contract 250 by 0; trump S; melds 120 / 120 / - / -; tricks 0 KS KS 9H AS, 3 AH TH AH KH, 3 QC KC 9C TC, 2 AD QD TD 9D, 2 KD JD JS QD, 0 9S QS AC JS, 1 QS JC TC TS, 0 9S JH QH AC',
    accept: ['play 9H', 'play JH'],
    why: 'each trump takes a trick whenever it is played: one brings the lead back, the other is for the last trick',
  },
  {
    name: 'three left for the declarer’s partner: the ace while it is the lead',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands AH QD 9D / 3? / 3? / 3?; contract 250 by 2; trump S; melds 120 / 120 / - / -; tricks 2 AC TC JC KC, 2 AD AD JD QD, 2 JS KS KS AS, 1 AH KH 9H JH, 1 AS TS TS QS, 1 JH TD QH TH, 0 JS 9C KC 9S, 0 9S KD QC QH, 0 QS TC 9D TH',
    accept: ['play AH'],
    why: 'no trump is left that could take it',
  },
  {
    name: 'three counters left under the opponents’ last trump',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands AD TC KC / 3? / 3? / 2?; contract 250 by 3; trump S; melds 120 / 120 / - / -; tricks 3 AS 9S JS QS, 3 QD KD JD TD, 2 AC KC TC 9C, 2 AH 9H AH KH, 2 AD TD 9D QD, 2 KH TH TH QH, 3 KS QC 9S TS, 2 KS TS JD QS, 3 JS 9C JC JH, 3 AS',
    accept: ['play KC'],
    why: 'one counter is lost: the king, since ace and ten may win tricks',
  },
  {
    name: 'three left: the ace is cashed, the last trump stays',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands JS 9D AC / 3? / 3? / 3?; contract 250 by 0; trump S; melds 120 / 120 / - / -; tricks 0 AC TC KC JC, 0 AH QH KH TH, 0 AS 9S TS QS, 0 AS KS TS QS, 0 KS TD 9S AH, 0 JS KH JH QC, 0 9H JD 9C JH, 3 QD 9D KD AD, 2 9C QH TC JC',
    refuse: ['play JS'],
    why: 'led now, the trump can’t take the last trick',
  },
  {
    name: 'two left: no counter under the opponents’ last trump',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands TH 9C / 2? / 2? / 1?; contract 250 by 3; trump S; melds 120 / 120 / - / -; tricks 3 AH AH QH QH, 3 JH KH JS QS, 2 AD QD JD QD, 2 AS KS JH TS, 2 9D TD KD AD, 1 AC QC TC AC, 1 KC JC TC 9C, 3 JS 9H QS KS, 2 9S TS KD 9S, 3 TH KH JC TD, 3 AS',
    accept: ['play 9C'],
    why: 'the ten is the top heart and the last trick may be one',
  },
  {
    name: 'four left, one low trump out: drawn by the king, not by the nine',
    position:
      'sq-partnership; dealer 3; turn 0 play; hands KS 9S AD 9D / 4? / 4? / 4?; contract 250 by 0; trump S; melds 120 / 120 / - / -; tricks 0 AC KC AC QC, 0 AS JS TS AS, 0 JD TD 9D KD, 1 AH JH QH KH, 1 TH 9H AH QH, 3 TC KS JC 9C, 0 QS TH QD JS, 0 TS AD JD 9S',
    refuse: ['play 9S', 'play 9D'],
    why: 'the king takes the queen, or the ace is tried first; the nine of trumps is for the end',
  },
];
