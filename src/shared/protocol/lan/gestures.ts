/** The gestures there are: a fixed set, so that nothing unwanted can be said with them. */
export const GESTURES = [
  'hello',
  'well-played',
  'nice-hand',
  'thanks',
  'sorry',
  'oops',
  'thinking',
  'hurry',
  'laugh',
  'good-game',
] as const;
export type Gesture = (typeof GESTURES)[number];
