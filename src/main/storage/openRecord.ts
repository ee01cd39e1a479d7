import type { GameState } from '@main/engine/game';
import { printRecordFault, replayRecord } from '@main/engine/replay';
import type { GameRecord } from '@shared/game/record';
import { err, ok, type Result } from '@shared/game/result';
import { recordedConvention } from '@shared/protocol/conventionSchema';
import type { SavedDeal, SavedGame } from '@shared/protocol/library';
import { parseRecord } from '@shared/protocol/recordSchema';
import { seatInfoOf } from '@shared/protocol/seatInfo';

/** A record that keeps the rules, opened up; else a sentence with the first place where it doesn't. */
export function openRecord(input: unknown): Result<Omit<SavedGame, 'summary'>, string> {
  const record = parseRecord(input);
  if (!record.ok) return record;
  const game = replayRecord(record.value);
  return game.ok
    ? ok({ ...openGame(record.value, game.value), convention: recordedConvention(input) })
    : err(printRecordFault(game.error));
}

const openGame = (
  record: GameRecord,
  game: GameState,
): Omit<SavedGame, 'summary' | 'convention'> => ({
  rules: record.rules,
  seats: record.seats.map(seatInfoOf),
  deals: savedDeals(game),
  seed: record.seed ?? null,
});

function savedDeals(game: GameState): SavedDeal[] {
  const finished = game.finished.map(({ deal, result }) => ({ deal, result }));
  const isLastUnfinished = game.deal.phase.kind !== 'over';
  const all = isLastUnfinished ? [...finished, { deal: game.deal, result: null }] : finished;
  return all.map(({ deal, result }) => ({
    dealer: deal.dealer,
    dealt: deal.dealt,
    moves: deal.moves,
    melds: deal.melds,
    tricks: deal.tricks,
    result,
  }));
}
