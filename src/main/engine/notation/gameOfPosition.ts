import { deckCards, withoutCards } from '@shared/game/cards';
import { err, ok, type Result } from '@shared/game/result';
import { partnerOf, type Seat } from '@shared/game/seats';
import type { DealSummary, PlayerView } from '@shared/game/view';
import { afterProgress, type GameState } from '../game';
import { viewFor } from '../view';
import { dealOfPosition } from './dealOfPosition';
import { isKnown, knownOf, type Position, type SomeCards } from './position';
import { placesOf } from './positionFault';

/** A position whose unknown cards are some that are left: which ones, nobody who wrote it can know. */
function filled(position: Position): Position {
  const known = placesOf(position).flatMap(knownOf);
  const rest = withoutCards(deckCards(position.rules.deck), known) ?? [];
  const fill = (cards: SomeCards): SomeCards =>
    isKnown(cards) ? cards : cards.map((card) => card ?? rest.pop() ?? null);
  const { hands, stock, buried, widow, contract } = position;
  return {
    ...position,
    hands: hands.map((hand) => [...fill(hand)].sort((a, b) => Number(a) - Number(b))),
    stock: fill(stock),
    buried: fill(buried),
    // A widow that was taken is in a hand.
    widow: contract === null ? fill(widow) : widow,
  };
}

/** Earlier deals, of which a position tells nothing but what they led to. */
function historyOf({ dealer, scores, dealsBefore }: Position): DealSummary[] {
  const sides = scores.map((total) => ({ meld: 0, tricks: 0, points: 0, total }));
  return Array.from({ length: dealsBefore }, () => ({
    dealer,
    result: { how: 'made', declarer: null, contract: null, trump: null, sides },
  }));
}

/**
 * A game that rests in a position and goes on from there by the rules. Cards that the position doesn't tell are filled in, so
 * only what is known of it may be believed: see `viewOfPosition`.
 */
export function gameOfPosition(position: Position): GameState {
  const deal = dealOfPosition(filled(position));
  const game: GameState = {
    rules: position.rules,
    finished: [],
    deal,
    history: historyOf(position),
    movesBefore: 0,
    scores: position.scores,
    winner: null,
  };
  return afterProgress(game, { deal, events: [] }).game;
}

/** Of a seat's knowledge, what a position doesn't tell; null when it tells all. */
function untold({ hands, passed, rules, contract, buried, phase }: Position, seat: Seat) {
  if (!isKnown(hands[seat] ?? [])) return `hands: the cards of seat ${seat} aren't all known`;
  if (contract?.seat === seat && !isKnown(buried))
    return `buried: the cards that seat ${seat} has buried aren't known`;
  const isTogether = phase.kind === 'give' && rules.passOrder === 'together';
  const isParty = (giver: Seat) =>
    giver === seat || (partnerOf(rules, giver) === seat && !isTogether);
  return passed.some((each) => phase.kind === 'give' && isParty(each.seat) && !isKnown(each.cards))
    ? `passed: the cards that seat ${seat} has passed or got aren't known`
    : null;
}

/** What a seat sees in a position; a sentence when the position doesn't tell enough of it. */
export function viewOfPosition(position: Position, seat: Seat): Result<PlayerView, string> {
  const fault = untold(position, seat);
  if (fault !== null) return err(`This position isn't enough for seat ${seat}: ${fault}.`);
  return ok(viewFor(gameOfPosition(position), seat));
}
