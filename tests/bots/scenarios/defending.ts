import { ONE_DECK, type Scenario } from './scenario';

/** Seat 0 defends against a contract of seat 1 or 3; its partner is seat 2. */
export const DEFENDING: readonly Scenario[] = [
  {
    name: 'a defender full of trumps',
    position: {
      ...ONE_DECK,
      declarer: 3,
      trump: 'S',
      tricks: ['3 KH AH JH 9H'],
      hand: 'AS KS 9S JS KC QC TD 9D JD QD KD',
    },
    refuse: ['play AS', 'play KS', 'play 9S', 'play JS'],
    why: 'trumps are drawn for the declarer by nobody but the declarer',
  },
  {
    name: 'not even the ace of trumps',
    position: {
      ...ONE_DECK,
      declarer: 1,
      trump: 'D',
      tricks: ['1 9C JC TC AC'],
      hand: 'AD TD 9D QS JS 9S QH 9H KC QC TH',
    },
    refuse: ['play AD', 'play TD', 'play 9D', 'play TH', 'play KC'],
    why: 'the ace of trumps stops the declarer later; a counter led now is a gift',
  },
  {
    name: 'the ace before the declarer throws its losers',
    position: {
      ...ONE_DECK,
      declarer: 3,
      trump: 'C',
      tricks: ['3 KS AS JS 9S'],
      hand: 'AH AD QH 9H JD 9D TS KS QS 9C JC',
    },
    accept: ['play AH', 'play AD'],
    why: 'aces at once, while everybody follows',
  },
  {
    name: 'a suit in which the declarer must trump',
    position: {
      ...ONE_DECK,
      declarer: 1,
      trump: 'S',
      tricks: ['1 AS 9S JS 9S', '1 QC TC KC AC', '0 AH 9H QH JH', '0 AH TS 9H TH', '1 JC KC QC AC'],
      hand: 'QH JH TD 9D QD KD JD',
    },
    refuse: ['play TD', 'play KD'],
    why: 'hearts take trumps from the declarer, a low diamond costs nothing; counters are gifts',
  },
  {
    name: 'nothing for the declarer’s partner either',
    position: {
      ...ONE_DECK,
      declarer: 3,
      trump: 'H',
      tricks: ['3 AH 9H JH QH', '3 9C JC KC AC', '2 JS QS KS AS', '1 AD KD JD'],
      hand: 'TD QD 9D KS TS JS QC 9C JC',
    },
    accept: ['play 9D', 'play QD'],
    why: 'the ace of seat 1 can’t be beaten: ten and king stay',
  },
  {
    name: 'the last ace, with the trumps gone',
    position: {
      ...ONE_DECK,
      declarer: 1,
      trump: 'S',
      tricks: [
        '1 AS JS 9S 9S',
        '1 QS AS JS KS',
        '2 AD TD 9D QD',
        '2 QC KC AC 9C',
        '0 AH JH AC 9H',
        '0 KS QS KD QH',
        '0 TS KH JD KD',
        '0 TS TH TC AH',
      ],
      hand: 'QH JH AD 9C',
    },
    accept: ['play AD'],
    why: 'all trumps are played and no ace but this one is left',
  },
];
