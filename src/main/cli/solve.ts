import { at, type Face, printFace } from '@shared/game/cards';
import { seatAfter } from '@shared/game/seats';
import { parseRecord } from '@shared/protocol/recordSchema';
import { openPosition } from '../bots/solver/openPosition';
import type { SolverPosition } from '../bots/solver/position';
import { createSolver } from '../bots/solver/solver';
import type { DealState } from '../engine/deal';
import type { GameState } from '../engine/game';
import { printRecordFault, replayRecord } from '../engine/replay';
import { readArguments, wholeNumber } from './arguments';
import { type Command, WrongArguments, WrongInput } from './command';
import { readJsonInput } from './input';
import { printResult } from './output';

async function readGame(file: string): Promise<GameState> {
  const record = parseRecord(await readJsonInput(file));
  if (!record.ok) throw new WrongInput(record.error);
  const replayed = replayRecord(record.value);
  if (!replayed.ok) throw new WrongInput(printRecordFault(replayed.error));
  return replayed.value;
}

/**
 * All hands as they were before a trick (from 1): what is still held, and what was played since.
 * The declarer's side, or without one the leader's, plays against all others.
 */
function positionBefore(deal: DealState, trick: number): SolverPosition {
  const { rules, trump } = deal;
  const played = deal.trick === null ? deal.tricks : [...deal.tricks, deal.trick];
  const start = played[trick - 1];
  const strictFrom = rules.players === 2 ? 13 : 1;
  if (start === undefined || trump === null || trick < strictFrom)
    throw new WrongArguments(`--trick is ${trick}: ${whatCanBeSolved(strictFrom, played.length)}.`);
  const hands: Face[][] = deal.hands.map((hand) => [...hand]);
  for (const { leader, cards } of played.slice(trick - 1))
    cards.forEach((card, index) => {
      at(hands, seatAfter(rules, leader, index)).push(card);
    });
  const { leader } = start;
  return openPosition(rules, deal.declarer ?? leader, trump, hands, { leader, cards: [] });
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
  deal: { type: 'string', value: 'N', help: 'the deal, from 1; 1 by default' },
  trick: { type: 'string', value: 'M', help: 'the trick from which on it is solved; 1 by default' },
} as const;

export const solve: Command = {
  options: OPTIONS,
  usage: 'FILE --deal N --trick M',
  summary: 'the result of best play by all from a trick on with all hands open, and of each card',
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new WrongArguments('solve takes one file.');
    const deal = wholeNumber('deal', values.deal, { least: 1, byDefault: 1 });
    const trick = wholeNumber('trick', values.trick, { least: 1, byDefault: 1 });
    const game = await readGame(file);
    const deals = [...game.finished.map((each) => each.deal)];
    if (game.finished.length === 0 || game.deal.phase.kind !== 'over') deals.push(game.deal);
    const chosen = deals[deal - 1];
    if (chosen === undefined)
      throw new WrongArguments(
        `--deal is ${deal}: the record has ${deals.length} ${deals.length === 1 ? 'deal' : 'deals'}.`,
      );
    const position = positionBefore(chosen, trick);
    const solution = createSolver({ tableBits: 22 }).solve(position, {
      values: 'all',
      nodeLimit: MOST_NODES,
    });
    const { leader } = position.trick;
    await printResult({
      deal,
      trick,
      leader,
      // Points are those of these seats from here on, the last trick included; the least they get
      // where `exact` is false.
      for: position.sides.flatMap((side, seat) => (side === 0 ? [seat] : [])),
      exact: solution.exact,
      points: solution.low,
      best: printFace(solution.best),
      cards: solution.cards.map(({ card, low }) => ({ card: printFace(card), points: low })),
    });
    return 0;
  },
};
