import type { FinishedDeal, GameState } from '@main/engine/game';
import { recordDeal } from '@main/engine/record';
import type { GameRecord } from '@shared/game/record';

/** Prints the record of one game again and again while it grows. */
export type RecordPrinter = (game: GameState) => string;

interface Printed {
  readonly deal: FinishedDeal;
  /** This deal and all before it. */
  readonly text: string;
}

/**
 * Deals that are over are printed once, so that printing a game after every action costs the same in its last deal as
 * in its first; those that were taken back are printed anew. `recordOf` makes the record of a game, whose finished deals
 * it isn't given.
 */
export function createRecordPrinter(recordOf: (game: GameState) => GameRecord): RecordPrinter {
  const printed: Printed[] = [];
  return (game) => {
    const { finished } = game;
    while (printed.length > 0 && printed.at(-1)?.deal !== finished[printed.length - 1])
      printed.pop();
    for (const deal of finished.slice(printed.length)) {
      const before = printed.at(-1)?.text;
      const own = JSON.stringify(recordDeal(deal.deal, deal.result));
      printed.push({ deal, text: before === undefined ? own : `${before},${own}` });
    }
    const { deals, ...rest } = recordOf({ ...game, finished: [] });
    const running = deals.map((deal) => JSON.stringify(deal));
    const all = [...printed.slice(-1).map(({ text }) => text), ...running];
    return `{"deals":[${all.join(',')}],${JSON.stringify(rest).slice(1)}`;
  };
}
