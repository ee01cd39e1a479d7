import { positionOfView } from '@main/engine/notation/positionOfView';
import { printPosition } from '@main/engine/notation/printPosition';
import type { Face } from '@shared/game/cards';
import type { SeatMelds } from '@shared/game/melds';
import { ok } from '@shared/game/result';
import { NO_TABLE } from '@shared/protocol/answers';
import type { Answer, Hint } from '@shared/protocol/table';
import { type AdvisingHouse, hintFor } from './hintFor';
import { previewMelds } from './previewMelds';
import type { SeatConnection } from './seatConnection';

/** The one table that the window shows, wherever it is played. Without a table every request is answered so. */
export interface CurrentTable extends Omit<SeatConnection, 'close'> {
  /** Shows a table that was opened; the one there was is left. */
  take(opened: SeatConnection): Promise<void>;
  leave(): Promise<void>;
  /** From what was sent to this seat alone: no host is asked. */
  hint(): Promise<Answer<Hint>>;
  /** This seat's melds under the trump named, without these cards. */
  preview(cards: readonly Face[]): Answer<SeatMelds>;
  /** What this seat sees, as one line of text: from its view alone. */
  position(): Answer<string>;
}

export function createCurrentTable(house: AdvisingHouse): CurrentTable {
  let connection: SeatConnection | null = null;

  const replaceBy = async (next: SeatConnection | null) => {
    const left = connection;
    connection = next;
    if (left !== next) await left?.close();
  };
  const update = () => connection?.update() ?? null;

  return {
    take: replaceBy,
    leave: () => replaceBy(null),
    update,
    submit: async (submission) => connection?.submit(submission) ?? NO_TABLE,
    undo: async (turn) => connection?.undo(turn) ?? NO_TABLE,
    nextDeal: async () => connection?.nextDeal() ?? NO_TABLE,
    pause: async (paused) => connection?.pause(paused) ?? NO_TABLE,
    settled: (seq) => connection?.settled(seq),
    played: () => connection?.played() ?? null,
    async hint() {
      const shown = update();
      return shown === null ? NO_TABLE : hintFor(house, shown);
    },
    preview(cards) {
      const shown = update();
      return shown === null ? NO_TABLE : previewMelds(shown.view, cards);
    },
    position() {
      const shown = update();
      return shown === null ? NO_TABLE : ok(printPosition(positionOfView(shown.view)));
    },
  };
}
