import { meldPoints } from '@main/engine/melding';
import type { Action } from '@shared/game/actions';
import {
  countFaces,
  type Face,
  faceOf,
  rankIndex,
  rankOf,
  SUITS,
  withoutCards,
} from '@shared/game/cards';
import { trickSum } from '@shared/game/rules';
import type { PlayerView } from '@shared/game/view';
import type { Detector } from './detector';
import { isTrump, TEN, trumpOf } from './facts';

const cardsGiven = (action: Action): readonly Face[] =>
  action.type === 'give' ? action.cards : [];

/** The declarer's partner chooses what to give. */
const givesToDeclarer = (view: PlayerView): boolean =>
  view.legal?.kind === 'give' && view.seat !== view.declarer;

const PINOCHLE_LEGS: readonly Face[] = [faceOf('J', 'D'), faceOf('Q', 'S')];
const isLeg = (card: Face): boolean => PINOCHLE_LEGS.includes(card);
const isNine = (card: Face): boolean => rankOf(card) === '9';

/** The hand without the cards; those it doesn't hold are left out of account. */
const keptOf = (hand: readonly Face[], given: readonly Face[]): readonly Face[] =>
  withoutCards(hand, given) ?? hand;

const meldOf = (view: PlayerView, held: readonly Face[]): number =>
  meldPoints(view.rules, trumpOf(view), countFaces(held));

const holdsRun = (view: PlayerView, held: readonly Face[]): boolean =>
  (['A', 'T', 'K', 'Q', 'J'] as const).every((rank) => held.includes(faceOf(rank, trumpOf(view))));

/** A plain card of no meld, of which nobody would say that it is better kept. */
const isSpare = (view: PlayerView, card: Face): boolean =>
  !isTrump(view, card) &&
  !isLeg(card) &&
  meldOf(view, keptOf(view.hand, [card])) === meldOf(view, view.hand);

/** Whether that number of plain cards can go, one after the other, without a point of meld lost. */
function canSpare(view: PlayerView, count: number): boolean {
  let held = view.hand;
  for (const card of view.hand) {
    if (isTrump(view, card)) continue;
    const rest = keptOf(held, [card]);
    if (meldOf(view, rest) === meldOf(view, held)) held = rest;
  }
  return view.hand.length - held.length >= count;
}

/** As a share of all trick points: of 250, kings around and more. */
const LARGE_MELD = 0.3;

export const IN_PASSING: readonly Detector[] = [
  {
    name: 'a leg of the pinochle given with hearts or clubs as trumps',
    arises: (view) =>
      givesToDeclarer(view) && (view.trump === 'H' || view.trump === 'C') && view.hand.some(isLeg),
    isStupid: (_, action) => cardsGiven(action).some(isLeg),
  },
  {
    name: 'a plain nine given while trumps, aces or spare tens are kept',
    arises: (view) =>
      givesToDeclarer(view) && view.hand.some((card) => isNine(card) && !isTrump(view, card)),
    isStupid: (view, action) => {
      const given = cardsGiven(action);
      const kept = keptOf(view.hand, given);
      return (
        given.some((card) => isNine(card) && !isTrump(view, card)) &&
        kept.some((card) => rankIndex(card) <= TEN && isSpare(view, card))
      );
    },
  },
  {
    name: 'a trump of the run kept for jacks around while plain cards below the ace are given',
    arises: (view) =>
      givesToDeclarer(view) &&
      !holdsRun(view, view.hand) &&
      SUITS.every((suit) => view.hand.includes(faceOf('J', suit))) &&
      // The jack is a leg of the hand's own pinochle too with diamonds as trumps.
      view.trump !== 'D',
    isStupid: (view, action) => {
      const given = cardsGiven(action);
      const jack = faceOf('J', trumpOf(view));
      return (
        !given.includes(jack) && given.some((card) => !isTrump(view, card) && rankIndex(card) > 0)
      );
    },
  },
  {
    name: 'a large meld of one’s own broken by a plain card that is given',
    arises: (view) =>
      givesToDeclarer(view) && meldOf(view, view.hand) >= LARGE_MELD * trickSum(view.rules),
    isStupid: (view, action) => {
      const given = cardsGiven(action);
      const trumps = given.filter((card) => isTrump(view, card));
      const before = meldOf(view, keptOf(view.hand, trumps));
      // What travels whole is not lost to the side, trumps among it or not.
      const travels = meldOf(view, given) - meldOf(view, trumps);
      const lost = before - meldOf(view, keptOf(view.hand, given)) - travels;
      return lost >= LARGE_MELD * trickSum(view.rules);
    },
  },
  {
    name: 'the declarer’s large meld broken with enough other cards to give',
    arises: (view) =>
      view.legal?.kind === 'give' &&
      view.seat === view.declarer &&
      meldOf(view, view.hand) >= LARGE_MELD * trickSum(view.rules) &&
      canSpare(view, view.legal.count),
    isStupid: (view, action) => {
      const given = cardsGiven(action);
      const lost = meldOf(view, view.hand) - meldOf(view, keptOf(view.hand, given));
      return lost - meldOf(view, given) >= LARGE_MELD * trickSum(view.rules);
    },
  },
];
