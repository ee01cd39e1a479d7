import { FACE_COUNT, type Face } from '@shared/game/cards';
import type { Meld, MeldName } from '@shared/game/melds';
import { assertNever } from '@shared/game/result';
import { partnerOf, type Seat, seatAfter } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';

/** By seat, then by face: copies that the seat certainly holds. */
export type KnownCards = readonly (readonly number[])[];

const TYPES = 3;

/** The three types of melds (rules, section 4): a card serves once in each. */
function typeOf(name: MeldName): 0 | 1 | 2 {
  switch (name) {
    case 'run':
    case 'run-extra':
    case 'royal-marriage':
    case 'marriage':
    case 'dix':
      return 0;
    case 'pinochle':
      return 1;
    case 'aces':
    case 'kings':
    case 'queens':
    case 'jacks':
      return 2;
    default:
      return assertNever(name);
  }
}

/** The fewest cards that can show these melds: cards shared between types are there once. */
export function cardsBehind(melds: readonly Meld[]): number[] {
  const byType = Array.from({ length: TYPES }, () => new Array<number>(FACE_COUNT).fill(0));
  for (const meld of melds) {
    const counts = byType[typeOf(meld.name)] ?? [];
    for (const face of meld.cards) counts[face] = (counts[face] ?? 0) + 1;
  }
  return Array.from({ length: FACE_COUNT }, (_, face) =>
    Math.max(...byType.map((counts) => counts[face] ?? 0)),
  );
}

/** What the two of an exchange know of each other's cards before anything is played. */
function exchanged(view: PlayerView, seat: Seat): { to: Seat; cards: readonly Face[] } | null {
  const to = partnerOf(view.rules, seat);
  if (to === null || view.gave === null) return null;
  if (seat === view.declarer || view.got === null) return { to, cards: view.gave };
  // The declarer may have returned some of what it was given; with `together` it could not.
  if (view.rules.passOrder === 'together') return { to, cards: view.gave };
  const returned = [...view.got];
  const kept = view.gave.filter((face) => {
    const index = returned.indexOf(face);
    if (index < 0) return true;
    returned.splice(index, 1);
    return false;
  });
  return { to, cards: kept };
}

/** By seat, the cards of melds that everybody has seen and that are still held. */
export function shownCards(view: PlayerView): KnownCards {
  const none = (): number[] => new Array<number>(FACE_COUNT).fill(0);
  const shown = Array.from({ length: view.rules.players }, none);
  if (view.rules.players === 2) return shown;
  view.melds?.forEach((melds, owner) => {
    shown[owner] = cardsBehind(melds.melds);
  });
  forgetPlayed(view, shown);
  return shown;
}

function forgetPlayed(view: PlayerView, known: number[][]): void {
  const forget = (seat: Seat, face: Face): void => {
    const cards = known[seat];
    if (cards !== undefined) cards[face] = Math.max(0, (cards[face] ?? 0) - 1);
  };
  const tricks = view.trick === null ? view.tricks : [...view.tricks, view.trick];
  for (const { leader, cards } of tricks)
    cards.forEach((face, index) => {
      forget(seatAfter(view.rules, leader, index), face);
    });
}

/** In the two-hand game melded cards lie open, also those that were melded before others. */
function readOpen(view: PlayerView, known: number[][], seat: Seat): void {
  view.open?.forEach((cards, owner) => {
    if (owner === seat) return;
    const counts = new Array<number>(FACE_COUNT).fill(0);
    for (const { face } of cards) counts[face] = (counts[face] ?? 0) + 1;
    known[owner] = counts;
  });
}

/**
 * The cards others certainly hold: melds shown and cards passed, less what they have played since.
 * A card that was melded stays known until that many copies of it have been played by its owner.
 */
export function knownCards(view: PlayerView, seat: Seat, out: readonly number[]): KnownCards {
  const none = (): number[] => new Array<number>(FACE_COUNT).fill(0);
  const known = Array.from({ length: view.rules.players }, none);
  if (view.rules.players === 2) {
    readOpen(view, known, seat);
    return known;
  }
  view.melds?.forEach((melds, owner) => {
    if (owner !== seat) known[owner] = cardsBehind(melds.melds);
  });
  const passed = exchanged(view, seat);
  const receiver = passed === null ? undefined : known[passed.to];
  if (passed !== null && receiver !== undefined) {
    const counts = none();
    for (const face of passed.cards) counts[face] = (counts[face] ?? 0) + 1;
    counts.forEach((count, face) => {
      receiver[face] = Math.max(receiver[face] ?? 0, count);
    });
  }
  forgetPlayed(view, known);
  // In the middle of an exchange a hand may be known to hold more than is out; never say so.
  for (const cards of known)
    cards.forEach((count, face) => {
      cards[face] = Math.min(count, Math.max(0, out[face] ?? 0));
    });
  return known;
}
