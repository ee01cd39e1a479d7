import { meldPoints } from '@main/engine/melding';
import { winningIndex } from '@main/engine/trickPlay';
import type { Action } from '@shared/game/actions';
import {
  countFaces,
  type Face,
  rankIndex,
  SUITS,
  type Suit,
  suitIndex,
  suitOf,
} from '@shared/game/cards';
import { trickSum } from '@shared/game/rules';
import { seatAfter, sideOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';

/** Plays and bids that people call stupid, each recognised from what the player could see. */
export interface Detector {
  readonly name: string;
  /** Whether the situation came up at all, so that a test can tell that it looked at something. */
  readonly arises: (view: PlayerView) => boolean;
  readonly isStupid: (view: PlayerView, action: Action) => boolean;
}

const TEN = 1;
const KING = 2;

const legalPlays = (view: PlayerView): readonly Face[] =>
  view.legal?.kind === 'play' ? view.legal.cards : [];
const mySide = (view: PlayerView): number => sideOf(view.rules, view.seat ?? 0);
const isTrump = (view: PlayerView, card: Face): boolean => suitOf(card) === view.trump;
const trumpOf = (view: PlayerView): Suit => view.trump ?? 'S';
const counts = (card: Face): boolean => rankIndex(card) <= KING;

const isLead = (view: PlayerView): boolean =>
  view.legal?.kind === 'play' && (view.trick?.cards.length ?? 0) === 0 && isStrict(view);
/** The two-hand game while the stock lasts has other manners. */
const isStrict = (view: PlayerView): boolean => view.stock === null || view.stock.count === 0;

/** Everyone else has played to this trick. */
const isLast = (view: PlayerView): boolean =>
  view.legal?.kind === 'play' &&
  isStrict(view) &&
  view.trick?.cards.length === view.rules.players - 1;

function holder(view: PlayerView): number {
  const { trick, rules } = view;
  return seatAfter(rules, trick?.leader ?? 0, winningIndex(trick?.cards ?? [], trumpOf(view)));
}

function takes(view: PlayerView, card: Face): boolean {
  const before = view.trick?.cards ?? [];
  return winningIndex([...before, card], trumpOf(view)) === before.length;
}

const partnerHolds = (view: PlayerView): boolean =>
  sideOf(view.rules, holder(view)) === mySide(view);

/** Not a fellow defender, who may be given counters against the bid. */
const holderIsEnemy = (view: PlayerView): boolean =>
  !partnerHolds(view) &&
  (view.declarer === null ||
    [holder(view), view.seat ?? 0].some(
      (seat) => sideOf(view.rules, seat) === sideOf(view.rules, view.declarer ?? 0),
    ));

/** Cards of a suit higher than one that are neither played nor in the own hand. */
function higherOut(view: PlayerView, card: Face): number {
  const copies = view.rules.deck === 'single' ? 2 : 4;
  const gone = countFaces([
    ...view.hand,
    ...view.tricks.flatMap((trick) => trick.cards),
    ...(view.buried ?? []),
  ]);
  let out = 0;
  for (let face = card - rankIndex(card); face < card; face += 1) out += copies - (gone[face] ?? 0);
  return out;
}

const everythingElseIsTop = (view: PlayerView): boolean =>
  view.hand.every((card) => isTrump(view, card) || higherOut(view, card) === 0);

/** Half of the two-hand deck is played, two cards a trick, while anything may be played. */
const LOOSE_TRICKS = 12;

/** Seats that have once played neither the suit led nor a trump, where they would have had to. */
function shownOutOfTrumps(view: PlayerView): Set<number> {
  const out = new Set<number>();
  const strict = view.tricks.slice(view.rules.players === 2 ? LOOSE_TRICKS : 0);
  for (const { leader, cards } of strict) {
    const led = cards[0] === undefined ? 0 : suitIndex(cards[0]);
    cards.forEach((card, index) => {
      if (suitIndex(card) !== led && !isTrump(view, card))
        out.add(seatAfter(view.rules, leader, index));
    });
  }
  return out;
}

const enemies = (view: PlayerView): number[] =>
  view.handSizes.map((_, seat) => seat).filter((seat) => sideOf(view.rules, seat) !== mySide(view));

const trumpsOut = (view: PlayerView): number => {
  const lowest = SUITS.indexOf(trumpOf(view)) * 6 + (view.rules.deck === 'double80' ? 4 : 5);
  const copies = view.rules.deck === 'single' ? 2 : 4;
  const gone = countFaces([...view.hand, ...view.tricks.flatMap((trick) => trick.cards)]);
  return higherOut(view, lowest) + copies - (gone[lowest] ?? 0);
};

const mixedLead = (view: PlayerView): boolean =>
  isLead(view) &&
  view.hand.some((card) => isTrump(view, card)) &&
  view.hand.some((card) => !isTrump(view, card));

const leadsTrump = (view: PlayerView, action: Action): boolean =>
  action.type === 'play' && isTrump(view, action.card);

const opponentsOut = (view: PlayerView): boolean =>
  enemies(view).every((seat) =>
    view.auction.calls.some((call) => call.seat === seat && call.call === 'pass'),
  );

const certainMelds = (view: PlayerView): number[] => {
  const hand = countFaces(view.hand);
  return SUITS.map((suit) => meldPoints(view.rules, suit, hand));
};

export const DETECTORS: readonly Detector[] = [
  {
    name: 'the ten thrown and the king kept on a trick of one’s own side',
    arises: (view) =>
      isLast(view) &&
      partnerHolds(view) &&
      legalPlays(view).some(
        (card) => rankIndex(card) === TEN && legalPlays(view).includes(card + 1),
      ),
    isStupid: (view, action) =>
      action.type === 'play' &&
      rankIndex(action.card) === TEN &&
      !takes(view, action.card) &&
      legalPlays(view).includes(action.card + 1),
  },
  {
    name: 'taking a trick from the partner as the last player, with a choice',
    arises: (view) =>
      isLast(view) &&
      partnerHolds(view) &&
      legalPlays(view).some((card) => takes(view, card)) &&
      legalPlays(view).some((card) => !takes(view, card)),
    isStupid: (view, action) => action.type === 'play' && takes(view, action.card),
  },
  {
    name: 'a counter thrown on the opponents’ trick, with a choice',
    arises: (view) =>
      isLast(view) &&
      holderIsEnemy(view) &&
      legalPlays(view).every((card) => !takes(view, card)) &&
      legalPlays(view).some((card) => counts(card)) &&
      legalPlays(view).some((card) => !counts(card) && !isTrump(view, card)),
    isStupid: (_, action) => action.type === 'play' && counts(action.card),
  },
  {
    name: 'trumps led for the declarer by a defender in the single deck',
    arises: (view) =>
      mixedLead(view) &&
      view.rules.deck === 'single' &&
      view.declarer !== null &&
      sideOf(view.rules, view.declarer) !== mySide(view) &&
      !everythingElseIsTop(view),
    isStupid: leadsTrump,
  },
  {
    name: 'trumps led when only the partner can have any left',
    arises: (view) =>
      mixedLead(view) &&
      trumpsOut(view) > 0 &&
      enemies(view).every((seat) => shownOutOfTrumps(view).has(seat)),
    isStupid: leadsTrump,
  },
  {
    name: 'the declarer’s last trump led while worse cards are left',
    arises: (view) =>
      mixedLead(view) &&
      view.seat === view.declarer &&
      view.hand.filter((card) => isTrump(view, card)).length === 1 &&
      !everythingElseIsTop(view),
    isStupid: leadsTrump,
  },
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
];
