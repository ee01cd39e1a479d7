import { applyAction, createGame, type GameState } from '@main/engine/game';
import type { Action, Move } from '@shared/game/actions';
import { at, type Face } from '@shared/game/cards';
import type { RuleSet } from '@shared/game/rules';
import { partnerOf, type Seat } from '@shared/game/seats';
import type { DealtCards } from '@shared/game/view';
import type { SeededRandom } from './seededRandom';

/** A deal from its first card to some moment: what was dealt, and who did what. */
export interface DealStory {
  readonly rules: RuleSet;
  readonly dealer: Seat;
  readonly dealt: DealtCards;
  readonly moves: readonly Move[];
}

/** Everything that a seat may know at a moment, read from the state and not from any view. */
function knownFacts({ deal, scores, winner }: GameState, seat: Seat): unknown {
  const isTwoHand = deal.rules.players === 2;
  const isDeclarer = deal.declarer === seat;
  const partner = partnerOf(deal.rules, seat);
  return {
    hand: deal.hands[seat],
    given: deal.given.filter((gift) => gift.seat === seat || gift.seat === partner),
    buried: isDeclarer ? deal.buried : null,
    phase: deal.phase,
    auction: deal.auction,
    declarer: deal.declarer,
    contract: deal.contract,
    trump: deal.trump,
    moon: deal.moon,
    widow: deal.widowShown ? deal.dealt.widow : null,
    melds: deal.melds,
    handSizes: deal.hands.map((hand) => hand.length),
    trick: deal.trick,
    tricks: deal.tricks,
    how: deal.how,
    open: isTwoHand ? deal.open : null,
    turnedUp: isTwoHand ? (deal.stock.at(-1) ?? null) : null,
    stockLeft: deal.stock.length,
    tally: deal.phase.kind === 'over' ? deal.tally : null,
    scores,
    winner,
  };
}

/** What a seat may know after each move; null when a move isn't legal in this story. */
export function knownStory(
  { rules, dealer, dealt, moves }: DealStory,
  seat: Seat,
): string[] | null {
  let { game } = createGame(rules, dealer, dealt);
  const facts = [JSON.stringify(knownFacts(game, seat))];
  for (const move of moves) {
    const applied = applyAction(game, move.seat, move.action);
    if (!applied.ok) return null;
    game = applied.value.game;
    facts.push(JSON.stringify(knownFacts(game, seat)));
  }
  return facts;
}

type Places = Face[][];

/** All cards by where they were dealt: the hands, then the widow, then the stock. */
const placesOf = ({ hands, widow, stock }: DealtCards): Places => [
  ...hands.map((hand) => [...hand]),
  [...widow],
  [...stock],
];

const dealtFrom = (places: Places, players: number): DealtCards => ({
  hands: places.slice(0, players),
  widow: at(places, players),
  stock: at(places, players + 1),
});

/** Exchanges two cards that were not dealt to the seat and have not been played. */
function withSwap(story: DealStory, seat: Seat, random: SeededRandom): DealStory {
  const places = placesOf(story.dealt);
  const played = new Set(
    story.moves.flatMap(({ action }) => (action.type === 'play' ? [action.card] : [])),
  );
  const others = places.flatMap((cards, place) =>
    place === seat
      ? []
      : cards.flatMap((card, index) => (played.has(card) ? [] : [{ place, index }])),
  );
  if (others.length < 2) return story;
  const [a, b] = [random.pick(others), random.pick(others)];
  const cardA = at(at(places, a.place), a.index);
  at(places, a.place)[a.index] = at(at(places, b.place), b.index);
  at(places, b.place)[b.index] = cardA;
  return { ...story, dealt: dealtFrom(places, story.rules.players) };
}

/** Has somebody else give or bury another card of those dealt to it. */
function withOtherChoice(story: DealStory, seat: Seat, random: SeededRandom): DealStory {
  const moves = story.moves.map((move): Move => {
    const { action } = move;
    const isHidden = move.seat !== seat && (action.type === 'give' || action.type === 'bury');
    if (!isHidden || random.onceIn(2)) return move;
    const cards = [...action.cards];
    cards[random.below(cards.length)] = random.pick(at(story.dealt.hands, move.seat));
    const changed: Action = { type: action.type, cards };
    return { ...move, action: changed };
  });
  return { ...story, moves };
}

/**
 * Another story that is legal and leaves all that the seat may know as it was at every moment, but differs in the rest;
 * null when a try finds none. `known` is the seat's `knownStory`.
 */
export function changeHidden(
  story: DealStory,
  known: readonly string[],
  seat: Seat,
  random: SeededRandom,
): DealStory | null {
  let changed = story;
  for (let left = 1 + random.below(2); left > 0; left--)
    changed = random.onceIn(3)
      ? withOtherChoice(changed, seat, random)
      : withSwap(changed, seat, random);
  if (JSON.stringify(changed) === JSON.stringify(story)) return null;
  return knownStory(changed, seat)?.join() === known.join() ? changed : null;
}
