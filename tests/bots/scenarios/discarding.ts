import { ONE_DECK, type Scenario } from './scenario';

/** Seat 0 has neither the suit led nor trumps; its partner is seat 2, opponents 1 and 3. */
export const DISCARDING: readonly Scenario[] = [
  {
    name: 'a counter on the partner’s trick',
    position: {
      ...ONE_DECK,
      declarer: 1,
      trump: 'S',
      tricks: ['1 9H AH JH'],
      hand: 'KD TD AD 9D 9D JD QD KC TC JC QC 9C',
    },
    accept: ['play KD', 'play KC'],
    why: 'a king first: ten and ace may win themselves',
  },
  {
    name: 'a ten on the partner’s trick when there is no king',
    position: {
      ...ONE_DECK,
      declarer: 1,
      trump: 'S',
      tricks: ['1 9H AH JH'],
      hand: 'TD TD JD QD 9D 9D AC TC QC JC 9C JC',
    },
    accept: ['play TD', 'play TC'],
    why: 'tens below aces that are out are brought home; the ace wins a trick itself',
  },
  {
    name: 'a king on the trick that the partner has trumped',
    position: {
      ...ONE_DECK,
      declarer: 1,
      trump: 'S',
      tricks: ['1 AH AS TH'],
      hand: 'KD TD AD 9D JD QD KC TC JC QC 9C 9C',
    },
    accept: ['play KD', 'play KC'],
    why: 'the ace of trumps is good, and a counter goes on it',
  },
  {
    name: 'nothing on the opponents’ trick',
    position: {
      ...ONE_DECK,
      declarer: 1,
      trump: 'S',
      tricks: ['1 AH 9H JH'],
      hand: 'KD TD AD 9D 9D JD QD KC TC JC QC 9C',
    },
    accept: ['play 9D', 'play 9C', 'play JD', 'play JC', 'play QD', 'play QC'],
    why: 'no counter: those stay with the side',
  },
  {
    name: 'nothing while the partner’s king may still be beaten',
    position: {
      ...ONE_DECK,
      declarer: 2,
      trump: 'S',
      tricks: ['2 KH 9H'],
      hand: 'KD TD AD 9D 9D JD QD KC TC JC QC 9C',
    },
    refuse: ['play KD', 'play TD', 'play AD', 'play KC', 'play TC'],
    why: 'both aces and tens of hearts are out, and whoever has one must play it',
  },
  {
    name: 'where queens and jacks count too, the nine',
    position: {
      ...ONE_DECK,
      rules: { counters: { A: 11, T: 10, K: 4, Q: 3, J: 2, '9': 0 } },
      declarer: 1,
      trump: 'S',
      tricks: ['1 AH 9H JH'],
      hand: 'KD TD AD 9D JD QD KC TC JC QC 9C 9C',
    },
    accept: ['play 9D', 'play 9C'],
    why: 'only nines count nothing',
  },
  {
    name: 'where kings and queens count five, a ten on the partner’s trick beats a queen',
    position: {
      ...ONE_DECK,
      rules: { counters: { A: 10, T: 10, K: 5, Q: 5, J: 0, '9': 0 } },
      declarer: 1,
      trump: 'S',
      tricks: ['1 9H AH JH'],
      hand: 'TD QD JD 9D 9D JD TC QC JC QC 9C 9C',
    },
    accept: ['play TD', 'play TC'],
    why: 'ten points brought home that would fall to an ace',
  },
  {
    name: 'a solo player gives the others nothing',
    position: {
      preset: 'sq-cutthroat-4',
      phase: 'play',
      contract: 250,
      sideMelds: [40, 190, 20, 0],
      declarer: 1,
      trump: 'S',
      tricks: ['1 AH 9H JH'],
      hand: 'KD TD AD 9D 9D JD QD KC TC JC QC 9C',
    },
    accept: ['play 9D', 'play 9C', 'play JD', 'play JC'],
    why: 'it is the declarer’s trick',
  },
];
