import { scoreMelds } from '@main/engine/melding';
import { moonBonus } from '@main/engine/scoring';
import { bidRange } from '@main/engine/stages/auction';
import { legalCards, trickPoints, winningIndex } from '@main/engine/trickPlay';
import type { Phase } from '@shared/game/actions';
import { at, type Face, parseCards, SUITS, type Suit } from '@shared/game/cards';
import { NO_MELDS } from '@shared/game/melds';
import { presetRules } from '@shared/game/presets';
import { handSize, type RuleSet, trickSum } from '@shared/game/rules';
import { type Seat, seatAfter, seatsOf, sideCount, sideOf } from '@shared/game/seats';
import type { Call, Legal, PlayedTrick, PlayerView } from '@shared/game/view';

/** A decision of seat 0 written by hand; cards as in the rules, `AS` or several with spaces. */
export interface Position {
  readonly preset: string;
  readonly rules?: Partial<RuleSet>;
  readonly hand: string;
  readonly dealer?: Seat;
  /** Calls so far: "1 250, 2 pass". */
  readonly calls?: string;
  readonly trump?: Suit;
  readonly declarer?: Seat;
  readonly contract?: number;
  /** "1 AS 9S TS 9S": the leader's seat and the cards in order; the last may be unfinished. */
  readonly tricks?: readonly string[];
  /** By seat, what others have shown: the cards are scored as melds. */
  readonly shown?: readonly string[];
  /** What seat 0 gave to its partner and got from it. */
  readonly gave?: string;
  readonly got?: string;
  readonly scores?: readonly number[];
  /** By side, points of melds shown whose cards don't matter; those of `shown` are added. */
  readonly sideMelds?: readonly number[];
  /** Two-hand: cards left to draw, the turned-up one included. */
  readonly stock?: number;
  readonly turnedUp?: string;
  readonly phase: 'nines' | 'auction' | 'trump' | 'give' | 'bury' | 'decision' | 'play';
  readonly widowCards?: string;
}

