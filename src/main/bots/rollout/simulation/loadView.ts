import { FACE_COUNT, SUITS } from '@shared/game/cards';
import { sideOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import type { Knowledge } from '../../belief/knowledge/knowledge';
import { shownCards } from '../../belief/knowledge/knownCards';
import type { Deal } from '../../belief/sampling/deal';
import { setContract, type Terms } from './terms';
import {
  BEST,
  beatsBest,
  COUNT,
  clearTable,
  LED,
  LEFT,
  POT,
  putCard,
  RANK_OF,
  SUIT_OF,
  type TrickTable,
  TURN,
  WINNER,
} from './trickTable';

function loadTrick(table: TrickTable, view: PlayerView): void {
  const { at } = table;
  const cards = view.trick?.cards ?? [];
  const leader = view.trick?.leader ?? view.seat ?? 0;
  cards.forEach((face, index) => {
    const seat = (leader + index) % table.seats;
    if (index === 0) at[LED] = SUIT_OF[face] ?? 0;
    if (index === 0 || beatsBest(table, face, at[BEST] ?? 0)) {
      at[BEST] = face;
      at[WINNER] = seat;
    }
    at[POT] = (at[POT] ?? 0) + (table.counters[RANK_OF[face] ?? 0] ?? 0);
  });
  at[COUNT] = cards.length;
  at[TURN] = (leader + cards.length) % table.seats;
}

function loadShown(table: TrickTable, view: PlayerView, knowledge: Knowledge): void {
  shownCards(view).forEach((cards, seat) => {
    cards.forEach((count, face) => {
      // While a bury is under way a hand may have shown more than it still holds.
      const held = seat === knowledge.seat ? knowledge.hand[face] : knowledge.out[face];
      const shown = Math.min(count, held ?? 0);
      if (shown <= 0) return;
      table.shown[seat * FACE_COUNT + face] = shown;
      table.heldShown[seat] = (table.heldShown[seat] ?? 0) | (1 << face);
      table.shownByAny[face] = (table.shownByAny[face] ?? 0) + shown;
    });
  });
}

/**
 * Sets the table to a view of the trick play: this player's hand and all that is public. The others' hands
 * stay empty until `dealWorld`.
 */
export function loadView(
  table: TrickTable,
  terms: Terms,
  view: PlayerView,
  knowledge: Knowledge,
): void {
  const { seat } = knowledge;
  clearTable(table, view.rules.deck);
  table.trump = view.trump === null ? 0 : SUITS.indexOf(view.trump);
  table.declarer = view.declarer ?? -1;
  knowledge.hand.forEach((count, face) => {
    for (let copy = 0; copy < count; copy += 1) putCard(table, seat, face);
    table.unplayed[face] = count + (knowledge.out[face] ?? 0);
  });
  knowledge.limits.forEach((limit, cell) => {
    table.limit[cell] = limit;
  });
  loadShown(table, view, knowledge);
  view.sides.forEach((side, index) => {
    table.points[index] = side.tricks;
    table.tricks[index] = side.trickCount;
    terms.meld[index] = side.meld;
  });
  table.at[LEFT] = view.hand.length;
  loadTrick(table, view);
  terms.moonBonus = null;
  terms.need = Number.NEGATIVE_INFINITY;
  if (view.declarer !== null && view.contract !== null)
    setContract(terms, view.contract, sideOf(view.rules, view.declarer));
}

/**
 * Gives the others the cards they are known to hold and those of a sampled deal; `base` are the
 * table's cells after `loadView`. Another's buried counters go to the declarer.
 */
export function dealWorld(
  table: TrickTable,
  base: Int32Array,
  knowledge: Knowledge,
  deal: Deal,
  buriedCount: boolean,
): void {
  table.cells.set(base);
  for (let seat = 0; seat < table.seats; seat += 1) {
    if (seat === knowledge.seat) continue;
    const known = knowledge.known[seat];
    if (known !== undefined)
      for (let face = 0; face < FACE_COUNT; face += 1)
        for (let copy = known[face] ?? 0; copy > 0; copy -= 1) putCard(table, seat, face);
    for (const face of deal[seat] ?? []) putCard(table, seat, face);
  }
  const hidden = deal[table.seats] ?? [];
  if (!buriedCount || hidden.length === 0 || table.declarer < 0) return;
  const side = table.sideOf[table.declarer] ?? 0;
  for (const face of hidden)
    table.points[side] = (table.points[side] ?? 0) + (table.counters[RANK_OF[face] ?? 0] ?? 0);
}
