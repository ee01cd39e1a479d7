import type { PlayRefusal } from '@shared/game/actions';
import type { Face } from '@shared/game/cards';
import type { GameEvent } from '@shared/game/events';
import type { Seat } from '@shared/game/seats';
import type { Settings } from '@shared/protocol/settings';
import type { TableUpdate } from '@shared/protocol/table';

/** CSS pixels from the top left corner of the table. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

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

/** One card of the own hand: the strip that answers to a click, as it lies unlifted. */
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

/** Cards are being chosen (to give, to bury, to meld): clicks toggle instead of playing. */
export interface Choice {
  /** Indices in `view.hand` of the cards chosen so far: they stand raised. */
  readonly chosen: readonly number[];
}

export interface TableCallbacks {
  /** A legal card is played by click or drag: at most once a turn (see `TableScene.release`). */
  onPlay(card: Face, handIndex: number, byDrag: boolean): void;
  /** A card was clicked while a choice is being made. */
  onToggle(card: Face, handIndex: number): void;
  /** The card can't be played now; it has been shaken. */
  onRefused(card: Face, why: PlayRefusal): void;
  /** The layout has changed. */
  onAnchors(anchors: TableAnchors): void;
  /**
   * The picture has come to this event, in order, each once; a skipped event comes too. Bubbles and
   * the log follow this, so that they keep pace with the cards.
   */
  onEvent(event: GameEvent, update: TableUpdate): void;
  /** Nothing moves any more: the picture is that of the update with this number. */
  onIdle(seq: number): void;
}

/**
 * The picture of the table. It holds no truth: what it shows follows from the last update, and it can
 * be told at any moment to be there already.
 */
export interface TableScene {
  /**
   * Takes the new truth; its events become motion, or nothing after a jump. To be called with every
   * update in order; one that was shown already is ignored, one that doesn't follow is jumped to.
   */
  show(update: TableUpdate): void;
  setSettings(settings: Settings): void;
  /** Null: no choice is being made, clicks play. */
  setChoice(choice: Choice | null): void;
  /** Marks the card under the keyboard's focus, an index in `view.hand`. */
  setFocus(handIndex: number | null): void;
  /** The card that was clicked and waits to be confirmed stands raised; an index in `view.hand`. */
  setAsked(handIndex: number | null): void;
  /** While the shown melds are looked at, the viewer's own lie open too. */
  setMeldsHeld(held: boolean): void;
  /** Cards that a hint names get a golden edge. */
  setHint(cards: readonly Face[]): void;
  /** Shakes a card of the own hand that was refused elsewhere (by keyboard, by main). */
  shake(handIndex: number): void;
  /** The card sent with `onPlay` was not accepted: it goes back and another may be played. */
  release(): void;
  /** Ends what is being told now, such as a trick that lies, and goes on. True if anything was. */
  skip(): boolean;
  /** Ends every motion at once, on the poses that the layout gives. True if anything moved. */
  finish(): boolean;
  /** The host's size or the density of the screen has changed. */
  resize(): void;
  dispose(): void;
}
