import type { Face } from '@shared/game/cards';
import type { Seat } from '@shared/game/seats';

/**
 * Where a card lies, in the terms of the table and without a coordinate: the layout turns a spot into
 * a pose. `slot` counts from the left, or from the first.
 */
export type Spot =
  | { readonly at: 'hand'; readonly seat: Seat; readonly slot: number }
  /** Two-hand: melded cards that lie open. */
  | { readonly at: 'open'; readonly seat: Seat; readonly slot: number }
  /** Melds shown before the first trick. */
  | { readonly at: 'meld'; readonly seat: Seat; readonly slot: number }
  | { readonly at: 'trick'; readonly seat: Seat; readonly slot: number }
  /** Tricks taken: one back for each. */
  | { readonly at: 'pile'; readonly seat: Seat; readonly slot: number }
  /** Cards on their way from one hand to another: only ever in passing. `seat` receives. */
  | { readonly at: 'packet'; readonly seat: Seat; readonly slot: number }
  | { readonly at: 'widow'; readonly slot: number }
  | { readonly at: 'stock'; readonly slot: number }
  | { readonly at: 'turned-up'; readonly slot: 0 };

/** A card as it is pictured. */
export interface StageCard {
  /** Tells the sprites apart; never anything about the game. */
  readonly key: number;
  /** Null: only its back is known. */
  readonly face: Face | null;
  readonly spot: Spot;
  /** Index in `view.hand` for the viewer's own cards. */
  readonly handIndex: number | null;
}

export interface Stage {
  readonly cards: readonly StageCard[];
  /** The seat whose card in the trick is marked as the winner. */
  readonly winner: Seat | null;
  /** Faces of own cards that have just been received: marked until the next own action. */
  readonly received: readonly Face[];
}

export const EMPTY_STAGE: Stage = { cards: [], winner: null, received: [] };

/** Spots with the same name hold the same kind of pile: counted together by the layout. */
export function groupOf(spot: Spot): string {
  return 'seat' in spot ? `${spot.at}:${spot.seat}` : spot.at;
}

/** True where the viewer sees the card's face. */
export function isFaceUp(card: StageCard): boolean {
  return card.face !== null && card.spot.at !== 'pile' && card.spot.at !== 'packet';
}

export const cardsAt = (stage: Stage, at: Spot['at'], seat?: Seat): StageCard[] =>
  stage.cards
    .filter(
      ({ spot }) =>
        spot.at === at && (seat === undefined || ('seat' in spot && spot.seat === seat)),
    )
    .sort((a, b) => a.spot.slot - b.spot.slot);
