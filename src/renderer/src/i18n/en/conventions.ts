import type { BiddingConvention } from '@shared/game/biddingConventions';

const NAMES: Readonly<Record<BiddingConvention, string>> = {
  natural: 'Only the hand\u2019s worth',
  meld: 'Meld',
  jumps: 'Aces and runs',
};

/** What partners' bids tell each other. */
export const conventions = {
  label: 'Bids tell',
  names: NAMES,
  natural: 'A bid tells only how much the hand is worth.',
  meld: (points: number) =>
    `On a player\u2019s first bid each step above the lowest one allowed shows ${points} points of meld.`,
  jumps:
    'On a player\u2019s first bid two steps above the lowest one allowed show aces around, three a run, four both.',
  forAll: 'The whole table knows it.',
  points: (points: number) => `${points} meld`,
  aces: 'aces',
  run: 'a run',
  both: 'aces and a run',
  shows: (what: string) => `shows ${what}`,
  showsHere: (what: string) => `The bid shows ${what}.`,
  partnerShowed: (what: string) => `Your partner has shown ${what}.`,
} as const;
