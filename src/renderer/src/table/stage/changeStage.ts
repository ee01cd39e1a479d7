import type { Face, Suit } from '@shared/game/cards';
import type { Seat } from '@shared/game/seats';
import { arrangeHand, type SortSettings } from './arrangeHand';
import { cardsAt, groupOf, type Spot, type Stage, type StageCard } from './Stage';

/** How the viewer's own hand is kept in order; null for a spectator. */
export interface OwnHand {
  readonly seat: Seat;
  readonly trump: Suit | null;
  readonly sort: SortSettings;
}

/** Counts the slots of every group anew, so that gaps close; the player's hand is sorted. */
export function tidy(stage: Stage, own: OwnHand | null): Stage {
  const slots = new Map<number, number>();
  const next = new Map<string, number>();
  for (const card of [...stage.cards].sort((a, b) => a.spot.slot - b.spot.slot)) {
    const group = groupOf(card.spot);
    const slot = next.get(group) ?? 0;
    slots.set(card.key, card.spot.at === 'trick' ? card.spot.slot : slot);
    next.set(group, slot + 1);
  }
  if (own !== null) {
    const hand = cardsAt(stage, 'hand', own.seat);
    if (hand.every((card) => card.face !== null)) {
      const faces = hand.map((card) => card.face ?? 0);
      arrangeHand(faces, own.trump, own.sort).forEach((index, slot) => {
        const card = hand[index];
        if (card !== undefined) slots.set(card.key, slot);
      });
    }
  }
  const cards = stage.cards.map((card) => {
    const slot = slots.get(card.key) ?? 0;
    return { ...card, spot: card.spot.at === 'turned-up' ? card.spot : { ...card.spot, slot } };
  });
  return { ...stage, cards };
}

/** New spots, and faces where they become known or are hidden again, by key. */
export type Changes = ReadonlyMap<number, { readonly spot: Spot; readonly face?: Face | null }>;

export function change(stage: Stage, changes: Changes): Stage {
  const cards = stage.cards.map((card): StageCard => {
    const changed = changes.get(card.key);
    if (changed === undefined) return card;
    return {
      ...card,
      spot: changed.spot,
      face: changed.face === undefined ? card.face : changed.face,
      handIndex: null,
    };
  });
  return { ...stage, cards };
}

/**
 * The cards of a seat that stand for these faces: one that lies open before one that is held, a known
 * one before an unknown one, and of unknown ones those from the middle of the fan.
 */
export function findCards(stage: Stage, seat: Seat, faces: readonly (Face | null)[]): StageCard[] {
  const open = [...cardsAt(stage, 'open', seat), ...cardsAt(stage, 'meld', seat)];
  const held = cardsAt(stage, 'hand', seat);
  const found: StageCard[] = [];
  const isFree = (card: StageCard) => !found.includes(card);
  for (const face of faces) {
    const known =
      face === null
        ? undefined
        : [...open, ...held].find((card) => isFree(card) && card.face === face);
    const hidden = held.filter((card) => isFree(card) && card.face === null);
    const match = known ?? hidden[Math.floor(hidden.length / 2)] ?? held.find(isFree);
    if (match !== undefined) found.push(match);
  }
  return found;
}

export const countAt = (stage: Stage, at: Spot['at'], seat?: Seat): number =>
  cardsAt(stage, at, seat).length;