export function cards(text: string): Face[] {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

const sorted = (text: string): Face[] => cards(text).sort((a, b) => a - b);

export function rulesOf(position: Position): RuleSet {
  return { ...presetRules(position.preset), ...position.rules };
}

function callsOf(text: string | undefined): Call[] {
  if (text === undefined || text === '') return [];
  return text.split(', ').map((each) => {
    const [seat, call] = each.split(' ');
    return { seat: Number(seat), call: call === 'pass' ? 'pass' : Number(call), forced: false };
  });
}

function tricksOf(rules: RuleSet, position: Position): Pick<PlayerView, 'trick' | 'tricks'> {
  const trump = position.trump ?? 'S';
  const read = (position.tricks ?? []).map((text) => {
    const leader = Number(text[0]);
    return { leader, cards: cards(text.slice(2)) };
  });
  const open = read.find((trick) => trick.cards.length < rules.players) ?? null;
  const tricks = read
    .filter((trick) => trick !== open)
    .map((trick): PlayedTrick => {
      const winner = seatAfter(rules, trick.leader, winningIndex(trick.cards, trump));
      return { ...trick, winner, points: trickPoints(trick.cards, rules) };
    });
  return { tricks, trick: open ?? { leader: 0, cards: [] } };
}

const hasStock = ({ stock }: Position): boolean => stock !== undefined && stock > 0;

function legalOf(position: Position, rules: RuleSet, view: PlayerView): Legal {
  switch (position.phase) {
    case 'nines':
      return { kind: 'nines' };
    case 'auction':
      return { kind: 'auction', bids: bidRange(rules, view.auction.high) };
    case 'trump':
      return { kind: 'trump', suits: SUITS };
    case 'give':
      return { kind: 'give', count: rules.passCount, to: 2 };
    case 'bury':
      return { kind: 'bury', count: rules.widow, allowed: null };
    case 'decision': {
      const meld = view.sides[0]?.meld ?? 0;
      return {
        kind: 'decision',
        options: rules.moon === null ? ['play-on', 'throw-in'] : ['play-on', 'throw-in', 'moon'],
        need: (view.contract ?? 0) - meld,
        available: trickSum(rules),
        moonBonus: rules.moon === null ? null : moonBonus(rules, view.contract ?? 0),
      };
    }
    case 'play':
      return {
        kind: 'play',
        cards: hasStock(position)
          ? [...new Set(view.hand)]
          : legalCards(view.trick?.cards ?? [], view.hand, view.trump ?? 'S', rules.mustWin),
        refused: [],
        claim: false,
      };
  }
}

/** The view of seat 0 in a position; hands of the others are as large as they must be. */
export function viewOf(position: Position): PlayerView {
  const rules = rulesOf(position);
  const hand = sorted(position.hand);
  const { trick, tricks } = tricksOf(rules, position);
  const calls = callsOf(position.calls);
  const bids = calls.filter((call) => call.call !== 'pass');
  const last = bids[bids.length - 1];
  const played = new Set(
    (trick?.cards ?? []).map((_, index) => seatAfter(rules, trick?.leader ?? 0, index)),
  );
  const trump = position.trump ?? null;
  const melds =
    position.phase === 'play' || position.phase === 'decision'
      ? seatsOf(rules).map((seat) => {
          const shown = seat === 0 ? undefined : position.shown?.[seat];
          return shown === undefined ? NO_MELDS : scoreMelds(rules, trump ?? 'S', cards(shown));
        })
      : null;
  const sides = Array.from({ length: sideCount(rules) }, (_, side) => ({
    meld: (melds ?? []).reduce(
      (sum, each, seat) => sum + (sideOf(rules, seat) === side ? each.points : 0),
      position.sideMelds?.[side] ?? 0,
    ),
    tricks: tricks.reduce(
      (sum, each) => sum + (sideOf(rules, each.winner) === side ? each.points : 0),
      0,
    ),
    trickCount: tricks.filter((each) => sideOf(rules, each.winner) === side).length,
    meldCounts: true,
  }));
  const phase: Phase =
    position.phase === 'give'
      ? { kind: 'give', seat: 0, to: 2 }
      : { kind: position.phase, seat: 0 };
  const base: PlayerView = {
    seat: 0,
    rules,
    dealNumber: 1,
    turn: 0,
    dealer: position.dealer ?? 3,
    phase,
    hand,
    handSizes: seatsOf(rules).map((seat) => hand.length - (played.has(seat) ? 1 : 0)),
    scores:
      position.scores ??
      seatsOf(rules)
        .slice(0, sideCount(rules))
        .map(() => 0),
    auction: {
      calls,
      high: last === undefined ? null : { seat: last.seat, amount: Number(last.call) },
    },
    declarer: position.declarer ?? null,
    contract: position.contract ?? null,
    trump,
    moon: false,
    widow: position.widowCards === undefined ? null : cards(position.widowCards),
    stock: stockOf(position),
    gave: position.gave === undefined ? null : cards(position.gave),
    got: position.got === undefined ? null : cards(position.got),
    buried: null,
    melds,
    open: hasStock(position) ? seatsOf(rules).map(() => []) : null,
    trick: position.phase === 'play' ? trick : null,
    tricks,
    sides,
    missing: missingOf(position, rules, sides),
    legal: null,
    meldIfTrump: SUITS.map((suit) => ({ suit, ...scoreMelds(rules, suit, hand) })),
    result: null,
    history: [],
    winner: null,
  };
  checkSize(position, rules, base);
  return { ...base, legal: legalOf(position, rules, base) };
}

const stockOf = ({ stock, turnedUp }: Position): PlayerView['stock'] =>
  stock === undefined ? null : { count: stock, turnedUp: cards(turnedUp ?? '')[0] ?? null };

/** What the declarer's side still lacks in tricks. */
function missingOf(
  { declarer, contract }: Position,
  rules: RuleSet,
  sides: PlayerView['sides'],
): number | null {
  if (declarer === undefined || contract === undefined) return null;
  const { meld, tricks } = at(sides, sideOf(rules, declarer));
  return contract - meld - tricks;
}

/** A hand of the wrong size would make a position that can't be. */
function checkSize(position: Position, rules: RuleSet, view: PlayerView): void {
  const size = handSize(rules);
  const expected =
    position.phase === 'play'
      ? size - (hasStock(position) ? 0 : view.tricks.length)
      : position.phase === 'bury' || position.phase === 'trump'
        ? size + rules.widow
        : position.phase === 'give' && view.got !== null
          ? size + rules.passCount
          : size;
  if (view.hand.length !== expected)
    throw new Error(`a hand of ${view.hand.length} where ${expected} are held: ${position.hand}`);
}
