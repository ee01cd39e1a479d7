import type { Scenario } from './scenario';

/** Answers for nines, and what the declarer does before the first lead. */
export const DECIDING: readonly Scenario[] = [
  {
    name: 'six nines and nothing else',
    position: {
      preset: 'cm-single',
      rules: { ninesRedeal: true },
      phase: 'nines',
      hand: '9S 9S 9H 9H 9D 9D JS JH TD KC QC JC',
    },
    accept: ['redeal'],
    why: 'no ace and hardly a meld: another deal can only be better',
  },
  {
    name: 'six nines beside a run',
    position: {
      preset: 'cm-single',
      rules: { ninesRedeal: true },
      phase: 'nines',
      hand: 'AS TS KS QS JS 9S 9S 9H 9H 9D 9D AH',
    },
    accept: ['keep'],
    why: 'a run is not given away',
  },
  {
    name: 'a hopeless contract',
    position: {
      preset: 'cm-single',
      phase: 'decision',
      declarer: 0,
      contract: 240,
      trump: 'S',
      hand: 'TS JS 9S 9H JH TH 9D KD QD 9C JC TC',
    },
    accept: ['throw-in'],
    why: 'nearly every trick is needed and none is sure: played on, the others score theirs too',
  },
  {
    name: 'a contract within reach',
    position: {
      preset: 'cm-single',
      phase: 'decision',
      declarer: 0,
      contract: 120,
      trump: 'S',
      hand: 'AS TS KS KS QS JS 9S AH AD KD TC 9C',
    },
    accept: ['play-on'],
    why: 'seven trumps and three aces make more than half the points',
  },
  {
    name: 'every trick for certain',
    position: {
      preset: 'cm-single',
      rules: { moon: 'tricks' },
      phase: 'decision',
      declarer: 0,
      contract: 250,
      trump: 'S',
      hand: 'AS AS TS TS KS KS QS QS JS JS AH AH',
    },
    accept: ['moon'],
    why: 'only two nines of trumps are out and everything else is top',
  },
  {
    name: 'every trick but one',
    position: {
      preset: 'cm-single',
      rules: { moon: 'tricks' },
      phase: 'decision',
      declarer: 0,
      contract: 200,
      trump: 'S',
      hand: 'AS AS TS TS KS KS QS QS JS JS AH TH',
    },
    accept: ['play-on'],
    why: 'an ace of hearts is out: a failed moon is a set',
  },
];
