import type { Action } from '@shared/game/actions';
import { cards, type Position } from '../../support/botPosition';

/** A stupid action made by hand, which the detector of this name must see, and a good one there. */
export interface Example {
  readonly detector: string;
  readonly position: Position;
  readonly stupid: Action;
  readonly good: Action;
}

const play = (card: string): Action => ({ type: 'play', card: cards(card)[0] ?? -1 });
const give = (text: string): Action => ({ type: 'give', cards: cards(text) });
const bid = (amount: number): Action => ({ type: 'bid', amount });
const PASS: Action = { type: 'pass' };

/** A deal of one deck and two sides whose melds are alike: the declarer needs 130 of 250 in tricks. */
const ONE_DECK = {
  preset: 'sq-partnership',
  phase: 'play',
  contract: 250,
  sideMelds: [120, 120],
} as const;
const STOCK = { ...ONE_DECK, rules: { mustWin: 'trump' }, trump: 'S' } as const;
const GIVE = { preset: 'sq-partnership', phase: 'give', declarer: 2, contract: 300 } as const;
const CALL = { preset: 'sq-partnership', phase: 'auction' } as const;

export const EXAMPLES: readonly Example[] = [
  {
    detector: 'the ten thrown and the king kept on a trick of one’s own side',
    position: {
      ...ONE_DECK,
      declarer: 1,
      trump: 'S',
      tricks: ['1 9H AH JH'],
      hand: 'KH TH 9H 9S JS KD TD QD 9C KC JC TC',
    },
    stupid: play('TH'),
    good: play('KH'),
  },
  {
    detector: 'taking a trick from the partner as the last player, with a choice',
    position: {
      ...STOCK,
      declarer: 1,
      tricks: ['1 9H KH JH'],
      hand: 'AH QH 9H 9S JS KD TD QD 9C KC JC TC',
    },
    stupid: play('AH'),
    good: play('QH'),
  },
  {
    detector: 'the partner’s ten covered with an ace for nothing',
    position: {
      ...STOCK,
      declarer: 1,
      tricks: ['1 9H TH JH'],
      hand: 'AH KH QH 9S JS KD TD QD 9C KC JC TC',
    },
    stupid: play('AH'),
    good: play('KH'),
  },
  {
    detector: 'a counter thrown on the opponents’ trick, with a choice',
    position: {
      ...ONE_DECK,
      declarer: 1,
      trump: 'S',
      tricks: ['1 AH 9H JH'],
      hand: 'KH TH 9H 9S JS KD TD QD 9C KC JC TC',
    },
    stupid: play('KH'),
    good: play('9H'),
  },
  {
    detector: 'trumps led for the declarer by a defender in the single deck',
    position: {
      ...ONE_DECK,
      declarer: 3,
      trump: 'S',
      tricks: ['3 KH AH JH 9H'],
      hand: 'AS KS 9S 9S AC KC TD 9D JD QD KH',
    },
    stupid: play('AS'),
    good: play('AC'),
  },
  {
    detector: 'trumps led when only the partner can have any left',
    position: {
      ...ONE_DECK,
      declarer: 0,
      trump: 'S',
      tricks: ['0 AS 9H 9S 9D'],
      hand: 'TS KS QS AH KH 9D KD JD QC 9C TC',
    },
    stupid: play('TS'),
    good: play('AH'),
  },
  {
    detector: 'the declarer’s last trump led while worse cards are left',
    position: {
      ...ONE_DECK,
      declarer: 0,
      trump: 'S',
      tricks: ['0 AS 9S TS 9S'],
      hand: 'KS AH TH KH 9D KD JD QC 9C TC JC',
    },
    stupid: play('KS'),
    good: play('AH'),
  },
  {
    detector:
      'the declarer’s trumps led at the end when nobody else has any, and the last trick lost',
    position: {
      ...ONE_DECK,
      declarer: 0,
      trump: 'S',
      tricks: [
        '0 KS KS 9H AS',
        '3 AH TH AH KH',
        '3 QC KC 9C TC',
        '2 AD QD TD 9D',
        '2 KD JD JS QD',
        '0 9S QS AC JS',
        '1 QS JC TC TS',
        '0 9S JH QH AC',
      ],
      hand: 'AS TS 9H JH',
    },
    stupid: play('AS'),
    good: play('9H'),
  },
  {
    detector: 'the partner raised with both opponents out, and no meld that carries it',
    position: {
      ...CALL,
      dealer: 0,
      calls: '1 pass, 2 260, 3 pass',
      hand: 'AH TH KH 9H AS KS 9D JD TC QC 9C KC',
    },
    stupid: bid(270),
    good: PASS,
  },
  {
    detector: 'a huge certain meld passed with the opponents out and nobody bidding',
    position: {
      ...CALL,
      rules: { allPass: 'redeal' },
      dealer: 0,
      calls: '1 pass, 2 pass, 3 pass',
      hand: 'QS QS JD JD AS KS TS AH 9H KD 9C TC',
    },
    stupid: PASS,
    good: bid(250),
  },
  {
    detector: 'a suit of two cards named with a longer one that melds as much',
    position: {
      preset: 'sq-partnership',
      phase: 'trump',
      declarer: 0,
      contract: 250,
      hand: 'KS QS TH JH 9H JH TD 9D JD QC 9C TC',
    },
    stupid: { type: 'trump', suit: 'S' },
    good: { type: 'trump', suit: 'H' },
  },
  {
    detector: 'a bid by a hand without a meld and without an ace',
    position: { ...CALL, hand: 'TS KS JS TH KH JH TD TD TC KC JC JC' },
    stupid: bid(250),
    good: PASS,
  },
  {
    detector:
      'a bid that could only tell of meld repeated beyond what it can make, the partner silent',
    position: {
      ...CALL,
      dealer: 3,
      calls: '0 250, 1 440, 2 pass, 3 pass',
      hand: 'AS AH AD AC TS 9S KH JH 9D TD JC 9C',
    },
    stupid: bid(450),
    good: PASS,
  },
  {
    detector: 'a leg of the pinochle given with hearts or clubs as trumps',
    position: { ...GIVE, trump: 'H', hand: 'AH KH QS JD AS AD TS 9S KC 9C TD 9D' },
    stupid: give('AH KH AS JD'),
    good: give('AH KH AS AD'),
  },
  {
    detector: 'a plain nine given while trumps, aces or spare tens are kept',
    position: { ...GIVE, trump: 'H', hand: 'AH KH TS 9S KC 9C TD 9D AS KS JC JS' },
    stupid: give('AH KH TS 9C'),
    good: give('AH KH AS TD'),
  },
  {
    detector: 'a trump of the run kept for jacks around while plain cards below the ace are given',
    position: { ...GIVE, trump: 'H', hand: 'JH JS JD JC AH TH 9S 9D TD KC 9C TS' },
    stupid: give('AH TH TD TS'),
    good: give('JH AH TH TD'),
  },
  {
    detector: 'a large meld of one’s own broken by a plain card that is given',
    position: { ...GIVE, trump: 'H', hand: 'AS AH AD AC TH KH 9H 9S TD KC 9C TS' },
    stupid: give('TH KH AS AD'),
    good: give('TH KH 9H TD'),
  },
  {
    detector: 'the declarer’s large meld broken with enough other cards to give',
    position: {
      ...GIVE,
      declarer: 0,
      trump: 'S',
      got: 'AS TS AH KS',
      hand: 'AS TS KS QS JS 9S KH KD KC AH TH TD TC 9D 9H JC',
    },
    stupid: give('KH KD KC TH'),
    good: give('TC 9D 9H JC'),
  },
];
