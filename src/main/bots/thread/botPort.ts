import type { Action } from '@shared/game/actions';
import type { BiddingConvention } from '@shared/game/biddingConventions';
import type { PlayerView } from '@shared/game/view';
import type { BotLevel, Hint } from '@shared/protocol/table';

/** What a bot is asked: it knows its seat's view and nothing else. */
export interface BotRequest {
  readonly view: PlayerView;
  readonly level: BotLevel;
  /** What the table has agreed that bids tell. */
  readonly convention: BiddingConvention;
  /** The bot's own randomness for this decision; tells nothing of the deal. */
  readonly seed: string;
}

/** The program is ending: nobody waits for an answer, and nothing went wrong. */
export class BotsGone extends Error {
  constructor() {
    super('the bots have gone');
  }
}

/**
 * Where bots think. Rejects when no answer comes in time or the bot fails: whoever asks must have an answer of their own.
 */
export type BotPort = (request: BotRequest) => Promise<Action>;

/** Where bots say what they would do and why; rejects as `BotPort` does. */
export type AdvicePort = (request: BotRequest) => Promise<Hint>;
