import { at, SUITS } from '@shared/game/cards';
import type { GameEvent } from '@shared/game/events';
import { HISTORY_KEPT } from '@shared/game/history';
import { assertNever } from '@shared/game/result';
import { type Seat, sideOf } from '@shared/game/seats';
import type { PlayerView, SideTally } from '@shared/game/view';
import type { DealState } from './deal';
import { dealNumberOf, type GameState, isDealOver, scoresBefore, turnOf } from './game';
import { scoreMelds } from './melding';
import { typesOf } from './openMelds';
import { legalOf, seatToAct } from './playDeal';
import { meldCounts, missingPoints } from './scoring';
import { handOf } from './seatData';
import { trickPoints } from './trickPlay';

/** The sides' tallies as a viewer may know them: buried counters are the declarer's secret. */
function tallies(deal: DealState, viewer: Seat | null): SideTally[] {
  const hidesBury =
    deal.buried.length > 0 && viewer !== deal.declarer && deal.phase.kind !== 'over';
  const hidden = hidesBury ? trickPoints(deal.buried, deal.rules) : 0;
  return deal.tally.map((tally, side) => {
    const isDeclarers = deal.declarer !== null && sideOf(deal.rules, deal.declarer) === side;
    const { meld, trickCount } = tally;
    const tricks = tally.tricks - (isDeclarers ? hidden : 0);
    const counts = meldCounts(deal.rules, { meld, tricks, trickCount });
    return { meld, tricks, trickCount, meldCounts: counts };
  });
}

function missing(deal: DealState, sides: readonly SideTally[]): number | null {
  if (deal.declarer === null || deal.contract === null || deal.melds === null) return null;
  return missingPoints(deal.rules, at(sides, sideOf(deal.rules, deal.declarer)), deal.contract);
}

/** The viewer's cards given, and those received once they are in the hand. */
function passed(deal: DealState, seat: Seat): Pick<PlayerView, 'gave' | 'got'> {
  const own = deal.given.find((gift) => gift.seat === seat);
  const other = deal.given.find((gift) => gift.seat !== seat);
  const isParty = own !== undefined || (deal.phase.kind === 'give' && deal.phase.seat === seat);
  const isIn = deal.rules.passOrder === 'partner-first' || deal.given.length === 2;
  return {
    gave: own?.cards ?? null,
    got: isParty && isIn && other !== undefined ? other.cards : null,
  };
}

/** What only the seat itself may know. */
function ownCards(
  deal: DealState,
  seat: Seat,
): Pick<PlayerView, 'hand' | 'gave' | 'got' | 'buried' | 'legal' | 'meldIfTrump'> {
  const hand = handOf(deal, seat);
  const { kind } = deal.phase;
  const weighsTrumps = kind === 'nines' || kind === 'auction' || kind === 'trump';
  return {
    hand,
    ...passed(deal, seat),
    buried: seat === deal.declarer && deal.buried.length > 0 ? deal.buried : null,
    legal: seatToAct(deal) === seat ? legalOf(deal) : null,
    meldIfTrump: weighsTrumps
      ? SUITS.map((suit) => ({ suit, ...scoreMelds(deal.rules, suit, hand) }))
      : null,
  };
}

const NOTHING_OWN: ReturnType<typeof ownCards> = {
  hand: [],
  gave: null,
  got: null,
  buried: null,
  legal: null,
  meldIfTrump: null,
};

/** What a seat may know of a game, built up from nothing; null is a spectator. */
export function viewFor(game: GameState, seat: Seat | null): PlayerView {
  const { deal, rules } = game;
  const isOver = isDealOver(game);
  const { history } = game;
  const sides = tallies(deal, seat);
  return {
    seat,
    rules,
    dealNumber: dealNumberOf(game),
    turn: turnOf(game),
    dealer: deal.dealer,
    phase: deal.phase,
    handSizes: deal.hands.map((hand) => hand.length),
    scores: scoresBefore(game),
    auction: deal.auction,
    declarer: deal.declarer,
    contract: deal.contract,
    trump: deal.trump,
    moon: deal.moon,
    widow: deal.widowShown ? deal.dealt.widow : null,
    stock: stockOf(deal),
    ...(seat === null ? NOTHING_OWN : ownCards(deal, seat)),
    melds: deal.melds,
    open:
      rules.players === 2
        ? deal.open.map((cards) => cards.map((copy) => ({ face: copy.face, types: typesOf(copy) })))
        : null,
    trick: deal.trick,
    tricks: deal.tricks,
    sides,
    missing: missing(deal, sides),
    result: isOver ? at(game.finished, game.finished.length - 1).result : null,
    history: history.length > HISTORY_KEPT ? history.slice(-HISTORY_KEPT) : history,
    winner: game.winner,
  };
}

function stockOf(deal: DealState): PlayerView['stock'] {
  if (deal.rules.players !== 2) return null;
  return { count: deal.stock.length, turnedUp: deal.stock[deal.stock.length - 1] ?? null };
}

/** An event as a seat may see it, built up from nothing; null is a spectator. */
export function eventFor(event: GameEvent, viewer: Seat | null): GameEvent {
  switch (event.type) {
    case 'gave': {
      const { type, seat, to, count } = event;
      return { type, seat, to, count, cards: viewer === seat ? event.cards : null };
    }
    case 'received': {
      const { type, seat, from, count } = event;
      const knows = viewer === seat || viewer === from;
      return { type, seat, from, count, cards: knows ? event.cards : null };
    }
    case 'buried': {
      const { type, seat, count } = event;
      return { type, seat, count, cards: viewer === seat ? event.cards : null };
    }
    case 'drew': {
      const { type, seat, turnedUp } = event;
      return { type, seat, card: turnedUp || viewer === seat ? event.card : null, turnedUp };
    }
    case 'dealt':
    case 'nines-kept':
    case 'nines-redealt':
    case 'bid':
    case 'passed':
    case 'auction-won':
    case 'widow-taken':
    case 'trump-named':
    case 'melds-shown':
    case 'decided':
    case 'played':
    case 'trick-won':
    case 'claimed':
    case 'dix-shown':
    case 'melded':
    case 'deal-ended':
    case 'game-won':
      return event;
    default:
      return assertNever(event);
  }
}
