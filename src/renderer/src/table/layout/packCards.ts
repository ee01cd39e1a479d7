import { CARD_RATIO } from './fan';
import type { Point, Rect } from './geometry';

/** Of a card that is covered at its right, at least this share of the width shows: its index. */
const LEAST_STRIP = 0.36;
/** Of a row that is covered from below, this share of the height shows: rank and suit. */
const ROW_STRIP = 0.46;
const WIDEST_STEP = 0.56;
const MOST_ROWS = 4;

export interface Packed {
  readonly cardWidth: number;
  /** Middles of the cards, in order. */
  readonly cards: readonly Point[];
}

interface Fit {
  readonly rows: number;
  readonly perRow: number;
  readonly width: number;
}

/** The widest card with which that number of rows fits into the rectangle, indices visible. */
function fitRows(count: number, rows: number, area: Rect, widest: number): Fit {
  const perRow = Math.ceil(count / rows);
  const byHeight = area.height / (CARD_RATIO * (1 + (rows - 1) * ROW_STRIP));
  const byWidth = area.width / (1 + (perRow - 1) * LEAST_STRIP);
  return { rows, perRow, width: Math.min(widest, byHeight, byWidth) };
}

/** Where a block lies in its rectangle, as shares of the room left: 0 is left or top, 1 right or bottom. */
export type Lean = Point;

/**
 * Lays cards into a rectangle, overlapping in rows, as large as they fit up to a widest; the block
 * leans as told. Fewer rows win where the size is about the same.
 */
export function packCards(count: number, area: Rect, widest: number, lean: Lean): Packed {
  if (count === 0) return { cardWidth: widest, cards: [] };
  const fits = Array.from({ length: MOST_ROWS }, (_, row) => fitRows(count, row + 1, area, widest));
  const best = fits.reduce((winner, fit) => (fit.width > winner.width * 1.06 ? fit : winner));
  const { width, perRow, rows } = best;
  const height = width * CARD_RATIO;
  const room = perRow > 1 ? (area.width - width) / (perRow - 1) : 0;
  const step = Math.min(room, width * WIDEST_STEP);
  const blockHeight = height * (1 + (rows - 1) * ROW_STRIP);
  const top = area.y + (area.height - blockHeight) * lean.y;
  const cards = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const rowWidth = width + step * (inRow - 1);
    const first = area.x + width / 2 + (area.width - rowWidth) * lean.x;
    return {
      x: first + (index % perRow) * step,
      y: top + height / 2 + row * height * ROW_STRIP,
    };
  });
  return { cardWidth: width, cards };
}
