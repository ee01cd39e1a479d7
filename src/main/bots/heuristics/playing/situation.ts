import { DECKS, type Face, rankIndex, SUITS, suitIndex } from '@shared/game/cards';
import { counterList, type RuleSet } from '@shared/game/rules';
import { type Seat, seatAfter, sideOf } from '@shared/game/seats';
import type { PlayerView } from '@shared/game/view';
import { chanceOfVoid, outOfSuit } from '../../belief/knowledge/chances';
import { type Knowledge, readKnowledge } from '../../belief/knowledge/knowledge';
import type { PlayWeights } from './playWeights';

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
  /** The bonus of the last trick, in the same unit. */
  readonly lastTrick: number;
  readonly led: number | null;
  /** The card that wins the trick so far, and whose it is. */
  readonly best: Face | null;
  readonly winner: Seat | null;
  /** What lies in the trick. */
  readonly pot: number;
  /** Seats that play to this trick after this one. */
  readonly later: readonly Seat[];
  readonly tricksLeft: number;
  /** What winning one more trick is worth for keeping this side's melds (`meldNeeds`). */
  readonly stake: number;
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

/**
 * Partners share everything. In solo games and between defending sides the others only help against
 * the bid, so their points are worth a part, and nothing once the contract is decided.
 */
function worthOfSeats(view: PlayerView, seat: Seat, weights: PlayWeights): number[] {
  const { rules, declarer, missing } = view;
  const own = sideOf(rules, seat);
  const bidder = declarer === null ? null : sideOf(rules, declarer);
  const open = missing === null || missing > 0;
  return view.handSizes.map((_, other) => {
    const side = sideOf(rules, other);
    if (side === own) return 1;
    return bidder !== null && own !== bidder && side !== bidder && open ? weights.fellow : 0;
  });
}

function meldStake(view: PlayerView, seat: Seat, unit: number, weights: PlayWeights): number {
  const tally = view.sides[sideOf(view.rules, seat)];
  if (tally === undefined || tally.meldCounts || tally.meld <= 0) return 0;
  const left = Math.max(1, view.hand.length);
  const needs = view.rules.meldNeeds;
  const tricksNeeded = typeof needs === 'number' ? 2 : 1;
  return Math.min(weights.stakeMost, ((tally.meld / unit) * weights.stake * tricksNeeded) / left);
}

/** The best card of a trick so far, as an index into it. */
function bestIndex(cards: readonly Face[], trump: number): number {
  let best = 0;
  cards.forEach((card, index) => {
    const top = cards[best] ?? card;
    const suit = suitIndex(card);
    if (suit === suitIndex(top) ? card < top : suit === trump) best = index;
  });
  return best;
}

function trickSoFar(
  view: PlayerView,
  trump: number,
  counters: readonly number[],
): Pick<Situation, 'led' | 'best' | 'winner' | 'pot' | 'later'> {
  const cards = view.trick?.cards ?? [];
  const players = view.rules.players;
  const seat = view.seat ?? 0;
  const later = Array.from({ length: players - 1 - cards.length }, (_, index) =>
    seatAfter(view.rules, seat, index + 1),
  );
  const [first] = cards;
  if (view.trick === null || first === undefined)
    return { led: null, best: null, winner: null, pot: 0, later };
  const best = bestIndex(cards, trump);
  return {
    led: suitIndex(first),
    best: cards[best] ?? first,
    winner: seatAfter(view.rules, view.trick.leader, best),
    pot: cards.reduce((sum, card) => sum + (counters[rankIndex(card)] ?? 0), 0),
    later,
  };
}

/** Reads the view of a seat that is to play a card; trumps must have been named. */
export function readSituation(view: PlayerView, seat: Seat, weights: PlayWeights): Situation {
  const { rules, declarer } = view;
  const unit = counterUnit(rules);
  const counters = counterList(rules).map((each) => each / unit);
  const trump = view.trump === null ? 0 : SUITS.indexOf(view.trump);
  const knowledge = readKnowledge(view, seat);
  const worth = worthOfSeats(view, seat, weights);
  const trumpsOut = outOfSuit(knowledge, trump);
  let enemiesWithTrumps = 0;
  worth.forEach((each, other) => {
    if (each < 1 && trumpsOut > 0) enemiesWithTrumps += 1 - chanceOfVoid(knowledge, other, trump);
  });
  const tricksLeft = view.hand.length;
  const around = trickSoFar(view, trump, counters);
  const lastTrick = rules.lastTrick / unit;
  return {
    ...around,
    pot: around.pot + (tricksLeft === 1 ? lastTrick : 0),
    seat,
    knowledge,
    trump,
    copies: DECKS[rules.deck].copies,
    declarer,
    declaring: declarer !== null && sideOf(rules, declarer) === sideOf(rules, seat),
    worth,
    counters,
    lastTrick,
    tricksLeft,
    stake: meldStake(view, seat, unit, weights),
    trumps: view.hand.filter((face) => suitIndex(face) === trump).length,
    trumpsOut,
    enemiesWithTrumps,
  };
}
