import type { Action } from '@shared/game/actions';
import type { PlayerView } from '@shared/game/view';
import type { Generator } from './generator';

/** Asked now and then while a bot thinks: true ends it with the best answer known by then. */
export type ShouldStop = () => boolean;

export const neverStop: ShouldStop = () => false;

/**
 * A way of playing: from what one seat may know to what it does. The view must offer something
 * (`legal`). A player that draws no random numbers leaves the generator alone.
 */
export type Player = (view: PlayerView, generator: Generator, shouldStop: ShouldStop) => Action;
