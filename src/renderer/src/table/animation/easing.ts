/** Starts fast and comes to rest: how a card slides over felt. */
export const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** Slow at both ends. */
export const easeInOut = (share: number): number =>
  share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2;

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Between two angles the short way round, in radians. */
export function mixAngle(from: number, to: number, share: number): number {
  const whole = 2 * Math.PI;
  const turn = ((((to - from + Math.PI) % whole) + whole) % whole) - Math.PI;
  return from + turn * share;
}
