/** At 1280 x 800 the design's sizes hold; larger windows get larger type, smaller ones hardly smaller. */
const BASE_PX = 16;
const SMALLEST = 0.9375;
const LARGEST = 2.2;

/** What a px of the design is in a window of this size. */
export function designPx(width: number, height: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, Math.min(width / 1280, height / 800)));
}

/** What the tightest layout needs, in rem: less, and its parts would lie over each other. */
const LEAST_REM = { width: 32, height: 20 };

/** The factor of the text that a window of this size has room for, at most the one that is set. */
export function fittedTextScale(width: number, height: number, textScale: number): number {
  const plain = BASE_PX * designPx(width, height);
  return Math.min(
    textScale,
    Math.max(1, Math.min(width / LEAST_REM.width, height / LEAST_REM.height) / plain),
  );
}

/** The size of the text, 1 rem, in a window of this size. */
export const remPx = (width: number, height: number, textScale: number): number =>
  BASE_PX * designPx(width, height) * fittedTextScale(width, height, textScale);

/** Large text in a small window: words give way to what is decided. */
export const isLow = (heightRem: number): boolean => heightRem < 30;

/** A low window: one line less wherever there is a choice. */
export const isShort = (heightRem: number): boolean => heightRem < 44;

/** Rooms by what the window holds of the text's own size, in rem: the styles give way in each. */
const ROOMS = [
  { name: 'low', holds: (_width: number, height: number) => isLow(height) },
  { name: 'shallow', holds: (_width: number, height: number) => height < 36 },
  { name: 'short', holds: (_width: number, height: number) => isShort(height) },
  { name: 'slim', holds: (width: number) => width < 48 },
  { name: 'narrow', holds: (width: number) => width < 62 },
];

/** The names of the tight rooms that apply to a window of that size in rem, for `data-room`. */
export const roomsOf = (widthRem: number, heightRem: number): string =>
  ROOMS.filter(({ holds }) => holds(widthRem, heightRem))
    .map(({ name }) => name)
    .join(' ');
