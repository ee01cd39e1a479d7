import type { GameState } from '@main/engine/game';
import { recordDeal } from '@main/engine/record';
import type { GameRecord } from '@shared/game/record';

/** Prints the record of one game again and again while it grows. */
export type RecordPrinter = (game: GameState) => string;

/**
 * Deals that are over are printed once, so that keeping a game after every action costs the same in its last deal as
 * in its first. `recordOf` makes the record of a game, whose finished deals it isn't given.
 */
export function createRecordPrinter(recordOf: (game: GameState) => GameRecord): RecordPrinter {
  const printed: string[] = [];
  return (game) => {
    for (const { deal, result } of game.finished.slice(printed.length))
      printed.push(JSON.stringify(recordDeal(deal, result)));
    const { deals, ...rest } = recordOf({ ...game, finished: [] });
    const all = [...printed, ...deals.map((deal) => JSON.stringify(deal))];
    return `{"deals":[${all.join(',')}],${JSON.stringify(rest).slice(1)}`;
  };
}
