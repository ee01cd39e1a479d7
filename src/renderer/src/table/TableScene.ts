import type { Face } from '@shared/game/cards';
import type { Settings } from '@shared/protocol/settings';
import type { TableUpdate } from '@shared/protocol/table';
import type { Choice } from './input/callbacks';

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
  /** Shakes a card of the player's hand that was refused elsewhere (by keyboard, by main). */
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
