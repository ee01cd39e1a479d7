import { winningIndex } from '@main/engine/trickPlay';
import type { Action } from '@shared/game/actions';
import { countFaces, type Face, rankIndex, SUITS, suitIndex } from '@shared/game/cards';
import { seatAfter, sideOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import type { Detector } from './detector';
import { enemies, isTrump, mySide, TEN, trumpOf } from './facts';

const KING = 2;

const legalPlays = (view: PlayerView): readonly Face[] =>
  view.legal?.kind === 'play' ? view.legal.cards : [];
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

const bestCard = (view: PlayerView): Face =>
  view.trick?.cards[winningIndex(view.trick.cards, trumpOf(view))] ?? 0;

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

/** Cards of a suit higher than one that are neither played nor in this hand. */
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

/** So many cards before the end a trump that nobody can beat belongs to the last trick. */
const LAST_FEW = 4;

/**
 * Trumping the partner's winner isn't among them: who is void must trump, who isn't must follow, so that nobody ever has
 * the choice (rules, section 5).
 */
export const IN_TRICKS: readonly Detector[] = [
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
    name: 'the partner’s ten covered with an ace for nothing',
    arises: (view) =>
      isLast(view) &&
      partnerHolds(view) &&
      rankIndex(bestCard(view)) === TEN &&
      legalPlays(view).includes(bestCard(view) - 1) &&
      legalPlays(view).length > 1,
    isStupid: (view, action) => action.type === 'play' && action.card === bestCard(view) - 1,
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
    name: 'the declarer’s trumps led at the end when nobody else has any, and the last trick lost',
    arises: (view) =>
      mixedLead(view) &&
      view.seat === view.declarer &&
      view.hand.length <= LAST_FEW &&
      trumpsOut(view) === 0 &&
      !everythingElseIsTop(view),
    isStupid: leadsTrump,
  },
];
