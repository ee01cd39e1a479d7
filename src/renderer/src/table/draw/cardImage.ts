import { type Face, printFace } from '@shared/game/cards';
import type { Settings } from '@shared/protocol/settings';

/** Where a face's picture lies. */
export const cardImage = (style: Settings['cardFaces'], face: Face): string =>
  `./cards/${style}/${printFace(face)}.svg`;
