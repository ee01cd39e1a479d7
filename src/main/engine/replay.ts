import type { Action } from '@shared/game/actions';
import {
  at,
  deckCards,
  type Face,
  parseCards,
  parseFace,
  printCards,
  SUITS,
  sortCards,
} from '@shared/game/cards';
import { printValue } from '@shared/game/printValue';
import type { GameRecord, RecordedDeal, RecordedMelds, RecordedMove } from '@shared/game/record';
import { assertNever, err, ok, type Result } from '@shared/game/result';
import { handSize, type RuleSet } from '@shared/game/rules';
import type { Seat } from '@shared/game/seats';
import type { DealtCards } from '@shared/game/view';
import { refusalSentence } from '@shared/game/words';
import { dealCards, firstDealer } from './dealing';
import {
  applyAction,
  continueGame,
  createGame,
  type GameProgress,
  type GameState,
  isDealOver,
  nextDealer,
} from './game';
import { recordDeal, recordMove } from './record';

/** The first place where a record and the rules part; deal and action count from 1. */
export interface RecordFault {
  readonly deal: number | null;
  readonly action: number | null;
  /** What the record says there. */
  readonly says: string;
  /** What the rules give instead. */
  readonly gives: string;
}

export function printRecordFault({ deal, action, says, gives }: RecordFault): string {
  const place =
    deal === null ? 'The record' : `Deal ${deal}${action === null ? '' : `, action ${action}`}`;
  return `${place}: the record says ${says}, the rules give ${gives}.`;
}

type Check<T> = Result<T, RecordFault>;
type Place = Pick<RecordFault, 'deal' | 'action'>;

const fault = (place: Place, says: unknown, gives: unknown): Check<never> =>
  err({ ...place, says: printValue(says), gives: printValue(gives) });

/** An action from its verb and argument, or what it lacks. */
function readAction([, verb, argument]: RecordedMove): Result<Action, string> {
  switch (verb) {
    case 'bid':
      return typeof argument === 'number'
        ? ok({ type: verb, amount: argument })
        : err('a bid with an amount');
    case 'trump': {
      const suit = SUITS.find((each) => each === argument);
      return suit === undefined ? err(`a suit of ${SUITS.join(' ')}`) : ok({ type: verb, suit });
    }
    case 'play': {
      if (typeof argument !== 'string') return err('the card that is played');
      const card = parseFace(argument);
      return card.ok ? ok({ type: verb, card: card.value }) : err(`a card (${card.error})`);
    }
    case 'give':
    case 'bury':
    case 'meld': {
      if (typeof argument !== 'string') return err(`the cards of the ${verb}`);
      const cards = parseCards(argument);
      return cards.ok ? ok({ type: verb, cards: cards.value }) : err(`cards (${cards.error})`);
    }
    case 'redeal':
    case 'keep':
    case 'pass':
    case 'play-on':
    case 'throw-in':
    case 'moon':
    case 'claim':
    case 'dix':
    case 'exchange':
    case 'draw':
      return argument === undefined ? ok({ type: verb }) : err(`${verb} without an argument`);
    default:
      return assertNever(verb);
  }
}

const cardsOf = (text: string | undefined): Result<Face[], string> => parseCards(text ?? '');

