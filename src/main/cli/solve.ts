import { readFileSync } from 'node:fs';
import { at, type Face, printFace } from '@shared/game/cards';
import { seatAfter } from '@shared/game/seats';
import { parseRecord } from '@shared/protocol/recordSchema';
import { openPosition } from '../bots/solver/openPosition';
import type { SolverPosition } from '../bots/solver/position';
import { createSolver } from '../bots/solver/solver';
import type { DealState } from '../engine/deal';
import { printRecordFault, replayRecord } from '../engine/replay';
import { type Command, printResult, readArguments, WrongArguments, wholeNumber } from './command';

function readGame(file: string) {
  let input: unknown;
  try {
    input = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new WrongArguments(`The file "${file}" holds no record in JSON.`);
  }
  const record = parseRecord(input);
  if (!record.ok) throw new WrongArguments(record.error);
  const replayed = replayRecord(record.value);
  if (!replayed.ok) throw new WrongArguments(printRecordFault(replayed.error));
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
    throw new WrongArguments(
      `--trick is ${trick}: this deal has tricks ${strictFrom} to ${played.length} to solve.`,
    );
  const hands: Face[][] = deal.hands.map((hand) => [...hand]);
  for (const { leader, cards } of played.slice(trick - 1))
    cards.forEach((card, index) => {
      at(hands, seatAfter(rules, leader, index)).push(card);
    });
  const { leader } = start;
  return openPosition(rules, deal.declarer ?? leader, trump, hands, { leader, cards: [] });
}

/** Some minutes; whole double-deck deals can't be solved at all. */
const MOST_NODES = 500_000_000;

export const solve: Command = {
  usage: 'FILE --deal N --trick M',
  summary: 'the result of best play by all from a trick on with all hands open, and of each card',
  async run(args) {
    const { values, positionals } = readArguments(args, {
      deal: { type: 'string' },
      trick: { type: 'string' },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new WrongArguments('solve takes one file.');
    const deal = wholeNumber('deal', values.deal, 1, 1);
    const trick = wholeNumber('trick', values.trick, 1, 1);
    const game = readGame(file);
    const deals = [...game.finished.map((each) => each.deal)];
    if (game.finished.length === 0 || game.deal.phase.kind !== 'over') deals.push(game.deal);
    const chosen = deals[deal - 1];
    if (chosen === undefined)
      throw new WrongArguments(`--deal is ${deal}: the record has ${deals.length}.`);
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
