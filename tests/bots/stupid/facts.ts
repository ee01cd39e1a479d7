import { type Face, type Suit, suitOf } from '@shared/game/cards';
import { sideOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';

export const mySide = (view: PlayerView): number => sideOf(view.rules, view.seat ?? 0);
export const isTrump = (view: PlayerView, card: Face): boolean => suitOf(card) === view.trump;
export const trumpOf = (view: PlayerView): Suit => view.trump ?? 'S';
export const enemies = (view: PlayerView): number[] =>
  view.handSizes.map((_, seat) => seat).filter((seat) => sideOf(view.rules, seat) !== mySide(view));

/** Rank indexes. */
export const TEN = 1;
