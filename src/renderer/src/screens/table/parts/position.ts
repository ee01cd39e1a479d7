import type { CSSProperties } from 'react';
import type { SeatAnchor, WordsAt } from '../../../table/layout/anchors';
import type { Rect } from '../../../table/layout/geometry';

/** Fills a rectangle of the table. */
export const filling = ({ x, y, width, height }: Rect): CSSProperties => ({
  left: x,
  top: y,
  width,
  height,
});

const SHIFTS = { start: '0', middle: '-50%', end: '-100%' } as const;

/** The start, the middle or the end of the middle line lies on the point. */
export const hungFrom = ({ x, y, side }: WordsAt): CSSProperties => ({
  left: x,
  top: y,
  transform: `translate(${SHIFTS[side]}, -50%)`,
});

/**
 * At least as large as the plate's place; grows away from the seat's edge when the text is large, unless
 * the place is tight: others' words begin beside it.
 */
export function plateStyle({ edge, plate }: SeatAnchor, tight: boolean): CSSProperties {
  const size: CSSProperties = { minHeight: plate.height, top: plate.y };
  if (tight) return { ...size, left: plate.x, width: plate.width };
  switch (edge) {
    case 'bottom':
      return { ...size, left: plate.x, width: plate.width };
    case 'left':
      return { ...size, left: plate.x };
    case 'right':
      return { ...size, left: plate.x + plate.width, transform: 'translateX(-100%)' };
    default:
      return { ...size, left: plate.x + plate.width / 2, transform: 'translateX(-50%)' };
  }
}
