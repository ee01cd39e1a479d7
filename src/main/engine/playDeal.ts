import type { Action, PhaseKind, Refusal } from '@shared/game/actions';
import { at, sortCards } from '@shared/game/cards';
import { err, ok, type Result } from '@shared/game/result';
import { type RuleSet, trickSum } from '@shared/game/rules';
import { type Seat, sideCount } from '@shared/game/seats';
import type { DealtCards, Legal } from '@shared/game/view';
import type { DealState, Outcome, Progress, Stage } from './deal';
import { auction } from './stages/auction';
import { burying } from './stages/bury';
import { decision } from './stages/decision';
import { exchange } from './stages/exchange';
import { melds, meldsBeforeBury } from './stages/melds';
import { nines } from './stages/nines';
import { stock } from './stages/stock';
import { tricks } from './stages/tricks';
import { trumps } from './stages/trumps';

/** A deal with an auction, in the order of the rules' first page. */
const AUCTION_GAME: readonly Stage[] = [
  nines,
  auction,
  trumps,
  exchange,
  meldsBeforeBury,
  burying,
  melds,
  decision,
  tricks,
];

/** The two-hand game: tricks while the stock lasts, then the strict ones. */
const STOCK_GAME: readonly Stage[] = [stock, tricks];

const stagesOf = (rules: RuleSet): readonly Stage[] =>
  rules.players === 2 ? STOCK_GAME : AUCTION_GAME;

/** The stage that rests in each phase; with two players a stock comes first. */
const STAGE_OF: Readonly<Record<Exclude<PhaseKind, 'over'>, Stage>> = {
  nines,
  auction,
  trump: trumps,
  give: exchange,
  bury: burying,
  decision,
  play: tricks,
  'after-trick': stock,
};

/** The position in the game's list of the stage at which a deal rests; for deals that don't come from their first card. */
export function stageAt({
  rules,
  phase,
  stock: left,
}: Pick<DealState, 'rules' | 'phase' | 'stock'>): number {
  const stages = stagesOf(rules);
  if (phase.kind === 'over') return stages.length;
  return stages.indexOf(left.length > 0 ? stock : STAGE_OF[phase.kind]);
}

/** Begins stages until one of them rests or the deal is over. */
function settle(outcome: Outcome): Progress {
  let { deal, done } = outcome;
  if (!done) return { deal, events: outcome.events };
  const events = [...outcome.events];
  const stages = stagesOf(deal.rules);
  while (done) {
    const next = deal.stage + 1;
    const stage = stages[next];
    if (deal.how !== null || stage === undefined) return { deal: finish(deal), events };
    const begun = stage.begin({ ...deal, stage: next });
    events.push(...begun.events);
    ({ deal, done } = begun);
  }
  return { deal, events };
}

/** The trick points of a deal that was played add up, or something is broken (rules, section 5). */
function finish(deal: DealState): DealState {
  const taken = deal.tally.reduce((sum, side) => sum + side.tricks, 0);
  if (deal.how === null && taken !== trickSum(deal.rules)) {
    throw new Error(`the tricks add up to ${taken}, not to ${trickSum(deal.rules)}`);
  }
  return { ...deal, phase: { kind: 'over' } };
}

/** Deals the cards and goes on to the first decision. */
export function startDeal(rules: RuleSet, dealer: Seat, dealt: DealtCards): Progress {
  const deal: DealState = {
    rules,
    dealer,
    dealt,
    stage: -1,
    phase: { kind: 'over' },
    moves: [],
    hands: dealt.hands.map(sortCards),
    auction: { calls: [], high: null },
    declarer: null,
    contract: null,
    trump: null,
    moon: false,
    widowShown: false,
    given: [],
    buried: [],
    melds: null,
    stock: dealt.stock,
    open: [],
    trick: null,
    tricks: [],
    tally: Array.from({ length: sideCount(rules) }, () => ({ meld: 0, tricks: 0, trickCount: 0 })),
    how: null,
  };
  const handSize = at(dealt.hands, 0).length;
  return settle({ deal, events: [{ type: 'dealt', dealer, handSize }], done: true });
}

/** The seat whose turn it is, or null when the deal is over. */
export const seatToAct = (deal: Pick<DealState, 'phase'>): Seat | null =>
  deal.phase.kind === 'over' ? null : deal.phase.seat;

const stageOf = (deal: DealState): Stage => at(stagesOf(deal.rules), deal.stage);

/** What the seat to act may do; null when the deal is over. */
export const legalOf = (deal: DealState): Legal | null =>
  deal.phase.kind === 'over' ? null : stageOf(deal).legal(deal);

/** The one way in which a deal changes: an action of the seat whose turn it is, or why not. */
export function actInDeal(deal: DealState, seat: Seat, action: Action): Result<Progress, Refusal> {
  const turn = seatToAct(deal);
  if (turn === null) return err({ code: 'deal-over' });
  if (turn !== seat) return err({ code: 'not-your-turn', turn });
  const acted = stageOf(deal).act(deal, seat, action);
  if (!acted.ok) return acted;
  const { forced, events, done } = acted.value;
  const moves = [...deal.moves, { seat, action }];
  if (forced !== undefined) moves.push(forced);
  return ok(settle({ deal: { ...acted.value.deal, moves }, events, done }));
}
