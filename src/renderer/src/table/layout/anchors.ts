import type { Face } from '@shared/game/cards';
import type { Seat } from '@shared/game/seats';
import type { Point, Rect } from './geometry';

/** Which edge of the window a seat sits at. */
export type Edge = 'bottom' | 'left' | 'top' | 'right';

/** A place for words that grow with what they say: which part of them lies on the point. */
export interface WordsAt extends Point {
  readonly side: 'start' | 'middle' | 'end';
}

/** Where the words that belong to a seat go. */
export interface SeatAnchor {
  readonly seat: Seat;
  /** Steps clockwise from the seat at the bottom, which is the viewer's own unless it watches. */
  readonly place: number;
  readonly edge: Edge;
  /** The name plate fills this. */
  readonly plate: Rect;
  /** Where the bubble hangs that says what was bid: its middle line, from the seat inwards. */
  readonly bubble: WordsAt;
  /** The tag that names the melds shown stays in this, beside their cards at the seat's side. */
  readonly meldTag: Rect & Pick<WordsAt, 'side'>;
}

/** One card of the player's hand: the strip that answers to a click, as it lies unlifted. */
export interface HandSlot {
  /** Index in `view.hand`: names the card, since two may look alike. */
  readonly handIndex: number;
  readonly card: Face;
  readonly strip: Rect;
}

/** What React needs to know of the layout; all of it follows from size, view and settings. */
export interface TableAnchors {
  readonly width: number;
  readonly height: number;
  /** 1 at 1280 x 800. Panels on the table scale their type and gaps by it. */
  readonly unit: number;
  readonly areas: {
    /** Menu and name of the table, top left. */
    readonly title: Rect;
    /** Contract, what is missing, scores: top right. */
    readonly contract: Rect;
    /** Hint and undo, bottom left. */
    readonly left: Rect;
    /** Last trick and melds, bottom right. */
    readonly right: Rect;
    /** One sentence above the hand. */
    readonly prompt: Rect;
    /** Free felt between the seats and their bubbles, for the bidding panel. */
    readonly centre: Rect;
    /** Free felt between the melds that lie open, for what is said about all of them. */
    readonly summary: Rect;
  };
  /** The middle of the stock in the two-hand game, for its count; null in other games. */
  readonly stock: Point | null;
  /** Indexed by seat. */
  readonly seats: readonly SeatAnchor[];
  /** From left to right as they lie: the order for arrow keys and for the list beside the canvas. */
  readonly hand: readonly HandSlot[];
}