/** The cards as dealt: each hand full, and together the deck. */
function readDealt(rules: RuleSet, deal: RecordedDeal, place: Place): Check<DealtCards> {
  const hands: Face[][] = [];
  for (const text of deal.hands) {
    const hand = parseCards(text);
    if (!hand.ok) return fault(place, text, `hands of cards (${hand.error})`);
    hands.push(sortCards(hand.value));
  }
  const widow = cardsOf(deal.widow);
  const stock = cardsOf(deal.stock);
  if (!widow.ok) return fault(place, deal.widow, widow.error);
  if (!stock.ok) return fault(place, deal.stock, stock.error);
  const size = handSize(rules);
  const isFull =
    hands.length === rules.players &&
    hands.every((hand) => hand.length === size) &&
    widow.value.length === rules.widow;
  if (!isFull) {
    const sizes = `hands of ${hands.map((hand) => hand.length).join(', ')} and a widow of ${widow.value.length}`;
    return fault(place, sizes, `${rules.players} hands of ${size} and a widow of ${rules.widow}`);
  }
  const all = sortCards([...hands.flat(), ...widow.value, ...stock.value]);
  const deck = deckCards(rules.deck);
  if (all.join() !== deck.join()) {
    return fault(
      place,
      'other cards in hands, widow and stock',
      `the deck ${rules.deck}, each card once for each copy`,
    );
  }
  return ok({ hands, widow: sortCards(widow.value), stock: stock.value });
}

/** Plays a deal's recorded actions; forced bids are already there and are compared. */
function replayMoves(
  start: GameState,
  actions: readonly RecordedMove[],
  dealNumber: number,
  onStep: (progress: GameProgress) => void = () => {},
): Check<GameState> {
  let game = start;
  const before = start.finished.length;
  // A deal that has just ended is the last finished one: its moves are what counts.
  const movesOf = (current: GameState) =>
    current.finished.length > before ? at(current.finished, before).deal.moves : current.deal.moves;
  for (const [index, move] of actions.entries()) {
    const place = { deal: dealNumber, action: index + 1 };
    const played = movesOf(game)[index];
    if (played !== undefined) {
      const given = recordMove(played);
      if (JSON.stringify(given) !== JSON.stringify(move)) return fault(place, move, given);
      continue;
    }
    const action = readAction(move);
    if (!action.ok) return fault(place, move, action.error);
    if (game.finished.length > before) return fault(place, move, 'no action: the deal is over');
    const progress = applyAction(game, move[0], action.value);
    if (!progress.ok) {
      const { code } = progress.error;
      const turn =
        code === 'not-your-turn'
          ? `the turn to seat ${progress.error.turn}`
          : `no such action (${refusalSentence(progress.error, (each) => `Seat ${each}`)})`;
      return fault(place, move, turn);
    }
    game = progress.value.game;
    onStep(progress.value);
  }
  const unwritten = movesOf(game)[actions.length];
  if (unwritten !== undefined) {
    const place = { deal: dealNumber, action: actions.length + 1 };
    return fault(place, 'nothing more', recordMove(unwritten));
  }
  return ok(game);
}

/** One deal apart from its game: who dealt, the cards, and all actions. */
export interface DealToReplay {
  readonly rules: RuleSet;
  readonly dealer: Seat;
  readonly dealt: DealtCards;
  readonly moves: readonly RecordedMove[];
}

/** Plays a deal again, and tells each position with what led to it, the cards as dealt first. */
export function replayDeal(
  { rules, dealer, dealt, moves }: DealToReplay,
  onStep: (progress: GameProgress) => void,
): Check<GameState> {
  const start = createGame(rules, dealer, dealt);
  onStep(start);
  return replayMoves(start.game, moves, 1, onStep);
}

/** Compares what a deal's actions lead to with what the record says they did. */
function compareDeal(game: GameState, deal: RecordedDeal, dealNumber: number): Check<null> {
  const place = { deal: dealNumber, action: null };
  const isOver = isDealOver(game);
  const last = isOver ? at(game.finished, game.finished.length - 1) : null;
  const given = recordDeal(game.deal, last?.result ?? null);
  const wrong = firstDifference(
    { melds: deal.melds?.map(inOrder), tricks: deal.tricks, result: deal.result },
    { melds: given.melds?.map(inOrder), tricks: given.tricks, result: given.result },
  );
  return wrong === null
    ? ok(null)
    : fault(place, `${wrong.path} ${printValue(wrong.says)}`, wrong.gives);
}

