import type { Face } from '@shared/game/cards';
import { cardsOfMelds } from '@shared/game/cardsOfMelds';
import { handSize } from '@shared/game/rules';
import { type Seat, seatAfter, seatsOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import { arrangeHand, type SortSettings } from './arrangeHand';
import type { Spot, Stage, StageCard } from './Stage';

type Placed = Omit<StageCard, 'key'>;

const place = (spot: Spot, face: Face | null = null, handIndex: number | null = null): Placed => ({
  spot,
  face,
  handIndex,
});

/** Splits the player's hand into what is held and what lies open, as indices into `view.hand`. */
function splitOwnHand(
  view: PlayerView,
  openFaces: readonly Face[],
): { held: number[]; open: number[] } {
  const held = view.hand.map((_, index) => index);
  const open = openFaces.map((face) => {
    const at = held.findIndex((index) => view.hand[index] === face);
    const [index = -1] = held.splice(at, 1);
    return index;
  });
  return { held, open };
}

/** The viewer's own cards; `melds` are those that lie before it for the moment. */
function ownCards(
  view: PlayerView,
  seat: Seat,
  sort: SortSettings,
  melds: readonly Face[],
): Placed[] {
  const at = melds.length > 0 ? 'meld' : 'open';
  const openFaces = at === 'meld' ? melds : (view.open?.[seat] ?? []).map((card) => card.face);
  const { held, open } = splitOwnHand(view, openFaces);
  const heldFaces = held.map((index) => view.hand[index] ?? 0);
  const fan = arrangeHand(heldFaces, view.trump, sort).map((index, slot) =>
    place({ at: 'hand', seat, slot }, heldFaces[index] ?? null, held[index] ?? null),
  );
  const laid = openFaces.map((face, slot) => place({ at, seat, slot }, face, open[slot] ?? null));
  return [...fan, ...laid];
}

function otherCards(view: PlayerView, seat: Seat, shown: readonly Face[]): Placed[] {
  const open = (view.open?.[seat] ?? []).map((card) => card.face);
  const hidden = Math.max(0, (view.handSizes[seat] ?? 0) - open.length - shown.length);
  return [
    ...Array.from({ length: hidden }, (_, slot) => place({ at: 'hand', seat, slot })),
    ...open.map((face, slot) => place({ at: 'open', seat, slot }, face)),
    ...shown.map((face, slot) => place({ at: 'meld', seat, slot }, face)),
  ];
}

/** Melds lie on the table from when they are shown until the first card is led, even when the deal ends before it. */
function meldsLieOpen(view: PlayerView): boolean {
  const led = view.tricks.length > 0 || (view.trick?.cards.length ?? 0) > 0;
  return view.melds !== null && view.open === null && !led;
}

/** Whether the declarer has put its cards away (the first "trick" of its pile). */
function hasBuried(view: PlayerView): boolean {
  if (view.rules.widow === 0 || view.declarer === null) return false;
  const inTrick = playedBy(view, view.declarer) ? 1 : 0;
  const held = (view.handSizes[view.declarer] ?? 0) + view.tricks.length + inTrick;
  const drawn = ['auction', 'nines', 'trump', 'bury'].includes(view.phase.kind);
  return !drawn && held === handSize(view.rules);
}

function playedBy(view: PlayerView, seat: Seat): boolean {
  const { trick, rules } = view;
  return trick?.cards.some((_, index) => seatAfter(rules, trick.leader, index) === seat) ?? false;
}

function piles(view: PlayerView): Placed[] {
  const counts = new Map<Seat, number>();
  const add = (seat: Seat) => counts.set(seat, (counts.get(seat) ?? 0) + 1);
  if (hasBuried(view) && view.declarer !== null) add(view.declarer);
  for (const trick of view.tricks) add(trick.winner);
  return [...counts].flatMap(([seat, count]) =>
    Array.from({ length: count }, (_, slot) => place({ at: 'pile', seat, slot })),
  );
}

function middle(view: PlayerView): Placed[] {
  const { rules, trick, stock } = view;
  const played = (trick?.cards ?? []).map((face, slot) =>
    place({ at: 'trick', seat: seatAfter(rules, trick?.leader ?? 0, slot), slot }, face),
  );
  const widowLies = rules.widow > 0 && view.declarer === null && view.phase.kind !== 'over';
  const widow = Array.from({ length: widowLies ? rules.widow : 0 }, (_, slot) =>
    place({ at: 'widow', slot }, view.widow?.[slot] ?? null),
  );
  const facedDown = Math.max(0, (stock?.count ?? 0) - (stock?.turnedUp === null ? 0 : 1));
  const down = Array.from({ length: stock === null ? 0 : facedDown }, (_, slot) =>
    place({ at: 'stock', slot }),
  );
  const up =
    stock === null || stock.turnedUp === null || stock.count === 0
      ? []
      : [place({ at: 'turned-up', slot: 0 }, stock.turnedUp)];
  return [...played, ...widow, ...up, ...down];
}

/**
 * The picture that a view calls for: the truth that every animation ends on. Melds lie before the
 * others until the first card is led; the viewer's own too, while `ownMeldsLie`. Keys count from 0.
 */
export function stageOf(view: PlayerView, sort: SortSettings, ownMeldsLie = false): Stage {
  const lie = meldsLieOpen(view);
  const hands = seatsOf(view.rules).flatMap((seat) => {
    const melds = lie ? cardsOfMelds(view.melds?.[seat]?.melds ?? []) : [];
    return seat === view.seat
      ? ownCards(view, seat, sort, ownMeldsLie ? melds : [])
      : otherCards(view, seat, melds);
  });
  const cards = [...hands, ...piles(view), ...middle(view)];
  return {
    cards: cards.map((card, key) => ({ ...card, key })),
    winner: null,
    received: [],
  };
}
