import { isDeepStrictEqual } from 'node:util';
import type { RuleSet } from '@shared/game/rules';
import { dealtFrom, firstDealerOf, seedOf } from './cards';
import { type DealSeen, type Opening, type Shown, type ShownView, seatOf } from './dealsSeen';
import type { Faults } from './faults';
import { isAmong, wasTakenBack } from './ownActions';
import { type Position, positionOf } from './position';
import { Replay } from './replay';
import { playedIn, shownPosition } from './shownPosition';

export interface DealEnd {
  readonly dealer: number;
  readonly isDealtAgain: boolean;
}

export interface OpenedDeal {
  readonly seen: DealSeen;
  readonly opening: Opening;
  readonly rules: RuleSet;
  /** How many runs without a gap were heard altogether. */
  readonly runs: number;
  /** How the deal before ended, where that is known. */
  readonly before: DealEnd | null;
}

/** Deals the cards, plays the moves, and compares. Gives how the deal ended, null when that can't be known. */
export function judgeOpening(deal: OpenedDeal, faults: Faults): DealEnd | null {
  const { seen, opening, rules, runs } = deal;
  const shares = seen.shares.at(-1);
  if (shares === undefined) {
    faults.unseen.push('the shares were not told');
    return null;
  }
  const seed = seedOf(seen.game, seen.deal, opening.secret, shares);
  const dealer = dealerOf(deal, seed);
  if (dealer === null) {
    faults.unseen.push('the dealer is not known');
    return null;
  }
  const start = () => new Replay(rules, dealer, dealtFrom(seed, seen.deal, rules));
  let line: Line;
  try {
    line = playAll(start(), opening, seen.shown);
  } catch (error) {
    faults.unfair.push(`the moves can't be played: ${error}`);
    return null;
  }
  const lastRun = seen.shown.at(-1)?.run;
  const blame = (run: number, isFirst: boolean, what: string): void => {
    const isProof = isFirst || run === runs || run === lastRun;
    (isProof ? faults.unfair : faults.unseen).push(what);
  };
  seen.shown.forEach((shown, index) => {
    const count = shown.view.turn - opening.turn;
    const backTo = lowestTurnFrom(seen.shown, index) - opening.turn;
    const wrong =
      backTo < count
        ? branchDifference(shown, { count, backTo, opening, replay: start() })
        : firstDifference(line.positions.get(placeOf(count, shown.view)), shown.view);
    if (wrong !== null) blame(shown.run, count === 0, `after ${count} actions: ${wrong}`);
  });
  if (!seen.shown.some(({ view }) => view.turn === opening.turn && view.seat !== null))
    faults.unseen.push('the deal as dealt was not seen');
  for (const asked of seen.asked)
    if (asked.done && !wasTakenBack(asked, seen) && !isAmong(asked, opening, seatOf(seen)))
      blame(asked.run, false, 'an action of this program is missing');
  return { dealer, isDealtAgain: line.isDealtAgain };
}

function dealerOf({ seen, rules, before }: OpenedDeal, seed: string): number | null {
  if (seen.deal === 1) return firstDealerOf(seed, rules.players);
  if (before === null) return seen.shown[0]?.view.dealer ?? null;
  return before.isDealtAgain ? before.dealer : (before.dealer + 1) % rules.players;
}

/** The lowest turn to which the deal came back, from this position on, before the next gap. */
function lowestTurnFrom(shown: readonly Shown[], index: number): number {
  const turns = shown
    .slice(index)
    .flatMap(({ view, run }) => (run === shown[index]?.run ? [view.turn] : []));
  return Math.min(...turns);
}

interface Line {
  /** What those who were shown something may see after each number of moves. */
  readonly positions: ReadonlyMap<string, Position>;
  readonly isDealtAgain: boolean;
}

const placeOf = (count: number, { seat }: Pick<ShownView, 'seat'>): string => `${count}/${seat}`;

/** Plays all moves; throws when the rules don't allow one of them. */
function playAll(replay: Replay, { moves }: Opening, shown: readonly Shown[]): Line {
  const seats = new Set(shown.map(({ view }) => view.seat));
  const positions = new Map<string, Position>();
  const look = (count: number): void => {
    for (const seat of seats) positions.set(placeOf(count, { seat }), positionOf(replay, seat));
  };
  look(0);
  for (const [index, move] of moves.entries()) {
    replay.act(move);
    look(index + 1);
  }
  return { positions, isDealtAgain: replay.game.result?.how === 'redeal' };
}

interface Branch {
  /** How many actions of the deal the position is after. */
  readonly count: number;
  /** How many of them were not taken back. */
  readonly backTo: number;
  readonly opening: Opening;
  /** The deal as dealt. */
  readonly replay: Replay;
}

/** What differs in a position that was taken back from what the moves before it, and its cards, lead to. */
function branchDifference(
  { view }: Shown,
  { count, backTo, opening, replay }: Branch,
): string | null {
  if (backTo < 0 || backTo > opening.moves.length) return 'turn';
  try {
    for (const move of opening.moves.slice(0, backTo)) replay.act(move);
    const more = playedIn(view).slice(replay.played.length);
    if (more.length !== count - backTo) return 'more than cards was taken back';
    for (const card of more) replay.playNext(card);
    return firstDifference(positionOf(replay, view.seat), view);
  } catch (error) {
    return `${error}`;
  }
}

/** The first field in which a view isn't the position that the rules give; there may be no such position. */
function firstDifference(expected: Position | undefined, view: ShownView): string | null {
  if (expected === undefined) return 'turn';
  const shown = shownPosition(view);
  for (const [field, value] of Object.entries(expected))
    if (!isDeepStrictEqual(value, shown[field]))
      return `${field} is ${JSON.stringify(shown[field])} instead of ${JSON.stringify(value)}`;
  return null;
}
