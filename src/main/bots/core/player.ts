import type { Action } from '@shared/game/actions';
import type { BiddingConvention } from '@shared/game/biddingConventions';
import type { PlayerView } from '@shared/game/view';
import type { Generator } from './generator';

/** Asked now and then while a bot thinks: true ends it with the best answer known by then. */
export type ShouldStop = () => boolean;

export const neverStop: ShouldStop = () => false;

/** What a player decides under in addition to what its view tells. */
export interface Conditions {
  readonly shouldStop: ShouldStop;
  /** What the table has agreed that bids tell. */
  readonly convention: BiddingConvention;
}

export const USUAL_CONDITIONS: Conditions = { shouldStop: neverStop, convention: 'natural' };

/**
 * A way of playing: from what one seat may know to what it does. The view must offer something
 * (`legal`). A player that draws no random numbers leaves the generator alone.
 */
export type Player = (view: PlayerView, generator: Generator, conditions: Conditions) => Action;
