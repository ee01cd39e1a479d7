/** CSS pixels from the top left corner of the table. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));

export const centreOf = (rect: Rect): Point => ({
  x: rect.x + rect.width / 2,
  y: rect.y + rect.height / 2,
});

export const bottomOf = (rect: Rect): number => rect.y + rect.height;
export const rightOf = (rect: Rect): number => rect.x + rect.width;

/** A rectangle from its edges; never of negative size. */
export const rectBetween = (left: number, top: number, right: number, bottom: number): Rect => ({
  x: left,
  y: top,
  width: Math.max(0, right - left),
  height: Math.max(0, bottom - top),
});

export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Turns a vector clockwise by an angle in radians. */
export function turned(vector: Point, angle: number): Point {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { x: vector.x * cos - vector.y * sin, y: vector.x * sin + vector.y * cos };
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
