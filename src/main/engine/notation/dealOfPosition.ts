import type { Move } from '@shared/game/actions';
import type { Suit } from '@shared/game/cards';
import { NO_MELDS, type SeatMelds } from '@shared/game/melds';
import { type Seat, seatAfter, seatsOfSide, sideCount, sideOf } from '@shared/game/seats';
import type { PlayedTrick } from '@shared/game/view';
import type { DealState, Tally } from '../deal';
import { scoreMelds } from '../melding';
import { meldOf } from '../openMelds';
import { stageAt } from '../playDeal';
import { trickPoints, winningIndex } from '../trickPlay';
import { isKnown, knownOf, type LaidMelds, type Position } from './position';

/** The melds of a seat by their names, worked out from the cards that lie there. */
function meldsOf({ rules }: Position, trump: Suit, { cards }: LaidMelds): SeatMelds {
  if (rules.players !== 2) return scoreMelds(rules, trump, cards.flat());
  const melds = cards.map((laid) => meldOf(rules, trump, laid)).filter((meld) => meld !== null);
  return { melds, points: melds.reduce((sum, { points }) => sum + points, 0) };
}

function playedTricks({ rules, tricks, hands, trick }: Position, trump: Suit): PlayedTrick[] {
  const isLast = trick === null && hands.every((hand) => hand.length === 0);
  return tricks.map(({ leader, cards }, index) => ({
    leader,
    cards,
    winner: seatAfter(rules, leader, winningIndex(cards, trump)),
    points:
      trickPoints(cards, rules) + (isLast && index === tricks.length - 1 ? rules.lastTrick : 0),
  }));
}

/** What each side has made so far; the points of untold melds count. */
function tallyOf(
  position: Position,
  melds: readonly SeatMelds[],
  tricks: readonly PlayedTrick[],
): Tally[] {
  const { rules, buried, contract } = position;
  return Array.from({ length: sideCount(rules) }, (_, side) => {
    const won = tricks.filter(({ winner }) => sideOf(rules, winner) === side);
    const isBurier =
      buried.length > 0 && contract !== null && sideOf(rules, contract.seat) === side;
    const shown = seatsOfSide(rules, side).map(
      (seat) => (melds[seat]?.points ?? 0) + (position.melds?.[seat]?.points ?? 0),
    );
    return {
      meld: shown.reduce((sum, points) => sum + points, 0),
      tricks:
        won.reduce((sum, { points }) => sum + points, 0) +
        (isBurier ? trickPoints(knownOf(buried), rules) : 0),
      trickCount: won.length + (isBurier ? 1 : 0),
    };
  });
}

/** What of its moves a deal goes by: whether the winner of the last trick has melded. */
function movesOf({ hasMelded, phase, melds }: Position): Move[] {
  if (!hasMelded || phase.kind !== 'after-trick') return [];
  const cards = melds?.[phase.seat]?.cards.at(-1) ?? [];
  return [{ seat: phase.seat, action: { type: 'meld', cards } }];
}

/** The cards passed so far that are told; those that still wait to change hands must be there. */
function givenIn({ passed, phase, hands, rules }: Position): DealState['given'] {
  const told = passed.filter(({ cards }) => phase.kind === 'give' || isKnown(cards));
  return told.map(({ seat, cards }) => {
    if (isKnown(cards)) return { seat, cards };
    const holder: Seat =
      phase.kind === 'give' && rules.passOrder !== 'together' ? phase.seat : seat;
    return { seat, cards: knownOf(hands[holder] ?? []).slice(0, rules.passCount) };
  });
}

/** The deal that rests in a position whose cards are all known, or have been filled in. */
export function dealOfPosition(position: Position): DealState {
  const { rules, phase, contract, trump, widow, calls, trick } = position;
  const hands = position.hands.map(knownOf);
  const stock = knownOf(position.stock);
  const shown = position.melds?.map((laid) =>
    trump === null ? NO_MELDS : meldsOf(position, trump, laid),
  );
  const tricks = trump === null ? [] : playedTricks(position, trump);
  const bids = calls.flatMap(({ seat, call }) => (call === 'pass' ? [] : [{ seat, amount: call }]));
  return {
    rules,
    dealer: position.dealer,
    // How the cards lay at first isn't told: nothing that follows goes by it.
    dealt: { hands, widow: knownOf(widow), stock },
    stage: stageAt({ rules, phase, stock }),
    phase,
    moves: movesOf(position),
    hands,
    auction: { calls, high: bids.at(-1) ?? null },
    declarer: contract?.seat ?? null,
    contract: contract?.amount ?? null,
    trump,
    moon: position.moon,
    widowShown: contract !== null && widow.length > 0 && isKnown(widow),
    given: givenIn(position),
    buried: knownOf(position.buried),
    melds: shown ?? null,
    stock,
    open: position.open,
    trick,
    tricks,
    tally: tallyOf(position, shown ?? [], tricks),
    how: position.how,
  };
}
