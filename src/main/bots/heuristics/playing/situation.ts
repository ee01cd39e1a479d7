import { winningIndex } from '@main/engine/trickPlay';
import { at, DECKS, type Face, SUITS, type Suit, suitIndex } from '@shared/game/cards';
import { counterList, type RuleSet } from '@shared/game/rules';
import { type Seat, seatAfter, sideOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import { chanceOfVoid, outOfSuit } from '../../belief/knowledge/chances';
import { type Knowledge, readKnowledge } from '../../belief/knowledge/knowledge';

/** What a card is chosen from: the trick so far, what is known, and who is with whom. */
export interface Situation {
  readonly seat: Seat;
  readonly knowledge: Knowledge;
  /** Suit index. */
  readonly trump: number;
  readonly copies: number;
  readonly declarer: Seat | null;
  /** This seat or its partner named the trumps. */
  readonly declaring: boolean;
  /** By seat, what a point taken by it is worth to this seat: 1 for its side, 0 for its enemies. */
  readonly worth: readonly number[];
  /** By rank index, what a card counts, with an ordinary counter as 1. */
  readonly counters: readonly number[];
  readonly led: number | null;
  /** The card that wins the trick so far, and whose it is. */
  readonly best: Face | null;
  readonly winner: Seat | null;
  /** Seats that play to this trick after this one. */
  readonly later: readonly Seat[];
  readonly tricksLeft: number;
  /** Own trumps, trumps in others' hands, and how many enemies probably still have one. */
  readonly trumps: number;
  readonly trumpsOut: number;
  readonly enemiesWithTrumps: number;
}

/** An ordinary counter: the mean of ace, ten and king. Figures of all rule sets become alike. */
export function counterUnit(rules: RuleSet): number {
  const { A, T, K } = rules.counters;
  return A + T + K > 0 ? (A + T + K) / 3 : 1;
}

/** What a fellow defender's point is worth: enough to count as not lost. */
const FELLOW = 0.41;

/**
 * Partners share everything. In solo games and between defending sides the others only help against
 * the bid, so their points are worth a part, and nothing once the contract is decided.
 */
function worthOfSeats(view: PlayerView, seat: Seat): number[] {
  const { rules, declarer, missing } = view;
  const own = sideOf(rules, seat);
  const bidder = declarer === null ? null : sideOf(rules, declarer);
  const open = missing === null || missing > 0;
  return view.handSizes.map((_, other) => {
    const side = sideOf(rules, other);
    if (side === own) return 1;
    return bidder !== null && own !== bidder && side !== bidder && open ? FELLOW : 0;
  });
}

function trickSoFar(
  view: PlayerView,
  trump: Suit,
): Pick<Situation, 'led' | 'best' | 'winner' | 'later'> {
  const cards = view.trick?.cards ?? [];
  const players = view.rules.players;
  const seat = view.seat ?? 0;
  const later = Array.from({ length: players - 1 - cards.length }, (_, index) =>
    seatAfter(view.rules, seat, index + 1),
  );
  const [first] = cards;
  if (view.trick === null || first === undefined)
    return { led: null, best: null, winner: null, later };
  const best = winningIndex(cards, trump);
  return {
    led: suitIndex(first),
    best: cards[best] ?? first,
    winner: seatAfter(view.rules, view.trick.leader, best),
    later,
  };
}

/** What a card of a seat is judged by; trump must have been named. */
export function readSituation(view: PlayerView, seat: Seat): Situation {
  const { rules, declarer } = view;
  const unit = counterUnit(rules);
  const counters = counterList(rules).map((each) => each / unit);
  const trump = view.trump === null ? 0 : SUITS.indexOf(view.trump);
  const knowledge = readKnowledge(view, seat);
  const worth = worthOfSeats(view, seat);
  const trumpsOut = outOfSuit(knowledge, trump);
  let enemiesWithTrumps = 0;
  worth.forEach((each, other) => {
    if (each < 1 && trumpsOut > 0) enemiesWithTrumps += 1 - chanceOfVoid(knowledge, other, trump);
  });
  const tricksLeft = view.hand.length;
  return {
    ...trickSoFar(view, at(SUITS, trump)),
    seat,
    knowledge,
    trump,
    copies: DECKS[rules.deck].copies,
    declarer,
    declaring: declarer !== null && sideOf(rules, declarer) === sideOf(rules, seat),
    worth,
    counters,
    tricksLeft,
    trumps: view.hand.filter((face) => suitIndex(face) === trump).length,
    trumpsOut,
    enemiesWithTrumps,
  };
}
