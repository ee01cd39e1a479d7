/** A card back as it is kept: 5 : 7 as the cards, in px. */
export const BACK_SIZE = { width: 480, height: 672 };

/** What part of a picture is printed: its size (1: as large as fits) and its place, both 0..1. */
export interface Crop {
  readonly zoom: number;
  readonly across: number;
  readonly down: number;
}

export const WHOLE: Crop = { zoom: 1, across: 0.5, down: 0.5 };

/** The rectangle of the picture that fills the back, in the picture's own px. */
export function cropRect(
  picture: { readonly width: number; readonly height: number },
  { zoom, across, down }: Crop,
): { x: number; y: number; width: number; height: number } {
  const ratio = BACK_SIZE.width / BACK_SIZE.height;
  const fitted = Math.min(picture.width, picture.height * ratio);
  const width = fitted / zoom;
  const height = Math.min(picture.height, width / ratio);
  return {
    x: (picture.width - width) * across,
    y: (picture.height - height) * down,
    width,
    height,
  };
}
