import { type BotPort, type BotRequest, BotsGone } from '@main/bots/thread/botPort';
import type { Action } from '@shared/game/actions';
import type { BiddingConvention } from '@shared/game/biddingConventions';
import type { PlayerView, Submission } from '@shared/game/view';
import type { Answer, BotLevel } from '@shared/protocol/table';
import { firstLegalAction } from './firstLegalAction';

/** One turn to be played by a bot, for its own seat or for a person whose time ran out. */
interface TurnToPlay {
  readonly view: PlayerView;
  readonly level: BotLevel;
  /** What bids tell at the table. */
  readonly convention: BiddingConvention;
  readonly submit: (submission: Submission) => Promise<Answer>;
  /** False once the table has moved on, so that an answer would be to an old question. */
  readonly isWanted: () => boolean;
}

/** Resolves when the turn has been played, or is no longer wanted; never rejects. */
export type PlayTurn = (turn: TurnToPlay) => Promise<void>;

export interface BotTurnOptions {
  readonly port: BotPort;
  /** The heuristic that answers when the port doesn't; called in this process. */
  readonly plain: (request: BotRequest) => Action;
  /** What the bots' randomness comes from: not the deal's seed. */
  readonly seed: string;
  readonly onTrouble: (message: string) => void;
}

/**
 * Has bots play turns so that the table never hangs: an answer that fails, comes too late or is illegal is reported, and
 * the plain heuristic answers in its place; should that fail as well, any legal action is taken.
 */
export function createBotTurn({ port, plain, seed, onTrouble }: BotTurnOptions): PlayTurn {
  const attempts: readonly ((request: BotRequest) => Promise<Action> | Action)[] = [
    port,
    plain,
    ({ view }) => {
      if (view.legal === null) throw new Error('it is not that seat\u2019s turn');
      return firstLegalAction(view, view.legal);
    },
  ];
  return async ({ view, level, convention, submit, isWanted }) => {
    const request = { view, level, convention, seed: `${seed}/${view.seat}/${view.turn}` };
    for (const attempt of attempts) {
      try {
        const action = await attempt(request);
        if (!isWanted()) return;
        const answer = await submit({ turn: view.turn, action });
        if (answer.ok || answer.error.code !== 'refused') return;
        onTrouble(`a ${level} bot's ${action.type} was refused: ${answer.error.refusal.code}`);
      } catch (error) {
        if (error instanceof BotsGone) return;
        onTrouble(`a ${level} bot failed at turn ${view.turn}: ${String(error)}`);
        if (!isWanted()) return;
      }
    }
  };
}
