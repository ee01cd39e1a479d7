import type { CSSProperties } from 'react';
import type { Point, Rect, SeatAnchor } from '../../table/TableScene';

/** Fills a rectangle of the table. */
export const filling = ({ x, y, width, height }: Rect): CSSProperties => ({
  left: x,
  top: y,
  width,
  height,
});

/** The middle lies on the point. */
export const centredOn = ({ x, y }: Point): CSSProperties => ({
  left: x,
  top: y,
  transform: 'translate(-50%, -50%)',
});

/** The middle of the upper edge lies on the point. */
export const hungFrom = ({ x, y }: Point): CSSProperties => ({
  left: x,
  top: y,
  transform: 'translateX(-50%)',
});

/** At least as large as the plate's place; grows away from the seat's edge when the text is large. */
export function plateStyle({ edge, plate }: SeatAnchor): CSSProperties {
  const size: CSSProperties = { minHeight: plate.height, top: plate.y };
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
