import { FACE_COUNT, FACES_PER_SUIT, type Face, SUITS } from '@shared/game/cards';
import type { PlayerView } from '@shared/game/view';
import { type Knowledge, limitOf } from '../knowledge/knowledge';

/** Unseen cards that may lie in the same places. */
interface CardClass {
  /** A bit for each place that may hold them. */
  readonly mask: number;
  /** Each copy is one entry. */
  readonly cards: readonly Face[];
}

/**
 * Where the unseen cards may lie. Place = seat; the last place is what no hand holds: the stock, or
 * another's buried cards. A deal fits if each place gets as many cards as it has spaces.
 */
export interface Places {
  readonly spaces: readonly number[];
  readonly classes: readonly CardClass[];
}

/** Of a widow that everybody saw, the copies that its taker hasn't played: in its hand or buried. */
function widowLeft(view: PlayerView): number[] {
  const left = new Array<number>(FACE_COUNT).fill(0);
  if (view.widow === null || view.declarer === null) return left;
  for (const face of view.widow) left[face] = (left[face] ?? 0) + 1;
  const { declarer, rules } = view;
  const tricks = view.trick === null ? view.tricks : [...view.tricks, view.trick];
  for (const { leader, cards } of tricks) {
    const played = cards[(declarer - leader + rules.players) % rules.players];
    if (played !== undefined) left[played] = Math.max(0, (left[played] ?? 0) - 1);
  }
  return left;
}

/** Sorts the unseen cards by the set of places that may hold them. */
export function readPlaces(view: PlayerView, knowledge: Knowledge): Places {
  const { players } = view.rules;
  const spaces = [...knowledge.spaces, knowledge.hidden];
  const widow = widowLeft(view);
  const byMask = new Map<number, Face[]>();
  const add = (face: Face, mask: number): void => {
    const cards = byMask.get(mask);
    if (cards === undefined) byMask.set(mask, [face]);
    else cards.push(face);
  };
  const hidden = knowledge.hidden > 0 ? 1 << players : 0;
  const isTaken = view.declarer !== null && view.declarer !== knowledge.seat;
  const taker = isTaken && view.declarer !== null ? view.declarer : -1;
  for (let suit = 0; suit < SUITS.length; suit += 1)
    for (let rank = 0; rank < FACES_PER_SUIT; rank += 1) {
      const face = suit * FACES_PER_SUIT + rank;
      let mask = hidden;
      for (let seat = 0; seat < players; seat += 1)
        if ((spaces[seat] ?? 0) > 0 && rank >= limitOf(knowledge, seat, suit)) mask |= 1 << seat;
      const free = knowledge.free[face] ?? 0;
      const known = taker < 0 ? 0 : (knowledge.known[taker]?.[face] ?? 0);
      const fromWidow = taker < 0 ? 0 : Math.max(0, (widow[face] ?? 0) - known);
      for (let copy = 0; copy < free; copy += 1)
        add(face, copy < fromWidow ? mask & (hidden | (1 << taker)) : mask);
    }
  return { spaces, classes: [...byMask].map(([mask, cards]) => ({ mask, cards })) };
}
