import type { PlayRefusal } from '@shared/game/actions';
import type { Face } from '@shared/game/cards';
import type { GameEvent } from '@shared/game/events';
import type { TableUpdate } from '@shared/protocol/table';
import type { TableAnchors } from '../layout/anchors';

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
