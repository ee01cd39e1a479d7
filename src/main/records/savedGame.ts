import type { GameState } from '@main/engine/game';
import type { SavedDeal, SavedGame } from '@shared/protocol/library';
import type { OpenedRecord } from './openRecord';

/** A game as the window shows it, with all hands open. */
export const savedGameOf = ({ head, game, seed }: OpenedRecord): Omit<SavedGame, 'summary'> => ({
  rules: game.rules,
  seats: head.seats,
  convention: head.convention,
  deals: savedDeals(game),
  seed,
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
