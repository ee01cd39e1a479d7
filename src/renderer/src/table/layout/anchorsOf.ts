import type { PlayerView } from '@shared/game/view';
import type { SortSettings } from '../stage/arrangeHand';
import { stageOf } from '../stage/stageOf';
import type { TableAnchors } from './anchors';
import { handSlots, poseCards } from './poseCards';
import type { TableLayout } from './tableLayout';

/** What React learns about a layout: the places of words, and of the player's cards as the view has them. */
export function anchorsOf(layout: TableLayout, view: PlayerView, sort: SortSettings): TableAnchors {
  const truth = stageOf(view, sort);
  const { width, height, unit, areas } = layout;
  return {
    width,
    height,
    unit,
    areas,
    stock: view.stock === null ? null : layout.stock,
    seats: layout.seats.map(({ seat, place, edge, plate, bubble, meldTag }) => ({
      seat,
      place,
      edge,
      plate,
      bubble,
      meldTag,
    })),
    hand: handSlots(layout, truth, poseCards(layout, truth)),
  };
}
