import { meldPoints } from '@main/engine/melding';
import { countFaces, rankIndex, SUITS, suitOf } from '@shared/game/cards';
import { trickSum } from '@shared/game/rules';
import { partnerOf, type Seat, sideOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import type { Detector } from './detector';
import { enemies, mySide } from './facts';

const opponentsOut = (view: PlayerView): boolean =>
  enemies(view).every((seat) =>
    view.auction.calls.some((call) => call.seat === seat && call.call === 'pass'),
  );

const certainMelds = (view: PlayerView): number[] => {
  const hand = countFaces(view.hand);
  return SUITS.map((suit) => meldPoints(view.rules, suit, hand));
};

/** How often a seat has bid. */
const callsOf = (view: PlayerView, seat: Seat | null): number =>
  view.auction.calls.filter((each) => each.seat === seat && each.call !== 'pass').length;

/** No suit is long enough to be trumps, so that a bid could only tell of meld. */
const hasNoTrumpSuit = (view: PlayerView): boolean =>
  SUITS.every(
    (suit) =>
      view.hand.filter((card) => suitOf(card) === suit).length <= (view.hand.length * 4) / 12,
  );

/** All tricks, and what a good partner may add in melds, as a share of all trick points. */
const EVERY_TRICK_AND_MORE = 1.3;

export const IN_AUCTION: readonly Detector[] = [
  {
    name: 'the partner raised with both opponents out, and no meld that carries it',
    arises: (view) =>
      view.legal?.kind === 'auction' &&
      view.auction.high !== null &&
      sideOf(view.rules, view.auction.high.seat) === mySide(view) &&
      opponentsOut(view),
    isStupid: (view, action) =>
      action.type === 'bid' &&
      Math.max(...certainMelds(view)) + trickSum(view.rules) / 2 < action.amount,
  },
  {
    name: 'a huge certain meld passed with the opponents out and nobody bidding',
    arises: (view) =>
      view.legal?.kind === 'auction' &&
      view.legal.bids !== null &&
      view.auction.high === null &&
      Math.max(...certainMelds(view)) >= (view.rules.opening ?? 0),
    isStupid: (_, action) => action.type === 'pass',
  },
  {
    name: 'a suit of two cards named with a longer one that melds as much',
    arises: (view) => view.legal?.kind === 'trump',
    isStupid: (view, action) => {
      if (action.type !== 'trump' || view.hand.length < 12) return false;
      const length = (suit: string): number =>
        view.hand.filter((card) => suitOf(card) === suit).length;
      return length(action.suit) <= 2 && SUITS.some((suit) => length(suit) > 2);
    },
  },
  {
    name: 'a bid by a hand without a meld and without an ace',
    arises: (view) =>
      view.legal?.kind === 'auction' &&
      Math.max(...certainMelds(view)) === 0 &&
      view.hand.every((card) => rankIndex(card) !== 0),
    isStupid: (_, action) => action.type === 'bid',
  },
  {
    name: 'a bid that could only tell of meld repeated beyond what it can make, the partner silent',
    arises: (view) =>
      view.legal?.kind === 'auction' &&
      view.legal.bids !== null &&
      callsOf(view, view.seat) > 0 &&
      callsOf(view, partnerOf(view.rules, view.seat ?? 0)) === 0 &&
      hasNoTrumpSuit(view),
    isStupid: (view, action) =>
      action.type === 'bid' &&
      Math.max(...certainMelds(view)) + EVERY_TRICK_AND_MORE * trickSum(view.rules) < action.amount,
  },
];
