import type { Action } from '@shared/game/actions';
import type { PlayerView } from '@shared/game/view';

/** Plays and bids that people call stupid, each recognised from what the player could see. */
export interface Detector {
  readonly name: string;
  /** Whether the situation came up at all, so that a test can tell that it looked at something. */
  readonly arises: (view: PlayerView) => boolean;
  readonly isStupid: (view: PlayerView, action: Action) => boolean;
}