/** A seat's melds and their cards in one order: the format leaves it open. */
const inOrder = ({ points, melds }: RecordedMelds): RecordedMelds => ({
  points,
  melds: melds
    .map(([name, cards, value]) => [name, cards.split(' ').sort().join(' '), value] as const)
    .sort((a, b) => (a.join() < b.join() ? -1 : 1)),
});

interface Difference {
  readonly path: string;
  readonly says: unknown;
  readonly gives: unknown;
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The first leaf, in the order of the rules' side, where two pieces of JSON differ. */
function firstDifference(
  says: unknown,
  gives: unknown,
  path: readonly string[] = [],
): Difference | null {
  if (!isBranch(says) || !isBranch(gives)) {
    return says === gives ? null : { path: path.join(' '), says, gives };
  }
  const keys = new Set([...Object.keys(gives), ...Object.keys(says)]);
  for (const key of keys) {
    const shown = Array.isArray(gives) ? String(Number(key) + 1) : key;
    const found = firstDifference(says[key], gives[key], [...path, shown]);
    if (found !== null) return found;
  }
  return null;
}

const sameCards = (a: DealtCards, b: DealtCards): boolean =>
  [...a.hands, a.widow, a.stock].every(
    (cards, index) => cards.join() === at([...b.hands, b.widow, b.stock], index).join(),
  );

/** Begins a deal of the record: its dealer and cards must be the ones that are due. */
function beginDeal(record: GameRecord, game: GameState | null, index: number): Check<GameState> {
  const { rules, seed } = record;
  const deal = at(record.deals, index);
  const place = { deal: index + 1, action: null };
  if (game !== null && !isDealOver(game)) return fault(place, 'a deal', 'the last deal unfinished');
  if (game !== null && game.winner !== null) return fault(place, 'a deal', 'the game over');
  const dealt = readDealt(rules, deal, place);
  if (!dealt.ok) return dealt;
  const dealer =
    game !== null ? nextDealer(game) : seed === undefined ? deal.dealer : firstDealer(rules, seed);
  if (deal.dealer !== dealer || dealer >= rules.players) {
    return fault(place, `dealer ${deal.dealer}`, `dealer ${dealer}`);
  }
  if (seed !== undefined && !sameCards(dealt.value, dealCards(rules, seed, index))) {
    const hands = dealCards(rules, seed, index).hands.map(printCards).join(' / ');
    return fault(place, `the hands ${deal.hands.join(' / ')}`, `from this seed ${hands}`);
  }
  const progress =
    game === null ? createGame(rules, dealer, dealt.value) : continueGame(game, dealt.value);
  return ok(progress.game);
}

/**
 * Plays a record through the engine: the game as it then stands, or the first place where the record
 * says something else than the rules. Whatever is wrong, nothing throws.
 */
export function replayRecord(record: GameRecord): Check<GameState> {
  if (record.seats.length !== record.rules.players) {
    const place = { deal: null, action: null };
    return fault(place, `${record.seats.length} seats`, `${record.rules.players} players`);
  }
  let game: GameState | null = null;
  for (const [index, deal] of record.deals.entries()) {
    const begun: Check<GameState> = beginDeal(record, game, index);
    if (!begun.ok) return begun;
    const replayed = replayMoves(begun.value, deal.actions, index + 1);
    if (!replayed.ok) return replayed;
    const compared = compareDeal(replayed.value, deal, index + 1);
    if (!compared.ok) return compared;
    game = replayed.value;
  }
  const place = { deal: null, action: null };
  if (game === null) return fault(place, 'no deal', 'at least one');
  if (record.over !== (game.winner !== null)) {
    return fault(place, `over ${record.over}`, `over ${game.winner !== null}`);
  }
  if ((record.winner ?? null) !== game.winner) {
    return fault(place, `winner ${record.winner ?? 'none'}`, `winner ${game.winner ?? 'none'}`);
  }
  return ok(game);
}
