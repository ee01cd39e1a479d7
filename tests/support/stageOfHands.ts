import { FACE_COUNT } from '@shared/game/cards';
import type { Stage } from '@/table/stage/Stage';

/** A picture of hands alone, all of the same size; those of `viewer` face up. */
export function stageOfHands(players: number, cards: number, viewer: number): Stage {
  return {
    cards: Array.from({ length: players * cards }, (_, key) => {
      const seat = Math.floor(key / cards);
      const slot = key % cards;
      const isOwn = seat === viewer;
      return {
        key,
        face: isOwn ? slot % FACE_COUNT : null,
        spot: { at: 'hand', seat, slot },
        handIndex: isOwn ? slot : null,
      };
    }),
    winner: null,
    received: [],
  };
}
