import { at, printFace, sortCards } from '@shared/game/cards';
import { seatAfter } from '@shared/game/seats';
import { parseRecord } from '@shared/protocol/recordSchema';
import { openPosition } from '../bots/solver/openPosition';
import type { SolverPosition } from '../bots/solver/position';
import { createSolver } from '../bots/solver/solver';
import { type GameState, isDealOver } from '../engine/game';
import { isKnown, knownOf, type Position } from '../engine/notation/position';
import { positionOfGame } from '../engine/notation/positionOfGame';
import { printPosition } from '../engine/notation/printPosition';
import { printRecordFault, replayRecord } from '../engine/replay';
import { readArguments, wholeNumber } from './arguments';
import { type Command, WrongArguments, WrongInput } from './command';
import { readJsonInput } from './input';
import { printResult } from './output';
import { POSITION_OPTION, readPosition } from './positionOption';

async function readGame(file: string): Promise<GameState> {
  const record = parseRecord(await readJsonInput(file));
  if (!record.ok) throw new WrongInput(record.error);
  const replayed = replayRecord(record.value);
  if (!replayed.ok) throw new WrongInput(printRecordFault(replayed.error));
  return replayed.value;
}

/** A deal of a game (from 1) as it rests, or rested at its end. */
function dealOf(game: GameState, number: number): Position {
  const deals = game.finished.map(({ deal }) => deal);
  if (!isDealOver(game)) deals.push(game.deal);
  const deal = deals[number - 1];
  if (deal === undefined)
    throw new WrongArguments(
      `--deal is ${number}: the record has ${deals.length} ${deals.length === 1 ? 'deal' : 'deals'}.`,
    );
  const history = game.finished
    .slice(0, number - 1)
    .map((each) => ({ dealer: each.deal.dealer, result: each.result }));
  return positionOfGame({ ...game, deal, history });
}

/** A deal as it was before a trick (from 1): what is still held, and what was played since. */
function beforeTrick(position: Position, number: number): Position {
  const { rules, trump } = position;
  const played = position.trick === null ? position.tricks : [...position.tricks, position.trick];
  const start = played[number - 1];
  const strictFrom = rules.players === 2 ? 13 : 1;
  if (start === undefined || trump === null || number < strictFrom)
    throw new WrongArguments(
      `--trick is ${number}: ${whatCanBeSolved(strictFrom, played.length)}.`,
    );
  const hands = position.hands.map((hand) => [...hand]);
  for (const { leader, cards } of played.slice(number - 1))
    cards.forEach((card, index) => {
      at(hands, seatAfter(rules, leader, index)).push(card);
    });
  const { leader } = start;
  return {
    ...position,
    phase: { kind: 'play', seat: leader },
    how: null,
    hands: hands.map((hand) => sortCards(knownOf(hand))),
    tricks: played.slice(0, number - 1),
    trick: { leader, cards: [] },
  };
}

/**
 * What the solver is given: all hands open, while cards are played strictly. The declarer's side, or without one the
 * leader's, plays against all others.
 */
function solverPosition({ rules, contract, trump, hands, trick, stock }: Position): SolverPosition {
  if (trick === null || trump === null || stock.length > 0)
    throw new WrongArguments(
      'Only a position in which tricks are played by the strict rules can be solved.',
    );
  if (!hands.every(isKnown))
    throw new WrongArguments('Only a position in which all hands are known can be solved.');
  return openPosition(rules, contract?.seat ?? trick.leader, trump, hands.map(knownOf), trick);
}

/** Which tricks of a deal there are to choose from. */
function whatCanBeSolved(first: number, last: number): string {
  if (last === 0) return 'this deal ended before a card was played';
  if (last < first)
    return `this deal has ${last} tricks, and only those from ${first} on can be solved`;
  return first === last
    ? `only trick ${first} can be solved`
    : `it must be from ${first} to ${last}`;
}

/** Some minutes; whole double-deck deals can't be solved at all. */
const MOST_NODES = 500_000_000;

const OPTIONS = {
  ...POSITION_OPTION,
  deal: { type: 'string', value: 'N', help: 'the deal, from 1; 1 by default' },
  trick: { type: 'string', value: 'M', help: 'the trick from which on it is solved; 1 by default' },
} as const;

export const solve: Command = {
  options: OPTIONS,
  usage: 'FILE --deal N --trick M | --position TEXT',
  summary: 'the result of best play by all from a trick on with all hands open, and of each card',
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    if (values.position !== undefined) {
      if (positionals.length > 0 || values.deal !== undefined || values.trick !== undefined)
        throw new WrongArguments('--position says it all: give neither a file nor a deal with it.');
      await printSolution(readPosition(values.position), {});
      return 0;
    }
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new WrongArguments('solve takes one file.');
    const deal = wholeNumber('deal', values.deal, { least: 1, byDefault: 1 });
    const trick = wholeNumber('trick', values.trick, { least: 1, byDefault: 1 });
    const position = beforeTrick(dealOf(await readGame(file), deal), trick);
    await printSolution(position, { deal, trick });
    return 0;
  },
};

async function printSolution(position: Position, place: object): Promise<void> {
  const solved = solverPosition(position);
  const solution = createSolver({ tableBits: 22 }).solve(solved, {
    values: 'all',
    nodeLimit: MOST_NODES,
  });
  await printResult({
    ...place,
    position: printPosition(position),
    leader: solved.trick.leader,
    // Points are those of these seats from here on, the last trick included; the least they get
    // where `exact` is false.
    for: solved.sides.flatMap((side, seat) => (side === 0 ? [seat] : [])),
    exact: solution.exact,
    points: solution.low,
    best: printFace(solution.best),
    cards: solution.cards.map(({ card, low }) => ({ card: printFace(card), points: low })),
  });
}
