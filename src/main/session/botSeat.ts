import type { Seat } from '@shared/game/seats';
import type { BotLevel, TableUpdate } from '@shared/protocol/table';
import type { PlayTurn } from './botTurn';
import type { Endpoint, Session } from './session';

/** A bot at a seat: it acts whenever the update says that it is its turn, and forgets a question that has been overtaken. */
export function createBotSeat(
  session: Pick<Session, 'submit'>,
  seat: Seat,
  level: BotLevel,
  playTurn: PlayTurn,
): Endpoint {
  let latestSeq = 0;
  return {
    receive({ seq, view, convention, paused }: TableUpdate) {
      latestSeq = seq;
      if (view.legal === null || paused) return;
      void playTurn({
        view,
        level,
        convention,
        submit: (submission) => session.submit(seat, submission),
        isWanted: () => seq === latestSeq,
      });
    },
  };
}
