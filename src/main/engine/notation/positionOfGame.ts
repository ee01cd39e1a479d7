import { type GameState, scoresBefore } from '../game';
import { hasMelded } from '../stages/stock';
import { laidMelds } from './laidCards';
import type { Position } from './position';

/** The whole state, all hands open. */
export function positionOfGame(game: GameState): Position {
  const { rules, deal, history } = game;
  const { phase, declarer, contract } = deal;
  return {
    rules,
    dealer: deal.dealer,
    scores: scoresBefore(game),
    dealsBefore: history.filter(({ result }) => result.how !== 'redeal').length,
    phase,
    hasMelded: phase.kind === 'after-trick' && hasMelded(deal),
    how: deal.how,
    hands: deal.hands,
    widow: deal.dealt.widow,
    stock: deal.stock,
    calls: deal.auction.calls,
    contract: declarer === null || contract === null ? null : { seat: declarer, amount: contract },
    trump: deal.trump,
    moon: deal.moon,
    passed: deal.given,
    buried: deal.buried,
    melds: deal.melds?.map((melds) => laidMelds(rules, melds)) ?? null,
    open: deal.open,
    tricks: deal.tricks.map(({ leader, cards }) => ({ leader, cards })),
    trick: deal.trick,
  };
}
